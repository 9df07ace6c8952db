package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Compares forks that ran in pairs, at the same time or one right after the other, by Student's interval of the
 * differences of the logarithms of their means. Effects common to a pair, such as a slow phase of the machine, cancel
 * out, at the cost of half of the degrees of freedom.
 *
 * <p>Counted forks mostly differ by their code, and occasionally because a compiler treated one side differently.
 * Trimmed pairs therefore leave out the lowest and the highest fifth, from five pairs on (Tukey and McLaughlin,
 * Sankhy\u0101 A 25(3), 1963).
 */
final class PairedMethod implements ComparisonMethod {

    /** Of fewer pairs, too few would remain. */
    private static final int LEAST_TRIMMED = 5;

    private final boolean trims;

    PairedMethod(boolean trims) {
        this.trims = trims;
    }

    @Override
    public String name() {
        return trims ? "trimmed" : "paired";
    }

    @Override
    public RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate) {
        requirePairs(baseline, candidate);
        double[] before = LogMeans.of(baseline);
        double[] differences = LogMeans.of(candidate);
        Arrays.setAll(differences, i -> differences[i] - before[i]);
        if (trims && differences.length >= LEAST_TRIMMED) {
            return trimmed(differences);
        }
        Moments moments = Moments.of(differences);
        return new StudentRatio(moments.mean(), moments.standardDeviation() / Math.sqrt(moments.count()),
                moments.count() - 1);
    }

    private static RatioEstimate trimmed(double[] differences) {
        Arrays.sort(differences);
        int count = differences.length;
        int cut = count / LEAST_TRIMMED;
        double[] inner = Arrays.copyOfRange(differences, cut, count - cut);
        Arrays.fill(differences, 0, cut, inner[0]);
        Arrays.fill(differences, count - cut, count, inner[inner.length - 1]);
        double error = Moments.of(differences).standardDeviation() * Math.sqrt(count) / inner.length;
        return new HalfLevel(new StudentRatio(Moments.of(inner).mean(), error, inner.length - 1.0));
    }

    private static void requirePairs(ForkSamples baseline, ForkSamples candidate) {
        if (baseline.forks().size() != candidate.forks().size()) {
            throw new IllegalArgumentException(baseline.forks().size() + " forks of the baseline and "
                    + candidate.forks().size() + " of the candidate are not pairs");
        }
    }

    /** Halves the error level, because two estimates answer the same question (Bonferroni). */
    private static final class HalfLevel implements RatioEstimate {

        private final RatioEstimate estimate;

        HalfLevel(RatioEstimate estimate) {
            this.estimate = estimate;
        }

        @Override
        public Interval interval(double confidence) {
            return estimate.interval((1 + confidence) / 2);
        }

        @Override
        public double pValue() {
            return Math.min(1, 2 * estimate.pValue());
        }
    }
}
