/** Computes statistics on primitive arrays, without any knowledge of benchmarks. */
package org.openjdk.jmh.dynreconf.statistics;
