package org.openjdk.jmh.bench.replay;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Ratio of two means with its interval: of a dynamic run and the static one at 99 %, or of a measurement and the steady
 * state at 95 %.
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

    /** Whether the interval leaves 1 out, so that an A/A test reports a difference. */
    public boolean isDifferent() {
        return lower > 1 || upper < 1;
    }

    /** How much the result changed: 0.03 is 3 %, in either direction. */
    public double changeRate() {
        return Math.abs(point - 1);
    }

    /** The change rate where it is significant, 0 where it is not: the RPD of Traini et al. */
    public double deviation() {
        return isDifferent() ? changeRate() : 0;
    }

    /** The lowest change rate within the interval. */
    public double lowestDeviation() {
        return isDifferent() ? Math.min(Math.abs(lower - 1), Math.abs(upper - 1)) : 0;
    }

    /** The highest change rate within the interval. */
    public double highestDeviation() {
        return Math.max(Math.abs(lower - 1), Math.abs(upper - 1));
    }
}
