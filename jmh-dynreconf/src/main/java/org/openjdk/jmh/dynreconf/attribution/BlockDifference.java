package org.openjdk.jmh.dynreconf.attribution;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * Tests how a cost differs between both sides of blocks; immutable. A difference counts if two tests reject, so that
 * the p-value is the larger one of both:
 * <ul>
 * <li>Between forks: Student's test of the logarithms of candidate / baseline of each block, as for scores, since the
 * machine multiplies all costs of a fork. Half a sample is added to each cost, as 0 has no logarithm. If costs are
 * shares of times of other forks, the variance of these is added, with its own degrees of freedom (Satterthwaite).
 * <li>Within forks: a cost c that is a share of N samples of an operation of cost C has the variance c (C − c) / N, of
 * the binomial distribution; one more sample is assumed, so that a method without samples may still cost something. The
 * mean difference is divided by the error from these alone, which is normal. This test is needed because few forks may
 * agree by chance.
 * </ul>
 *
 * <p>Worked example: counted costs of 10, 10 and 10 in the baseline and 19, 20 and 21 in the candidate. The logarithms
 * 0.642, 0.693 and 0.742 have the mean 0.692 and the standard deviation 0.050, so that t = 0.692 · √3 / 0.050 = 23.9
 * and p = 0.0017. The differences 9, 10 and 11 have the interval 10 ± 4.303 · 1 / √3 = [7.52, 12.48] at 95 %.
 */
final class BlockDifference {

    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);
    /** A share of an operation; counts below it are negligible. */
    private static final double NOTHING = 1e-6;

    private final int blocks;
    private final Moments differences;
    private final Moments logarithms;
    private final double drawn;
    /** The variance of the difference because of the errors of the times of both sides. */
    private final double timeVariance;
    private final CountedTimes times;

    private BlockDifference(double[] differences, double[] logarithms, double drawn, double timeVariance,
                            CountedTimes times) {
        this.timeVariance = timeVariance;
        this.times = times;
        blocks = differences.length;
        this.differences = Moments.of(differences);
        this.logarithms = Moments.of(logarithms);
        this.drawn = drawn;
    }

    /**
     * Returns the difference of a cost, candidate less baseline, for at least one block.
     *
     * @param times that costs are shares of
     */
    static BlockDifference of(List<ForkCosts> baseline, List<ForkCosts> candidate, CountedTimes times,
                              ToDoubleFunction<ForkCosts> cost) {
        double[] differences = new double[baseline.size()];
        double[] logarithms = new double[baseline.size()];
        double variances = 0;
        double squares = 0;
        for (int i = 0; i < differences.length; i++) {
            double was = cost.applyAsDouble(baseline.get(i));
            double is = cost.applyAsDouble(candidate.get(i));
            differences[i] = is - was;
            logarithms[i] = logarithm(candidate.get(i), is) - logarithm(baseline.get(i), was);
            squares += was * was + is * is;
            variances += drawn(candidate.get(i), is) + drawn(baseline.get(i), was);
        }
        return new BlockDifference(differences, logarithms, variances / differences.length,
                squares / differences.length * times.variance() / 2, times);
    }

    private static double logarithm(ForkCosts fork, double cost) {
        double least = fork.grain > 0 ? fork.grain / 2 : NOTHING * fork.total();
        return cost + least > 0 ? Math.log(cost + least) : 0;
    }

    /** Returns the variance of a cost because it was sampled; 0 if it was counted. */
    static double drawn(ForkCosts fork, double cost) {
        double share = fork.total() > 0 ? Math.min(1, cost / fork.total()) : 0;
        return fork.grain * (cost + fork.grain) * (1 - share);
    }

    double mean() {
        return differences.mean();
    }

    /** Returns Student's interval of the differences, with the errors of samples and times; infinite for one block. */
    Interval interval(double confidence) {
        if (blocks < 2) {
            return Interval.unknown(mean());
        }
        double ofBlocks = Math.max(square(differences.standardDeviation()), drawn) / blocks;
        return Interval.student(mean(), Math.sqrt(ofBlocks + timeVariance), freedom(ofBlocks, timeVariance),
                confidence);
    }

    private static double square(double value) {
        return value * value;
    }

    /** Returns the degrees of freedom of the sum of two variances (Welch and Satterthwaite). */
    private double freedom(double ofBlocks, double ofTimes) {
        double sum = square(ofBlocks + ofTimes);
        return sum == 0 ? blocks - 1 : sum / (square(ofBlocks) / (blocks - 1) + square(ofTimes) / times.freedom);
    }

    /** Returns the two-sided p-value of no difference. */
    double pValue() {
        return blocks < 2 || mean() == 0 || logarithms.mean() == 0 ? 1 : Math.max(ofForks(), ofSamples());
    }

    private double ofForks() {
        double ofBlocks = square(logarithms.standardDeviation()) / blocks;
        double error = Math.sqrt(ofBlocks + times.variance());
        return error == 0 ? 0 : 2 * new TDistribution(null, freedom(ofBlocks, times.variance()))
                .cumulativeProbability(-Math.abs(logarithms.mean()) / error);
    }

    private double ofSamples() {
        return drawn == 0 ? 0 : 2 * NORMAL.cumulativeProbability(-Math.abs(mean()) / Math.sqrt(drawn / blocks));
    }

    /** Returns how many blocks like these would show the difference: from 2 to one more than {@code most}. */
    int neededBlocks(double level, int most) {
        double deviation = blocks < 2 ? Double.POSITIVE_INFINITY : logarithms.standardDeviation();
        double quantile = StudentQuantile.of(1 - level / 2, Double.POSITIVE_INFINITY);
        int count = 2;
        while (count <= most && (quantile * Math.sqrt(drawn) > Math.abs(mean()) * Math.sqrt(count)
                || StudentQuantile.of(1 - level / 2, count - 1.0)
                        * Math.sqrt(deviation * deviation / count + times.variance()) > Math.abs(logarithms.mean()))) {
            count++;
        }
        return count;
    }
}
