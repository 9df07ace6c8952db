package org.openjdk.jmh.bench.rules;

import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.Stop;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/** How sequences of one benchmark ended under one rule, for each change. */
final class SequentialTally {

    /** By how much the candidate's times were multiplied; the first leaves them as they are. */
    static final List<Double> CHANGES = List.of(1.0, 1.01, 1.02, 1.03, 1.05, 1.10);

    private static final double NORMAL_95 = 1.96;

    private final int[][] verdicts = new int[CHANGES.size()][Verdict.values().length];
    private final int[] futile = new int[CHANGES.size()];
    private final int[] blocks = new int[CHANGES.size()];
    private final int[] sequences = new int[CHANGES.size()];

    void add(int change, Look last) {
        verdicts[change][last.verdict().ordinal()]++;
        futile[change] += last.stop().filter(Stop.FUTILE::equals).isPresent() ? 1 : 0;
        blocks[change] += last.blocks();
        sequences[change]++;
    }

    private double share(int change, Verdict verdict) {
        return (double) verdicts[change][verdict.ordinal()] / sequences[change];
    }

    /** Mean share of a verdict over benchmarks. */
    static double share(List<SequentialTally> benchmarks, int change, Verdict verdict) {
        return mean(benchmarks.stream().mapToDouble(t -> t.share(change, verdict)).toArray());
    }

    /** Mean share of faster and slower where nothing has changed; its interval comes from how much benchmarks differ. */
    static Interval wrong(List<SequentialTally> benchmarks) {
        Moments shares = Moments.of(benchmarks.stream()
                .mapToDouble(t -> t.share(0, Verdict.FASTER) + t.share(0, Verdict.SLOWER)).toArray());
        double error = NORMAL_95 * shares.standardDeviation() / Math.sqrt(shares.count());
        return Double.isNaN(error) ? Interval.unknown(shares.mean())
                : Interval.of(Math.max(0, shares.mean() - error), shares.mean(), shares.mean() + error);
    }

    /** Mean number of blocks. */
    static double blocks(List<SequentialTally> benchmarks, int change) {
        return mean(benchmarks.stream().mapToDouble(t -> (double) t.blocks[change] / t.sequences[change]).toArray());
    }

    /** Mean share that ended before the bound without a verdict. */
    static double futile(List<SequentialTally> benchmarks, int change) {
        return mean(benchmarks.stream().mapToDouble(t -> (double) t.futile[change] / t.sequences[change]).toArray());
    }

    private static double mean(double[] values) {
        return Moments.of(values).mean();
    }
}
