package org.openjdk.jmh.mutate.oracle;

import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * The rule of the ju2jmh paper (section 6.3), as its tool {@code pa} has it: the 99 % interval of the ratio of means by
 * hierarchical bootstrap with 10,000 simulations. The size of the bug is one minus the upper limit of the ratio of
 * throughputs; a mutant is killed where that is at least the threshold.
 */
public final class PublishedOracle {

    private static final double CONFIDENCE = 0.99;

    private PublishedOracle() {
    }

    /**
     * The interval of the ratio of throughputs, mutant / original.
     *
     * @param pairs         of forks, 2 or more
     * @param lowerIsBetter whether scores are times, and not rates
     * @return below 1 where the mutant is slower; of times, the inverse of their ratio; unknown where forks have no ratio
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
     * Whether a mutant counts as killed.
     *
     * @param throughputRatio as above
     * @param threshold       as a share
     */
    public static boolean kills(Interval throughputRatio, double threshold) {
        return 1 - throughputRatio.upper() >= threshold;
    }

    /**
     * What is known at a threshold. The paper knows killed or not; here, not every survivor counts as no slower.
     *
     * @param throughputRatio as above
     * @param threshold       as a share
     * @return no slower only where the whole interval is above the threshold
     */
    public static ThresholdOutcome end(Interval throughputRatio, double threshold) {
        if (kills(throughputRatio, threshold)) {
            return ThresholdOutcome.KILLED;
        }
        return 1 - throughputRatio.lower() < threshold ? ThresholdOutcome.NOT_SLOWER : ThresholdOutcome.TOO_NOISY;
    }

    /**
     * The slow-down that would be noticed where forks scatter like these.
     *
     * @param throughputRatio as above
     * @param threshold       as a share
     * @return a ratio of times
     */
    public static double detectable(Interval throughputRatio, double threshold) {
        return throughputRatio.upper() / throughputRatio.point() / (1 - threshold);
    }
}
