package org.openjdk.jmh.bench.detection;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/**
 * One recorded workload in one size.
 *
 * @param scores forks, iterations from the start of the virtual machine on
 */
record RecordedWorkload(double[][] scores) {

    /** Means of forks that are drawn without replacement, each over so many iterations behind as many of warmup. */
    ForkSamples draw(int forks, int iterations, SplittableRandom random) {
        return side(order(random), 0, forks, iterations);
    }

    /** Two sides that have no fork in common. */
    ForkSamples[] drawTwo(int forks, int iterations, SplittableRandom random) {
        int[] order = order(random);
        return new ForkSamples[] {side(order, 0, forks, iterations), side(order, forks, forks, iterations)};
    }

    private int[] order(SplittableRandom random) {
        int[] order = new int[scores.length];
        Arrays.setAll(order, i -> i);
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int moved = order[i];
            order[i] = order[j];
            order[j] = moved;
        }
        return order;
    }

    private ForkSamples side(int[] order, int from, int forks, int iterations) {
        double[][] drawn = new double[forks][];
        Arrays.setAll(drawn, i -> Arrays.copyOfRange(scores[order[from + i]], iterations, 2 * iterations));
        return ForkSamples.ofScores(drawn);
    }

    int forks() {
        return scores.length;
    }

    int iterations() {
        return Arrays.stream(scores).mapToInt(fork -> fork.length).min().orElse(0);
    }
}
