package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Estimates the ratio candidate / baseline at any confidence; immutable. The interval at the confidence 1 − p, with p
 * the p-value, has 1 as a limit: wider ones contain 1, narrower ones do not.
 */
public interface RatioEstimate {

    /**
     * Returns a two-sided confidence interval around the same estimate, 0 or more, perhaps infinite, or NaN if there is
     * none; from 0 to infinity if nothing is known.
     */
    Interval interval(double confidence);

    /** Returns the two-sided p-value of a ratio of 1; NaN if unknown. */
    double pValue();

    /** Returns an estimate with the same interval at each confidence. */
    static RatioEstimate ofInterval(Interval interval, double pValue) {
        return new RatioEstimate() {
            @Override
            public Interval interval(double confidence) {
                return interval;
            }

            @Override
            public double pValue() {
                return pValue;
            }
        };
    }
}
