package org.openjdk.jmh.bench.replay;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Ratio of the mean of a dynamic run and that of the static one, with its 99 % interval.
 *
 * @param lower limit
 * @param point the ratio
 * @param upper limit
 */
public record Ratio(double lower, double point, double upper) {

    /** The same numbers. */
    public static Ratio of(Interval interval) {
        return new Ratio(interval.lower(), interval.point(), interval.upper());
    }

    /** Whether an A/A test reports a difference. */
    public boolean isDifferent() {
        return lower > 1 || upper < 1;
    }

    /** How much the result changed: 0.03 is 3 %, in either direction. */
    public double changeRate() {
        return Math.abs(point - 1);
    }
}
