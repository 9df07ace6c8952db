package org.openjdk.jmh.mutate.verdicts;

import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Rule of the ju2jmh paper (section 6.3) as implemented in its tool {@code pa}: the 99 % interval of the ratio of
 * means by the hierarchical bootstrap with 10,000 simulations. The bug size is one minus the upper limit of the ratio
 * of throughputs; a mutant is killed if it is at least the threshold.
 */
public final class PublishedOracle {

    private static final double CONFIDENCE = 0.99;

    private PublishedOracle() {
    }

    /**
     * Returns the interval of the ratio of throughputs, mutant / original.
     *
     * @param pairs         pairs of forks, at least 2
     * @param lowerIsBetter true for times, false for rates
     * @return below 1 if the mutant is slower; for times, the inverse of their ratio; unknown if the forks have no
     * ratio
     */
    public static Interval throughputRatio(List<ForkPair> pairs, boolean lowerIsBetter) {
        ForkSamples original = ForkSamples.ofScores(pairs.stream().map(ForkPair::original).toArray(double[][]::new));
        ForkSamples mutant = ForkSamples.ofScores(pairs.stream().map(ForkPair::mutant).toArray(double[][]::new));
        Interval ratio = new Comparer(ComparisonSettings.standard().withConfidence(CONFIDENCE)
                .withMethod(ComparisonMethods.named("bootstrap")))
                .compare(lowerIsBetter ? mutant : original, lowerIsBetter ? original : mutant,
                        Direction.HIGHER_IS_BETTER)
                .ratio();
        return ratio;
    }

    /**
     * Returns whether a mutant is killed.
     *
     * @param throughputRatio result of {@link #throughputRatio}
     * @param threshold       slow-down as a share
     */
    public static boolean kills(Interval throughputRatio, double threshold) {
        return 1 - throughputRatio.upper() >= threshold;
    }

    /**
     * Returns the outcome at a threshold. The paper only distinguishes killed and survived; here, a survivor is not
     * slower only if the data show it.
     *
     * @param throughputRatio result of {@link #throughputRatio}
     * @param threshold       slow-down as a share
     * @return {@code NOT_SLOWER} only if the whole interval is above the threshold
     */
    public static ThresholdOutcome end(Interval throughputRatio, double threshold) {
        if (kills(throughputRatio, threshold)) {
            return ThresholdOutcome.KILLED;
        }
        return 1 - throughputRatio.lower() < threshold ? ThresholdOutcome.NOT_SLOWER : ThresholdOutcome.TOO_NOISY;
    }

    /**
     * Returns the slow-down that would be noticed given the variation of these forks.
     *
     * @param throughputRatio result of {@link #throughputRatio}
     * @param threshold       slow-down as a share
     * @return a ratio of times
     */
    public static double detectable(Interval throughputRatio, double threshold) {
        return throughputRatio.upper() / throughputRatio.point() / (1 - threshold);
    }
}
