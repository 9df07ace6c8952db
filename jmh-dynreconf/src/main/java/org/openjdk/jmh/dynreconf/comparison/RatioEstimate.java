package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * What the data say of the ratio candidate / baseline, at any confidence; immutable. The interval at the confidence
 * 1 − p, with p the p-value, has 1 for one of its limits: wider ones contain 1, narrower ones do not.
 */
public interface RatioEstimate {

    /**
     * The estimate itself.
     *
     * @return 0 or more, perhaps infinite; NaN where there is none
     */
    double point();

    /**
     * A two-sided confidence interval.
     *
     * @param confidence between 0 and 1, for example 0.95
     * @return around {@link #point()}; from 0 to infinity where nothing is known
     */
    Interval interval(double confidence);

    /**
     * How likely data as far from 1 are if the ratio is 1.
     *
     * @return two-sided p-value from 0 to 1; NaN where none is known
     */
    double pValue();

    /**
     * A ratio that is known at one confidence only.
     *
     * @param interval what is known
     * @return an estimate with that interval at each confidence, and without a p-value
     */
    static RatioEstimate ofInterval(Interval interval) {
        return new DecidedRatio(interval);
    }
}
