package org.openjdk.jmh.dynreconf.scheduling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BudgetBlocksTest {

    private static final int FIRST = 3;

    /** Seconds that have passed. */
    private double now;
    private double[] seconds;
    private int[] left;
    /** Chances after one, two, ... further blocks; null where nothing is known. */
    private double[][] chances;

    private final BlockForecast prospects = new BlockForecast() {

        @Override
        public int blocksLeft(int benchmark) {
            return left[benchmark];
        }

        @Override
        public double chance(int benchmark, int blocks) {
            return chances[benchmark] == null ? Double.NaN
                    : chances[benchmark][Math.min(blocks, chances[benchmark].length) - 1];
        }
    };

    private BudgetBlocks schedule(double budget, double... forkSeconds) {
        seconds = forkSeconds;
        left = new int[forkSeconds.length];
        Arrays.fill(left, 20);
        chances = new double[forkSeconds.length][];
        return new BudgetBlocks(budget, forkSeconds.length, FIRST, benchmark -> forkSeconds[benchmark], prospects, 1,
                () -> now);
    }

    /** Runs forks of a length until there are so many, or none is wanted; the benchmark of each. */
    private List<Integer> run(BudgetBlocks schedule, int most) {
        List<Integer> benchmarks = new ArrayList<>();
        while (benchmarks.size() < most && schedule.next().isPresent()) {
            int number = schedule.next().getAsInt();
            int benchmark = number / 2;
            now += seconds[benchmark];
            benchmarks.add(benchmark);
            schedule.forkEnded(number, ForkEnd.measured(seconds[benchmark], 1));
        }
        return benchmarks;
    }

    private static long count(List<Integer> benchmarks, int benchmark) {
        return benchmarks.stream().filter(number -> number == benchmark).count();
    }

    @Test
    void firstLooks_comeInRoundsOfWholeBlocks() {
        assertEquals(List.of(0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1), run(schedule(100, 1, 1), 12));
    }

    @Test
    void firstLooksThatDoNotFit_areThoseThatTakeLongest() {
        BudgetBlocks schedule = schedule(20, 1, 5, 2);
        assertEquals(List.of(1), schedule.unmeasured());
        assertEquals(30, schedule.firstSeconds(1));
        List<Integer> run = run(schedule, 12);
        assertEquals(6, count(run, 0));
        assertEquals(6, count(run, 2));
        assertEquals(0, count(run, 1));
        assertEquals(List.of(1), schedule.unmeasured());
    }

    /** The example of the class. */
    @Test
    void nextBlock_goesWhereADecisionIsMostLikelyForItsTime() {
        BudgetBlocks schedule = schedule(1000, 2.5, 10);
        run(schedule, 12);
        chances[0] = new double[] {0.1, 0.5, 0.6};
        chances[1] = new double[] {0.9};
        assertEquals(0, schedule.next().getAsInt() / 2);
        chances[0] = new double[] {0.1, 0.4, 0.6};
        schedule.forkEnded(schedule.next().getAsInt(), ForkEnd.measured(2.5, 1));
        schedule.forkEnded(schedule.next().getAsInt(), ForkEnd.measured(2.5, 1));
        assertEquals(1, schedule.next().getAsInt() / 2);
    }

    @Test
    void horizonThatDoesNotFit_isNotCountedOn() {
        BudgetBlocks schedule = schedule(18, 1, 1);
        run(schedule, 12);
        chances[0] = new double[] {0, 0, 0, 1};
        chances[1] = new double[] {0.1};
        assertEquals(1, schedule.next().getAsInt() / 2);
    }

    @Test
    void nothingToExpect_endsTheRun() {
        BudgetBlocks schedule = schedule(1000, 1, 1);
        run(schedule, 12);
        chances[0] = new double[] {0};
        chances[1] = new double[] {0};
        assertTrue(schedule.next().isEmpty());
    }

    @Test
    void blocksThatAreUsedUp_areNotWanted() {
        BudgetBlocks schedule = schedule(1000, 1, 1);
        run(schedule, 12);
        chances[0] = new double[] {1};
        chances[1] = new double[] {0.01};
        left[0] = 0;
        assertEquals(1, schedule.next().getAsInt() / 2);
    }

    @Test
    void endedBenchmarks_getNothing() {
        BudgetBlocks schedule = schedule(1000, 1, 1);
        run(schedule, 2);
        schedule.end(1);
        assertEquals(List.of(0, 0, 0, 0), run(schedule, 4));
        schedule.forkEnded(schedule.next().getAsInt(), ForkEnd.measured(1).asLast());
        assertTrue(schedule.next().isEmpty());
        assertEquals(List.of(), schedule.unmeasured());
        assertThrows(IllegalArgumentException.class, () -> schedule.forkEnded(0, ForkEnd.measured(1)));
    }

    @Test
    void forksThatTakeLongerThanExpected_areExpectedToDoSo_othersToo() {
        BudgetBlocks schedule = schedule(100, 1, 1);
        schedule.forkEnded(0, ForkEnd.measured(4, 1));
        assertEquals(2.5 * 2 * 4, schedule.firstSeconds(0));
        assertEquals(3 * 2 * 4, schedule.firstSeconds(1));
        schedule.forkEnded(1, ForkEnd.measured(2, 1));
        assertEquals(2 * 2 * 4, schedule.firstSeconds(0));
        assertEquals(3 * 2 * 3, schedule.firstSeconds(1));
    }

    /** Forks of a run that this one goes on with took none of its time. */
    @Test
    void benchmarkThatBegan_goesOn_asLongAsItsFastestForkWouldFit() {
        BudgetBlocks schedule = schedule(20, 1, 5);
        for (double length : new double[] {1, 9, 9, 0.5}) {
            assertEquals(0, schedule.next().orElseThrow() / 2);
            now += length;
            schedule.forkEnded(schedule.next().getAsInt(), ForkEnd.measured(length, 1));
        }
        assertEquals(List.of(0, 1), schedule.unmeasured());
        assertTrue(schedule.next().isEmpty());
    }

    /** Its second fork, too, begins although a slow one would not fit. */
    @Test
    void undecidedBenchmark_getsABlockThatFitsIfItIsAsFastAsItsFastestFork() {
        for (double budget : new double[] {13, 12.9}) {
            now = 0;
            BudgetBlocks schedule = schedule(budget, 1);
            for (double length : new double[] {1, 2, 2, 2, 2, 2}) {
                now += length;
                schedule.forkEnded(schedule.next().orElseThrow(), ForkEnd.measured(length, 1));
            }
            chances[0] = new double[] {0.1};
            assertTrue(schedule.isTooShort(0));
            assertEquals(budget == 13 ? 2 : 0, run(schedule, 9).size());
        }
    }

    @Test
    void forksWithoutTime_countAsBlocksOnly() {
        BudgetBlocks schedule = schedule(100, 1);
        for (int i = 0; i < 4; i++) {
            schedule.forkEnded(i % 2, ForkEnd.measured(0, 1));
        }
        assertEquals(2, schedule.firstSeconds(0));
        assertEquals(List.of(0, 0), run(schedule, 2));
    }

    @Test
    void halfABlock_isCompletedFirst() {
        BudgetBlocks schedule = schedule(100, 1, 1);
        int first = schedule.next().getAsInt();
        schedule.forkEnded(first, ForkEnd.measured(1, 1));
        assertEquals(first ^ 1, schedule.next().getAsInt());
    }

    @Test
    void halfABlockThatCannotBeCompletedInTime_leavesTheRestToOthers() {
        BudgetBlocks schedule = schedule(20, 4, 1);
        schedule.forkEnded(0, ForkEnd.measured(4, 1));
        now = 18;
        chances[1] = new double[] {0.5};
        assertEquals(1, schedule.next().getAsInt() / 2);
        chances[1] = null;
        schedule.end(1);
        assertTrue(schedule.next().isEmpty());
    }

    @Test
    void forkThatHangs_leavesOthersTheirFirstLook() {
        BudgetBlocks schedule = schedule(100, 1, 1, 1);
        assertEquals(100 - 2 * 2 * 6, schedule.longestSeconds(0));
        assertEquals(3, schedule(15, 1, 1, 1).longestSeconds(0));
    }

    @Test
    void badBudget_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> schedule(-1, 1));
        assertThrows(IllegalArgumentException.class, () -> schedule(Double.NaN, 1));
    }

    /** Whatever forks take: none begins that is expected to end too late, and sides stay balanced. */
    @Test
    void randomRuns_keepTheirTimeAndTheirBalance() {
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            int benchmarks = 1 + random.nextInt(6);
            now = 0;
            double budget = random.nextInt(100);
            BudgetBlocks schedule = schedule(budget, random.doubles(benchmarks, 0.5, 5).toArray());
            int[] forks = new int[2 * benchmarks];
            for (OptionalInt next = schedule.next(); next.isPresent(); next = schedule.next()) {
                int number = next.getAsInt();
                forks[number]++;
                now += seconds[number / 2];
                if (forks[number] == forks[number ^ 1]) {
                    left[number / 2]--;
                    if (forks[number] >= FIRST) {
                        chances[number / 2] = new double[] {random.nextDouble()};
                    }
                }
                schedule.forkEnded(number, ForkEnd.measured(seconds[number / 2], 1));
                assertTrue(Math.abs(forks[number] - forks[number ^ 1]) <= 1, "seed " + seed);
            }
            assertTrue(now <= budget + 1e-9, "seed " + seed);
            for (int b = 0; b < benchmarks; b++) {
                assertEquals(forks[2 * b], forks[2 * b + 1], "seed " + seed);
            }
        }
    }
}
