package org.openjdk.jmh.dynreconf.sequential;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** Holds one fork of each side, run next to each other in either order or at the same time; immutable. */
public final class Block {

    private static final Block LOST = new Block(Double.NaN, Double.NaN);

    private final double baseline;
    private final double candidate;

    private Block(double baseline, double candidate) {
        this.baseline = baseline;
        this.candidate = candidate;
    }

    /** Returns a block of two forks by their means, in the same unit; NaN for a fork without a mean. */
    public static Block of(double baseline, double candidate) {
        return new Block(baseline, candidate);
    }

    /**
     * Returns a block whose forks ran at the same time and in step, so that their iterations are pairs. The log ratio
     * of the block is the mean of the log ratios of its pairs, and each side has the geometric mean of its iterations,
     * so that a pair that was slow on both sides weighs no more than the others. Pairs of one block are correlated;
     * only blocks are independent of each other.
     *
     * <p>Worked example: 2 and 8 against 3 and 12 are two pairs of 1.5; the block is 4 / 6. Arithmetic means give the
     * same ratio there. Of 2 and 8 against 3 and 8, pairs give 1.22 and arithmetic means 1.1.
     *
     * @param baseline  values of the iterations of the baseline's fork, in their order
     * @param candidate values of the iterations of the candidate's fork, in the same unit
     * @return the block; with arithmetic means if the numbers of values differ or one is not above 0
     */
    public static Block ofPairs(double[] baseline, double[] candidate) {
        boolean paired = baseline.length == candidate.length && arePositive(baseline) && arePositive(candidate);
        return paired ? of(geometricMean(baseline), geometricMean(candidate)) : of(mean(baseline), mean(candidate));
    }

    /**
     * Returns a block whose forks took turns, one iteration each. The iterations are divided into groups in their
     * order. The ratio of the block is the weighted median of the ratios of the groups' means (a median of means, as in
     * Lugosi and Mendelson 2019, section 2). A slow phase of both forks cancels in each ratio, and a group in which only
     * one fork was disturbed does not matter. A group in which one fork hardly ran has little weight: the weight is 1 /
     * (1/a + 1/b), if the forks' weights in it are a and b. Large groups keep infrequent costs, such as garbage
     * collections; small ones are for machines where many iterations are disturbed.
     *
     * <p>Worked example: 1, 1, 1, 1, 5 against 2, 2, 2, 2, 2 are five groups of one, with the ratios 2, 2, 2, 2 and
     * 0.4; the ratio of the block is 2, and that of the means would be 1.1.
     *
     * @param baseline  values of the iterations of the baseline's fork, in their order
     * @param candidate values of the iterations of the candidate's fork, in the same unit
     * @param weights   of the iterations of both forks, each as long as its values, above 0
     * @param most      the maximum number of groups, above 0; there are no more than iterations
     * @return the block, with the mean of the baseline; with both means if the numbers of values differ, or a mean is
     * not above 0
     */
    public static Block ofTurns(double[] baseline, double[] candidate, double[][] weights, int most) {
        int count = baseline.length;
        Block ofMeans = of(mean(baseline, weights[0], 0, count), mean(candidate, weights[1], 0, candidate.length));
        if (count != candidate.length) {
            return ofMeans;
        }
        double[] ratios = new double[Math.min(most, count)];
        double[] ofGroups = new double[ratios.length];
        for (int i = 0; i < ratios.length; i++) {
            int from = i * count / ratios.length;
            int to = (i + 1) * count / ratios.length;
            ratios[i] = mean(candidate, weights[1], from, to) / mean(baseline, weights[0], from, to);
            ofGroups[i] = 1 / (1 / sum(weights[0], from, to) + 1 / sum(weights[1], from, to));
        }
        return ratios.length > 0 && arePositive(ratios)
                ? of(ofMeans.baseline, ofMeans.baseline * Quantiles.weightedMedian(ratios, ofGroups)) : ofMeans;
    }

    private static double mean(double[] values, double[] weights, int from, int to) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += values[i] * weights[i];
        }
        return sum / sum(weights, from, to);
    }

    private static double sum(double[] values, int from, int to) {
        return Arrays.stream(values, from, to).sum();
    }

    private static boolean arePositive(double[] values) {
        return Arrays.stream(values).allMatch(value -> value > 0);
    }

    private static double geometricMean(double[] values) {
        return Math.exp(mean(Arrays.stream(values).map(Math::log).toArray()));
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(Double.NaN);
    }

    /** Returns a block of which a fork failed, timed out or was killed. */
    public static Block lost() {
        return LOST;
    }

    /** Returns whether the block can be compared: both means are finite. */
    public boolean isComplete() {
        return Math.abs(baseline) < Double.POSITIVE_INFINITY && Math.abs(candidate) < Double.POSITIVE_INFINITY;
    }

    /** Returns the mean of the baseline's fork in the unit of the benchmark; NaN if it was lost. */
    public double baseline() {
        return baseline;
    }

    /** Returns the mean of the candidate's fork in the unit of the benchmark; NaN if it was lost. */
    public double candidate() {
        return candidate;
    }

    @Override
    public String toString() {
        return baseline + " / " + candidate;
    }
}
