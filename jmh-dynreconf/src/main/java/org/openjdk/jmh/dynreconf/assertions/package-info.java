/** Judges formulas on the performance of benchmarks by what was measured. */
package org.openjdk.jmh.dynreconf.assertions;
