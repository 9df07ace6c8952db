package org.openjdk.jmh.dynreconf.sequential;

/**
 * Bounds the effect of rare forks that have not been observed yet; immutable. If one side has rare forks that are three
 * times as slow, or as fast, as all others, k blocks without any of them describe the others alone: they seem to show a
 * change, and no statistic of them can correct that.
 *
 * <p>A difference d of the logarithms would be cancelled by such forks if their share were d / log 3 or more. The
 * probability that k blocks have none of them is at most (1 − d / log 3)<sup>k</sup>. Times the share of such
 * benchmarks, assumed to be {@value #SHARE}, it is the p-value of this explanation. It is never above that share, so
 * that a benchmark judged by itself at 95 % needs no further blocks.
 *
 * <p>Worked example: 20 % more, 0.182, would be cancelled by a share of 0.166 of such forks. Eight blocks have none of
 * them with a probability of 0.834<sup>8</sup> = 0.234, so that the p-value is 0.0117.
 */
final class RareForks {

    /** Five of 153 recorded pairs had such forks on one side (docs/evidence/sequential.md). */
    private static final double SHARE = 0.05;

    private final double distance;

    /** Creates a bound for forks by a factor as slow, or as fast, as all others: 1 or more; 1 if there are none. */
    RareForks(double factor) {
        distance = Math.log(factor);
    }

    /**
     * Returns the probability, at most {@value #SHARE}, that forks not yet observed would cancel a change; 0 if not
     * even forks of this kind alone would.
     *
     * @param ratio    above 0
     * @param complete number of blocks that show it
     */
    double pValue(double ratio, int complete) {
        double change = Math.abs(Math.log(ratio));
        return change < distance ? SHARE * Math.pow(1 - change / distance, complete) : 0;
    }
}
