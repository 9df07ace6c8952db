package org.openjdk.jmh.bench.rules;

import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/** How often one rule gave each verdict on one benchmark, for each change. */
final class Tally {

    /** By how much the candidate's times were multiplied; the first leaves them as they are. */
    static final List<Double> CHANGES = List.of(1.0, 1.03, 1.05, 1.10);

    private static final double NORMAL_95 = 1.96;

    private final int[][] counts = new int[CHANGES.size()][Verdict.values().length];

    void add(int change, Verdict verdict) {
        counts[change][verdict.ordinal()]++;
    }

    /** Share of the pairs that have one of these verdicts. */
    double share(int change, Verdict... verdicts) {
        int all = 0;
        for (int count : counts[change]) {
            all += count;
        }
        int counted = 0;
        for (Verdict verdict : verdicts) {
            counted += counts[change][verdict.ordinal()];
        }
        return (double) counted / all;
    }

    /** Mean share over benchmarks; its interval comes from how much these differ. */
    static Interval share(List<Tally> benchmarks, int change, Verdict... verdicts) {
        Moments shares = Moments.of(benchmarks.stream().mapToDouble(t -> t.share(change, verdicts)).toArray());
        double error = NORMAL_95 * shares.standardDeviation() / Math.sqrt(shares.count());
        return Double.isNaN(error) ? Interval.unknown(shares.mean())
                : Interval.of(Math.max(0, shares.mean() - error), shares.mean(), shares.mean() + error);
    }
}
