/** Reads recorded time series of benchmarks: a folder of them, their steady states, and what others decided on them. */
package org.openjdk.jmh.bench.series;
