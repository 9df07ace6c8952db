package org.openjdk.jmh.dynreconf.scheduling;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/**
 * Distributes the benchmarks of a suite, or their forks, to machines: longest first, each to the machine with the least
 * load so far (Graham 1969). The slowest of m machines then takes at most 4/3 − 1/(3 m) times as long as with the best
 * partition, and usually hardly longer. Equal times give the same distribution on every machine.
 *
 * <p>Worked example: benchmarks of 5, 4, 3, 3 and 3 s are distributed to two machines as 5 + 3 and 4 + 3 + 3 s; 9 + 9 s
 * would be best.
 */
public final class Shards {

    private final int[][] forks;
    private final double[] seconds;

    private Shards(int shards, int benchmarks) {
        forks = new int[shards][benchmarks];
        seconds = new double[shards];
    }

    /**
     * Assigns each benchmark, with all of its forks, to one machine. Machines are idle if there are more than
     * benchmarks.
     *
     * @param seconds of all forks of each benchmark, 0 or more and finite; of equal ones, the first comes first
     * @param forks   of each benchmark, 1 or more
     * @param shards  number of machines, 1 or more
     * @throws IllegalArgumentException if a number is out of range
     */
    public static Shards byBenchmark(double[] seconds, int[] forks, int shards) {
        check(seconds, forks, shards);
        Shards spread = new Shards(shards, seconds.length);
        PriorityQueue<Integer> idle = spread.leastBusyFirst();
        for (int benchmark : longestFirst(seconds)) {
            spread.give(idle, benchmark, forks[benchmark], seconds[benchmark]);
        }
        return spread;
    }

    /**
     * Assigns forks of each benchmark to each machine: as many as there are for all, and the remaining ones to those
     * with the least load. The numbers of forks of a benchmark differ by at most one. Parameters are those of {@link
     * #byBenchmark}, except that {@code seconds} are those of one fork.
     */
    public static Shards byFork(double[] seconds, int[] forks, int shards) {
        check(seconds, forks, shards);
        Shards spread = new Shards(shards, seconds.length);
        for (int shard = 0; shard < shards; shard++) {
            for (int benchmark = 0; benchmark < forks.length; benchmark++) {
                spread.add(shard, benchmark, forks[benchmark] / shards, seconds[benchmark]);
            }
        }
        for (int benchmark : longestFirst(seconds)) {
            spread.giveRest(benchmark, forks[benchmark] % shards, seconds[benchmark]);
        }
        return spread;
    }

    private static void check(double[] seconds, int[] forks, int shards) {
        if (shards < 1 || forks.length != seconds.length || Arrays.stream(forks).anyMatch(number -> number < 1)
                || !Arrays.stream(seconds).allMatch(time -> time >= 0 && time < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(seconds.length + " times, " + forks.length + " numbers of forks and "
                    + shards
                    + " shards: there are as many times, finite and 0 or more, as numbers of forks, 1 or more, "
                    + "and at least one shard");
        }
    }

    private static int[] longestFirst(double[] seconds) {
        return IntStream.range(0, seconds.length).boxed()
                .sorted(Comparator.comparingDouble((Integer benchmark) -> -seconds[benchmark]))
                .mapToInt(Integer::intValue).toArray();
    }

    private PriorityQueue<Integer> leastBusyFirst() {
        PriorityQueue<Integer> idle = new PriorityQueue<>(
                Comparator.comparingDouble((Integer shard) -> seconds[shard]).thenComparing(shard -> shard));
        IntStream.range(0, seconds.length).forEach(idle::add);
        return idle;
    }

    private void give(PriorityQueue<Integer> idle, int benchmark, int number, double time) {
        int shard = idle.remove();
        forks[shard][benchmark] += number;
        seconds[shard] += time;
        idle.add(shard);
    }

    /** Assigns at most one fork to each machine, so that the queue need not be updated. */
    private void giveRest(int benchmark, int rest, double time) {
        PriorityQueue<Integer> idle = leastBusyFirst();
        for (int i = 0; i < rest; i++) {
            add(idle.remove(), benchmark, 1, time);
        }
    }

    private void add(int shard, int benchmark, int number, double time) {
        forks[shard][benchmark] += number;
        seconds[shard] += number * time;
    }

    public int forks(int shard, int benchmark) {
        return forks[shard][benchmark];
    }

    /** Returns how many benchmarks a machine has forks of. */
    public int benchmarks(int shard) {
        return (int) Arrays.stream(forks[shard]).filter(number -> number > 0).count();
    }

    /** Returns the load of a machine. */
    public double seconds(int shard) {
        return seconds[shard];
    }

    /** Returns the load of the slowest machine. */
    public double makespan() {
        return Arrays.stream(seconds).max().orElse(0);
    }
}
