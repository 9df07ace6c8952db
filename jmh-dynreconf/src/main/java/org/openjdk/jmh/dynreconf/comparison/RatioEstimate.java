package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Estimates the ratio candidate / baseline at any confidence; immutable. The interval at the confidence 1 − p, with p
 * the p-value, has 1 for one of its limits: wider ones contain 1, narrower ones do not.
 */
public interface RatioEstimate {

    /** {@return the estimate, 0 or more, perhaps infinite; NaN if there is none} */
    double point();

    /**
     * Returns a two-sided confidence interval.
     *
     * @param confidence between 0 and 1, for example 0.95
     * @return around {@link #point()}; from 0 to infinity where nothing is known
     */
    Interval interval(double confidence);

    /** {@return the two-sided p-value of a ratio of 1; NaN if unknown} */
    double pValue();

    /**
     * Returns a ratio that is known at one confidence only.
     *
     * @param interval what is known
     * @return an estimate with that interval at each confidence, and without a p-value
     */
    static RatioEstimate ofInterval(Interval interval) {
        return new DecidedRatio(interval);
    }
}
