package org.openjdk.jmh.dynreconf.comparison;

/** A way to estimate the ratio of two sides. Implementations are immutable, and give the same for the same data. */
public interface ComparisonMethod {

    /** {@return the name of the option, in lower-case letters and hyphens} */
    String name();

    /**
     * Estimates the ratio candidate / baseline.
     *
     * @param baseline  at least two forks, all of their means above 0
     * @param candidate likewise
     * @return the estimate
     */
    RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate);
}
