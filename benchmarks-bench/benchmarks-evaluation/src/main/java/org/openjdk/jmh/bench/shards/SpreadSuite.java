package org.openjdk.jmh.bench.shards;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.openjdk.jmh.dynreconf.scheduling.Shards;

/**
 * A suite whose forks take what recorded ones took: partitions are made by what is expected, and judged by what a run
 * then takes.
 */
final class SpreadSuite {

    private final int forks;
    private final double[] settings;
    private final double[] earlier;
    private final double[][] now;

    /** Draws the forks of two runs, of which the earlier one tells times. */
    SpreadSuite(List<TimedBenchmark> benchmarks, int forks, SplittableRandom random) {
        this.forks = forks;
        settings = benchmarks.stream().mapToDouble(TimedBenchmark::settings).toArray();
        earlier = new double[settings.length];
        now = new double[settings.length][];
        for (int benchmark = 0; benchmark < settings.length; benchmark++) {
            double[] recorded = benchmarks.get(benchmark).forks();
            earlier[benchmark] = Arrays.stream(drawn(recorded, random)).average().orElse(0);
            now[benchmark] = drawn(recorded, random);
        }
    }

    private double[] drawn(double[] recorded, SplittableRandom random) {
        return random.ints(forks, 0, recorded.length).mapToDouble(fork -> recorded[fork]).toArray();
    }

    /** No partition is faster: all machines are busy to the end, and a benchmark stays on one machine. */
    double lowerBound(int machines) {
        return Math.max(total() / machines, Arrays.stream(now).mapToDouble(SpreadSuite::sum).max().orElse(0));
    }

    /** The same where forks are spread. */
    double lowerBoundOfForks(int machines) {
        return Math.max(total() / machines, Arrays.stream(now).flatMapToDouble(Arrays::stream).max().orElse(0));
    }

    private double total() {
        return Arrays.stream(now).mapToDouble(SpreadSuite::sum).sum();
    }

    double makespan(int machines, boolean known) {
        double[] expected = Arrays.stream(known ? earlier : settings).map(seconds -> forks * seconds).toArray();
        return busiest(Shards.byBenchmark(expected, numbers(), machines), machines);
    }

    double makespanOfForks(int machines, boolean known) {
        return busiest(Shards.byFork(known ? earlier : settings, numbers(), machines), machines);
    }

    /** The first benchmark to the first machine, the second to the second one, and so on, by their names. */
    double makespanInTurns(int machines) {
        double[] busy = new double[machines];
        for (int benchmark = 0; benchmark < now.length; benchmark++) {
            busy[benchmark % machines] += sum(now[benchmark]);
        }
        return Arrays.stream(busy).max().orElse(0);
    }

    private int[] numbers() {
        int[] numbers = new int[now.length];
        Arrays.fill(numbers, forks);
        return numbers;
    }

    private double busiest(Shards shards, int machines) {
        double[] busy = new double[machines];
        for (int benchmark = 0; benchmark < now.length; benchmark++) {
            int next = 0;
            for (int machine = 0; machine < machines; machine++) {
                for (int fork = 0; fork < shards.forks(machine, benchmark); fork++) {
                    busy[machine] += now[benchmark][next++];
                }
            }
        }
        return Arrays.stream(busy).max().orElse(0);
    }

    private static double sum(double[] values) {
        return Arrays.stream(values).sum();
    }
}
