package org.openjdk.jmh.dynreconf;

import java.util.Optional;
import org.openjdk.jmh.dynreconf.statistics.BlockMeans;
import org.openjdk.jmh.dynreconf.statistics.ChangePointTest;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.Significance;
import org.openjdk.jmh.dynreconf.statistics.TheilSen;

/**
 * Looks for a change of level in the iterations that a fork's verdict is based on: the window in which the warmup was
 * found stable, and the measurement iterations after it.
 *
 * <p>It reports a change only if it is relevant, larger than the tolerance, and significant, clearer than in 99 % of
 * random permutations of the iterations. The tolerance alone would report every noisy benchmark, and the test alone
 * changes of a thousandth.
 */
final class ContradictionDetector {

    /** Bounds the time of {@link TheilSen}, which is quadratic; so many points show a step or a trend well. */
    private static final int MOST_POINTS = 500;

    /** The smallest p-value is a hundredth of the significance level. */
    private static final int PERMUTATIONS = 9999;

    private final double tolerance;
    private final long seed;

    ContradictionDetector(double tolerance, long seed) {
        this.tolerance = tolerance;
        this.seed = seed;
    }

    /** Detects a change in the means of some warmup iterations followed by those of all measurement iterations. */
    Optional<Contradiction> detect(double[] allMeans, int warmupIterations) {
        if (allMeans.length < 2) {
            return Optional.empty();
        }
        BlockMeans blocks = BlockMeans.of(allMeans, MOST_POINTS);
        Contradiction change = describe(blocks, allMeans.length - warmupIterations);
        if (!(change.relativeChange() > tolerance)) {
            return Optional.empty();
        }
        double pValue = ChangePointTest.pValue(blocks.values(), PERMUTATIONS, new RandomStream(seed));
        return pValue < Significance.LEVEL ? Optional.of(change.withPValue(pValue)) : Optional.empty();
    }

    /** Returns a step or a line, whichever leaves the smaller sum of absolute deviations, without its p-value. */
    private static Contradiction describe(BlockMeans blocks, int measurementIterations) {
        double[] means = blocks.values();
        int split = 1;
        for (int k = 2; k < means.length; k++) {
            split = stepResidue(means, k) < stepResidue(means, split) ? k : split;
        }
        TheilSen line = TheilSen.of(means);
        double trendResidue = 0;
        for (int i = 0; i < means.length; i++) {
            trendResidue += Math.abs(means[i] - line.at(i));
        }
        int iteration = measurementIterations - (means.length - split) * blocks.size() + 1;
        return stepResidue(means, split) <= trendResidue
                ? new Contradiction(Contradiction.Kind.STEP, iteration, Quantiles.median(means, 0, split),
                        Quantiles.median(means, split, means.length), 1)
                : new Contradiction(Contradiction.Kind.TREND, iteration, line.at(0), line.at(means.length - 1.0), 1);
    }

    private static double stepResidue(double[] means, int split) {
        return residue(means, 0, split) + residue(means, split, means.length);
    }

    private static double residue(double[] means, int from, int to) {
        double median = Quantiles.median(means, from, to);
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += Math.abs(means[i] - median);
        }
        return sum;
    }
}
