package org.openjdk.jmh.dynreconf.criteria;

/** The measurement itself is steady, and the result as precise as wanted. */
final class SteadyCriterion implements SlidingCriterion {

    @Override
    public String name() {
        return "steady";
    }

    @Override
    public String description() {
        return "the measurement is steady; slides on, its oldest iterations becoming warmup, until it is";
    }

    /** The error that a measurement may have to count as good in Traini et al. 2023. */
    @Override
    public double defaultThreshold() {
        return 0.05;
    }

    @Override
    public SlidingStability slidingStability(CriterionOptions options, double threshold) {
        return new SteadyMeasurement(threshold);
    }
}
