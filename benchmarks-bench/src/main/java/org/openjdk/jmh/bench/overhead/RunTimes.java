package org.openjdk.jmh.bench.overhead;

/**
 * What the host saw of a run with one fork.
 *
 * @param gaps   milliseconds between the end of each iteration and the start of the next one
 * @param scores of all iterations
 */
record RunTimes(double[] gaps, double[] scores) {
}
