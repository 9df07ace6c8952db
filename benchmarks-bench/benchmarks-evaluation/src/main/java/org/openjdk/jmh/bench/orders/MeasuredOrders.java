package org.openjdk.jmh.bench.orders;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.dynreconf.sequential.Block;

/**
 * Forks of the same code as if they were of two sides: how far their ratio scatters around 1, which it is.
 *
 * @param turns forks one after the other, the first with the second as a block, the third with the fourth, and so on
 * @param duets forks at the same time, one list of two for each block
 */
record MeasuredOrders(List<TimedFork> turns, List<List<TimedFork>> duets) {

    /** Logarithms of the ratios of blocks whose forks took turns. */
    double[] interleaved() {
        List<Double> ratios = new ArrayList<>();
        for (int i = 1; i < turns.size(); i += 2) {
            ratios.add(Math.log(mean(turns.get(i)) / mean(turns.get(i - 1))));
        }
        return ratios.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** Logarithms of the ratios of blocks that were duets, compared by pairs of iterations. */
    double[] pairs() {
        return duets(duet -> ratio(Block.ofPairs(duet.get(0).scores(), duet.get(1).scores())));
    }

    /** The same, compared by the means of forks. */
    double[] means() {
        return duets(duet -> Math.log(mean(duet.get(1)) / mean(duet.get(0))));
    }

    private double[] duets(ToDoubleFunction<List<TimedFork>> ratio) {
        return duets.stream().mapToDouble(ratio).toArray();
    }

    private static double ratio(Block block) {
        return Math.log(block.candidate() / block.baseline());
    }

    /** The logarithm of the ratio of all forks of one side, and then all of the other. */
    double oneAfterTheOther() {
        int half = turns.size() / 2;
        return meanLog(turns.subList(half, 2 * half)) - meanLog(turns.subList(0, half));
    }

    /** Seconds between the starts of iterations at the same time, and by how much that changes over a fork: of each. */
    double[][] steps() {
        List<Double> apart = new ArrayList<>();
        List<Double> drift = new ArrayList<>();
        for (List<TimedFork> duet : duets) {
            long[] one = duet.get(0).starts();
            long[] other = duet.get(1).starts();
            int last = Math.min(one.length, other.length) - 1;
            for (int i = 0; i <= last; i++) {
                apart.add(Math.abs(one[i] - other[i]) / 1e3);
            }
            if (last > 0) {
                drift.add(Math.abs(one[last] - other[last] - (one[0] - other[0])) / 1e3);
            }
        }
        return new double[][] {sorted(apart), sorted(drift)};
    }

    private static double[] sorted(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    }

    private static double mean(TimedFork fork) {
        return Arrays.stream(fork.scores()).average().orElseThrow();
    }

    private static double meanLog(List<TimedFork> forks) {
        return forks.stream().mapToDouble(fork -> Math.log(mean(fork))).average().orElseThrow();
    }
}
