package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * Performs the Mann-Whitney U test of whether two samples come from the same distribution, by order alone (Mann and
 * Whitney, "On a test of whether one of two random variables is stochastically larger than the other", 1947).
 */
public final class MannWhitneyTest {

    /** The exact distribution is tabulated up to so many pairs; the approximation is good to three digits there. */
    private static final int MAX_EXACT_PAIRS = 400;

    private MannWhitneyTest() {
    }

    /**
     * Returns the statistic U of the first sample: the number of pairs with x above y, equal ones counting half.
     *
     * @throws IllegalArgumentException if a sample is empty
     */
    public static double statistic(double[] x, double[] y) {
        double[] ranks = jointRanks(x, y);
        double rankSum = 0;
        for (int i = 0; i < x.length; i++) {
            rankSum += ranks[i];
        }
        return rankSum - x.length * (x.length + 1.0) / 2;
    }

    /**
     * Returns the two-sided p-value: exact without ties and up to 400 pairs, otherwise by the normal approximation with
     * corrections for ties and continuity; 1 if all values are equal.
     *
     * @throws IllegalArgumentException if a sample is empty
     */
    public static double pValue(double[] x, double[] y) {
        double u = statistic(x, y);
        double ties = tieTerm(x, y);
        double pairs = (double) x.length * y.length;
        double larger = Math.max(u, pairs - u);
        return ties == 0 && pairs <= MAX_EXACT_PAIRS
                ? exact((int) larger, x.length, y.length) : approximate(larger, x.length, y.length, ties);
    }

    private static double[] jointRanks(double[] x, double[] y) {
        if (x.length == 0 || y.length == 0) {
            throw new IllegalArgumentException("a sample to compare is empty");
        }
        return Ranks.of(joined(x, y));
    }

    private static double[] joined(double[] x, double[] y) {
        double[] all = Arrays.copyOf(x, x.length + y.length);
        System.arraycopy(y, 0, all, x.length, y.length);
        return all;
    }

    /** Returns Σ (t³ − t) over groups of t equal values. */
    private static double tieTerm(double[] x, double[] y) {
        double[] all = joined(x, y);
        Arrays.sort(all);
        double term = 0;
        int start = 0;
        for (int i = 1; i <= all.length; i++) {
            if (i == all.length || all[i] != all[start]) {
                double t = i - start;
                term += t * t * t - t;
                start = i;
            }
        }
        return term;
    }

    /** Returns twice the share of all arrangements whose U is at least as large. */
    private static double exact(int u, int m, int n) {
        double[] arrangements = arrangementsByStatistic(m, n);
        double total = 0;
        double extreme = 0;
        for (int i = 0; i < arrangements.length; i++) {
            total += arrangements[i];
            extreme += i >= u ? arrangements[i] : 0;
        }
        return Math.min(1, 2 * extreme / total);
    }

    /**
     * Returns the probability of a U of at most {@code u} without ties: exact up to 400 pairs, otherwise by the normal
     * approximation with correction for continuity.
     */
    public static double lowerTail(int u, int m, int n) {
        double pairs = (double) m * n;
        if (pairs > MAX_EXACT_PAIRS) {
            double deviation = Math.sqrt(pairs / 12 * (m + n + 1));
            return new NormalDistribution(null, 0, 1).cumulativeProbability((u + 0.5 - pairs / 2) / deviation);
        }
        double[] arrangements = arrangementsByStatistic(m, n);
        return Arrays.stream(arrangements, 0, Math.min(u + 1, arrangements.length)).sum()
                / Arrays.stream(arrangements).sum();
    }

    /** Returns the number of arrangements for each U: the coefficients of the Gaussian binomial (m + n over m). */
    private static double[] arrangementsByStatistic(int m, int n) {
        double[] counts = new double[m * n + 1];
        counts[0] = 1;
        for (int i = 1; i <= m; i++) {
            for (int u = counts.length - 1; u >= n + i; u--) {
                counts[u] -= counts[u - n - i];
            }
            for (int u = i; u < counts.length; u++) {
                counts[u] += counts[u - i];
            }
        }
        return counts;
    }

    private static double approximate(double u, double m, double n, double ties) {
        double all = m + n;
        double variance = m * n / 12 * (all + 1 - ties / (all * (all - 1)));
        if (!(variance > 0)) {
            return 1;
        }
        double z = (u - m * n / 2 - 0.5) / Math.sqrt(variance);
        return Math.min(1, 2 * new NormalDistribution(null, 0, 1).cumulativeProbability(-z));
    }
}
