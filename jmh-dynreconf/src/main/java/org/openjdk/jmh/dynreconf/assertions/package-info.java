/** Judges formulas on the performance of benchmarks by measurements. */
package org.openjdk.jmh.dynreconf.assertions;
