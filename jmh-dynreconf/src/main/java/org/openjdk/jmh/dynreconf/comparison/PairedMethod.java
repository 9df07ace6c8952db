package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * For forks that ran in pairs, at the same time or one right after the other: Student's interval of the differences of
 * the logarithms of their means. What a pair shares, such as a machine that is slow for a while, drops out of it; that
 * costs half of the degrees of freedom.
 */
final class PairedMethod implements ComparisonMethod {

    @Override
    public String name() {
        return "paired";
    }

    @Override
    public RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate) {
        requirePairs(baseline, candidate);
        double[] before = LogMeans.of(baseline);
        double[] differences = LogMeans.of(candidate);
        Arrays.setAll(differences, i -> differences[i] - before[i]);
        Moments moments = Moments.of(differences);
        return new StudentRatio(moments.mean(), moments.standardDeviation() / Math.sqrt(moments.count()),
                moments.count() - 1);
    }

    private static void requirePairs(ForkSamples baseline, ForkSamples candidate) {
        if (baseline.forks().size() != candidate.forks().size()) {
            throw new IllegalArgumentException(baseline.forks().size() + " forks of the baseline and "
                    + candidate.forks().size() + " of the candidate are no pairs");
        }
    }
}
