package org.openjdk.jmh.dynreconf.sequential;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Detects whether outlying forks of a run occur on one side more than on the other. Forks that the machine disturbs
 * cancel in a comparison. If one side alone has outliers, they belong to its code, and blocks without any describe that
 * side incompletely. Called from one thread.
 *
 * <p>A fork is an outlier if the logarithm of its mean is more than five standard deviations from the median of its
 * side. The standard deviation is 1.4826 times the median of these distances (Hampel, JASA 69, 1974), on the side where
 * that is larger, so that a side does not have outliers because it varies more. Of benchmarks with more outliers on one
 * side than on the other, each side is equally likely if the sides do not differ: a sign test, valid for any
 * distribution of forks.
 *
 * <p>Worked example: with 9 benchmarks in which the candidate has more outliers, and none in which the baseline has,
 * the p-value is 2 / 2<sup>9</sup> = 0.4 %.
 */
public final class OutlyingForks {

    /** The level of the test, once in each run, as in {@link NeighbouringBlocks}. */
    private static final double LEVEL = 0.01;
    private static final double FAR = 5 * Quantiles.NORMAL_DEVIATIONS;
    private static final int FEWEST_BLOCKS = 4;

    private int baselines;
    private int candidates;

    /** Adds a benchmark by the means of its forks, block by block; one with fewer than four blocks is ignored. */
    public void add(double[] baseline, double[] candidate) {
        if (baseline.length < FEWEST_BLOCKS) {
            return;
        }
        double[] before = distances(baseline);
        double[] after = distances(candidate);
        double far = FAR * Math.max(median(before), median(after));
        long more = beyond(after, far) - beyond(before, far);
        baselines += more < 0 ? 1 : 0;
        candidates += more > 0 ? 1 : 0;
    }

    private static double[] distances(double[] means) {
        double[] logarithms = Arrays.stream(means).map(Math::log).toArray();
        double middle = median(logarithms);
        return Arrays.stream(logarithms).map(logarithm -> Math.abs(logarithm - middle)).toArray();
    }

    private static double median(double[] values) {
        return Quantiles.median(values, 0, values.length);
    }

    private static long beyond(double[] distances, double far) {
        return Arrays.stream(distances).filter(distance -> distance > far).count();
    }

    /** Returns whether outliers occur on one side more than on the other, by a two-sided test at 1 %. */
    public boolean areOneSided() {
        int all = baselines + candidates;
        double orders = 1;
        double asOneSided = 0;
        for (int fewer = 0; fewer <= Math.min(baselines, candidates); fewer++) {
            asOneSided += orders;
            orders *= (double) (all - fewer) / (fewer + 1);
        }
        return 2 * asOneSided * Math.pow(0.5, all) <= LEVEL;
    }

    /** Returns the number of benchmarks in which the candidate has more outliers. */
    public int candidates() {
        return candidates;
    }

    /** Returns the number of benchmarks in which the baseline has more outliers. */
    public int baselines() {
        return baselines;
    }
}
