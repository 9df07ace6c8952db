package org.openjdk.jmh.dynreconf.criteria;

/**
 * A stability criterion that looks back: it judges iterations of the measurement that have run, instead of predicting
 * from the warmup how those to come will be. The measurement slides until it holds: while it does not, the oldest
 * measurement iteration becomes warmup and another one is measured.
 *
 * <p>It has no say in when the warmup ends, which is then the minimum of warmup iterations, or where the other criteria
 * of the run hold.
 */
public interface SlidingCriterion extends StabilityCriterion {

    /**
     * How the figure of a judgement is compared with the threshold, for thresholds and reports: the judgement itself
     * says whether the criterion holds.
     *
     * @return {@link StabilityFunction#RELATIVE_ERROR} unless overridden
     */
    @Override
    default StabilityFunction stabilityFunction() {
        return StabilityFunction.RELATIVE_ERROR;
    }

    /**
     * Not for sliding criteria, which judge a series instead of assigning values to sets of measurements.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    default StabilityValue stabilityValue(CriterionOptions options) {
        throw new UnsupportedOperationException("criterion " + name() + " slides: it has no stability value");
    }

    /**
     * Creates the judge of one benchmark.
     *
     * @param options   a value for each of {@link #options()}, each within its range, and the seed of the run
     * @param threshold accepted by {@link #stabilityFunction()}
     * @return a new instance
     */
    SlidingStability slidingStability(CriterionOptions options, double threshold);
}
