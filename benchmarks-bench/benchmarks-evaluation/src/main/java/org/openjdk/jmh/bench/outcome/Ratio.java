package org.openjdk.jmh.bench.outcome;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Ratio of two means: of a dynamic run and the static one at 99 %, or of a measurement and the steady state at 95 %.
 *
 * @param interval around the ratio
 */
public record Ratio(Interval interval) {

    /** A ratio between two limits. */
    public static Ratio of(double lower, double point, double upper) {
        return new Ratio(Interval.of(lower, point, upper));
    }

    /** Whether the interval leaves 1 out, so that an A/A test reports a difference. */
    public boolean isDifferent() {
        return !interval.contains(1);
    }

    /** How much the result changed: 0.03 is 3 %, in either direction. */
    public double changeRate() {
        return Math.abs(interval.point() - 1);
    }

    /** How much the result changed apart from a share that was to be expected: 0.02 where it is 2 % more. */
    public double changeRateWithout(double expected) {
        return Math.abs(interval.point() / (1 + expected) - 1);
    }

    /** The change rate where it is significant, 0 where it is not: the RPD of Traini et al. */
    public double deviation() {
        return isDifferent() ? changeRate() : 0;
    }

    /** The lowest change rate within the interval. */
    public double lowestDeviation() {
        return isDifferent() ? Math.min(Math.abs(interval.lower() - 1), Math.abs(interval.upper() - 1)) : 0;
    }

    /** The highest change rate within the interval. */
    public double highestDeviation() {
        return Math.max(Math.abs(interval.lower() - 1), Math.abs(interval.upper() - 1));
    }
}
