package org.openjdk.jmh.mutate.verdicts;

import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Applies the rule of the ju2jmh paper (section 6.3) as implemented in its tool {@code pa}: the 99 % interval of the
 * ratio of means by the hierarchical bootstrap with 10,000 simulations. A mutant is killed if one minus the upper limit
 * of the ratio of throughputs is at least the threshold. Thresholds are slow-downs as shares.
 */
public final class PublishedOracle {

    private static final double CONFIDENCE = 0.99;

    private PublishedOracle() {
    }

    /**
     * Returns the interval of the ratio of throughputs, mutant / original; unknown if the forks have no ratio. It takes
     * at least two pairs.
     */
    public static Interval throughputRatio(List<ForkPair> pairs) {
        ForkSamples original = ForkSamples.ofScores(pairs.stream().map(ForkPair::original).toArray(double[][]::new));
        ForkSamples mutant = ForkSamples.ofScores(pairs.stream().map(ForkPair::mutant).toArray(double[][]::new));
        return new Comparer(ComparisonSettings.standard().withConfidence(CONFIDENCE)
                .withMethod(ComparisonMethods.bootstrap()))
                .compare(mutant, original, Direction.HIGHER_IS_BETTER).ratio();
    }

    public static boolean kills(Interval throughputRatio, double threshold) {
        return 1 - throughputRatio.upper() >= threshold;
    }

    /**
     * Returns the outcome at a threshold. The paper only distinguishes killed and survived; here, a survivor is {@code
     * NOT_SLOWER} only if the whole interval is above the threshold.
     */
    public static ThresholdOutcome end(Interval throughputRatio, double threshold) {
        if (kills(throughputRatio, threshold)) {
            return ThresholdOutcome.KILLED;
        }
        return 1 - throughputRatio.lower() < threshold ? ThresholdOutcome.NOT_SLOWER : ThresholdOutcome.TOO_NOISY;
    }

    /** Returns the ratio of times that would be noticed given the variation of these forks. */
    public static double detectable(Interval throughputRatio, double threshold) {
        return throughputRatio.upper() / throughputRatio.point() / (1 - threshold);
    }
}
