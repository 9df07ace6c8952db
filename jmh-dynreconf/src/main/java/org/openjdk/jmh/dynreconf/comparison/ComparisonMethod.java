package org.openjdk.jmh.dynreconf.comparison;

/** Estimates the ratio of two sides. Implementations are immutable and deterministic. */
public interface ComparisonMethod {

    /** Returns the name of the option, in lower-case letters and hyphens. */
    String name();

    /** Estimates the ratio candidate / baseline from at least two forks of each side, whose means are all above 0. */
    RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate);
}
