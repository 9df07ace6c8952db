package org.openjdk.jmh.bench.summary;

/**
 * A figure with its 95 % interval; NaN where there is none.
 *
 * @param lower limit
 * @param point the figure
 * @param upper limit
 */
public record Estimate(double lower, double point, double upper) {
}
