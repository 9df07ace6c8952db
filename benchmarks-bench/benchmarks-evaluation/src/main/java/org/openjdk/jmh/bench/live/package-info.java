/** Runs the benchmarks of a JAR statically and dynamically, in turns, and compares the results. */
package org.openjdk.jmh.bench.live;
