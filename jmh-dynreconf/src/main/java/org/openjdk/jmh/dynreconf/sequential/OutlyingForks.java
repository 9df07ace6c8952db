package org.openjdk.jmh.dynreconf.sequential;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * On which side of a run forks are far from the others of their benchmark and side. If it is one side that has such
 * forks, they are no matter of the machine, and those blocks that have none of them say too little of that side: forks
 * of both sides drop out of a comparison, those of one do not. Called from one thread.
 *
 * <p>A fork is far if the logarithm of its mean is more than five standard deviations from the median of its side, a
 * standard deviation being 1.4826 times the median of these distances (Hampel, JASA 69, 1974), on the side where that
 * is larger: a side that scatters more has no far forks for that. Of benchmarks with more far forks on one side than on
 * the other, each side is as likely if sides do not differ: a sign test, which holds for each distribution of forks.
 *
 * <p>Worked example: with 9 benchmarks in which the candidate has more far forks, and none in which the baseline has,
 * the p-value is 2 / 2<sup>9</sup> = 0.4 %.
 */
public final class OutlyingForks {

    /** The level of the test, once in each run, as in {@link NeighbouringBlocks}. */
    private static final double LEVEL = 0.01;
    private static final double FAR = 5 * 1.4826;
    private static final int FEWEST_BLOCKS = 4;

    private int baselines;
    private int candidates;

    /**
     * Adds a benchmark.
     *
     * @param baseline  means of its baseline's forks, block by block
     * @param candidate means of its candidate's forks, of the same blocks; a benchmark of fewer than four says nothing
     */
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

    /**
     * {@return whether far forks occur on one side more than on the other, by a two-sided test at 1 %; false if
     * unknown}
     */
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

    /** {@return the number of benchmarks in which the candidate has more far forks} */
    public int candidates() {
        return candidates;
    }

    /** {@return the number of benchmarks in which the baseline has more far forks} */
    public int baselines() {
        return baselines;
    }
}
