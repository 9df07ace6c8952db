package org.openjdk.jmh.dynreconf.scheduling;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShardsTest {

    private static final double CLOSE = 1e-9;

    @Test
    void byBenchmark_workedExample_isThatOfTheDocumentation() {
        Shards shards = Shards.byBenchmark(new double[] {3, 5, 3, 4, 3}, new int[] {1, 1, 1, 1, 1}, 2);
        assertEquals(8, shards.seconds(0), CLOSE);
        assertEquals(10, shards.seconds(1), CLOSE);
        assertEquals(10, shards.makespan(), CLOSE);
    }

    @Test
    void byBenchmark_equalTimes_goInTheirOrder() {
        Shards shards = Shards.byBenchmark(new double[] {2, 2, 2, 2}, new int[] {5, 5, 5, 5}, 3);
        assertArrayEquals(new int[] {0, 1, 2, 0}, IntStream.range(0, 4).map(benchmark -> owner(shards, benchmark, 3))
                .toArray());
    }

    private static int owner(Shards shards, int benchmark, int count) {
        return IntStream.range(0, count).filter(shard -> shards.forks(shard, benchmark) > 0).findFirst().orElse(-1);
    }

    @Test
    void byBenchmark_moreShardsThanBenchmarks_leavesTheLastOnesEmpty() {
        Shards shards = Shards.byBenchmark(new double[] {1, 2}, new int[] {3, 3}, 4);
        assertEquals(1, shards.benchmarks(0));
        assertEquals(1, shards.benchmarks(1));
        assertEquals(0, shards.benchmarks(2));
        assertEquals(0, shards.seconds(3), CLOSE);
    }

    @Test
    void byBenchmark_noBenchmark_leavesAllShardsEmpty() {
        Shards shards = Shards.byBenchmark(new double[0], new int[0], 3);
        assertEquals(0, shards.benchmarks(0));
        assertEquals(0, shards.makespan(), CLOSE);
    }

    @Test
    void byBenchmark_timesOfZero_putsEachBenchmarkSomewhere() {
        Shards shards = Shards.byBenchmark(new double[] {0, 0, 0}, new int[] {1, 1, 1}, 2);
        assertEquals(3, shards.benchmarks(0) + shards.benchmarks(1));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void byBenchmark_smallSuites_keepToGrahamsBoundOfTheBestPartition(long seed) {
        Random random = new Random(seed);
        int machines = 2 + random.nextInt(3);
        double[] seconds = IntStream.range(0, 3 + random.nextInt(6))
                .mapToDouble(benchmark -> Math.exp(2 * random.nextGaussian())).toArray();
        int[] forks = new int[seconds.length];
        Arrays.fill(forks, 5);
        Shards shards = Shards.byBenchmark(seconds, forks, machines);
        double best = best(seconds, new double[machines], 0);
        assertTrue(shards.makespan() >= best - CLOSE, "seed " + seed);
        assertTrue(shards.makespan() <= (4.0 / 3 - 1.0 / (3 * machines)) * best + CLOSE, "seed " + seed);
        for (int benchmark = 0; benchmark < seconds.length; benchmark++) {
            int number = benchmark;
            int[] all = IntStream.range(0, machines).map(shard -> shards.forks(shard, number)).sorted().toArray();
            assertEquals(5, all[machines - 1], "seed " + seed);
            assertEquals(5, Arrays.stream(all).sum(), "seed " + seed);
        }
    }

    /** Tries all partitions. */
    private static double best(double[] seconds, double[] busy, int next) {
        if (next == seconds.length) {
            return Arrays.stream(busy).max().orElse(0);
        }
        double best = Double.POSITIVE_INFINITY;
        for (int machine = 0; machine < busy.length; machine++) {
            busy[machine] += seconds[next];
            best = Math.min(best, best(seconds, busy, next + 1));
            busy[machine] -= seconds[next];
        }
        return best;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void byFork_anySuite_spreadsEachBenchmarkAsEvenlyAsPossible(long seed) {
        Random random = new Random(seed);
        int machines = 1 + random.nextInt(6);
        int benchmarks = random.nextInt(30);
        double[] seconds = IntStream.range(0, benchmarks).mapToDouble(benchmark -> random.nextDouble()).toArray();
        int[] forks = IntStream.range(0, benchmarks).map(benchmark -> 1 + random.nextInt(12)).toArray();
        Shards shards = Shards.byFork(seconds, forks, machines);
        for (int benchmark = 0; benchmark < benchmarks; benchmark++) {
            int number = benchmark;
            int[] all = IntStream.range(0, machines).map(shard -> shards.forks(shard, number)).sorted().toArray();
            assertEquals(forks[benchmark], Arrays.stream(all).sum(), "seed " + seed);
            assertTrue(all[machines - 1] - all[0] <= 1, "seed " + seed);
        }
        double even = IntStream.range(0, benchmarks).mapToDouble(b -> seconds[b] * forks[b]).sum() / machines;
        double longest = Arrays.stream(seconds).max().orElse(0);
        assertTrue(shards.makespan() <= even + longest + CLOSE, "seed " + seed);
    }

    @Test
    void byFork_fewerForksThanMachines_givesEachMachineAtMostOne() {
        Shards shards = Shards.byFork(new double[] {1, 1}, new int[] {2, 2}, 4);
        assertArrayEquals(new double[] {1, 1, 1, 1},
                IntStream.range(0, 4).mapToDouble(shards::seconds).toArray(), CLOSE);
    }

    @Test
    void numbersOutOfRange_areRefused() {
        int[] one = {1};
        assertThrows(IllegalArgumentException.class, () -> Shards.byBenchmark(new double[] {1}, one, 0));
        assertThrows(IllegalArgumentException.class, () -> Shards.byBenchmark(new double[] {-1}, one, 1));
        assertThrows(IllegalArgumentException.class, () -> Shards.byBenchmark(new double[] {Double.NaN}, one, 1));
        assertThrows(IllegalArgumentException.class, () -> Shards.byFork(new double[] {1}, new int[] {0}, 1));
        assertThrows(IllegalArgumentException.class, () -> Shards.byFork(new double[] {1, 2}, one, 1));
    }
}
