/** Judges the assertions of benchmarks by their results. */
package org.openjdk.jmh.results.assertions;
