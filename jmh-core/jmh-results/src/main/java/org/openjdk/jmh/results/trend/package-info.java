/** Finds changes in the results of benchmarks over many runs. */
package org.openjdk.jmh.results.trend;
