package org.openjdk.jmh.dynreconf.scheduling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.scheduling.BudgetScheduleTest.estimates;

import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** Schedules with a budget account for the time between forks, after the last one, and the longest possible fork. */
class BudgetClockTest {

    /** Of 20 s, 1 s is between two forks, and as much is reserved for the end: 4 forks of 4 s would be 19 s. */
    @Test
    void timeBetweenForks_isExpectedAsItWasSeen() {
        double[] now = {0};
        BudgetSchedule schedule = new BudgetSchedule(20, estimates(4), () -> now[0]);
        int forks = 0;
        for (OptionalInt next = schedule.next(); next.isPresent(); next = schedule.next()) {
            now[0] += 5;
            schedule.forkEnded(0, ForkEnd.measured(4, ++forks));
            assertEquals(5, schedule.expectedSeconds(0));
        }
        assertEquals(3, forks);
        assertEquals(4, schedule.secondsLeft());
    }

    /** Half as much again is left for the end. */
    @Test
    void endOfTheRun_isExpectedAsItsStart() {
        BudgetSchedule schedule = new BudgetSchedule(20, estimates(4), () -> 2);
        assertEquals(15, schedule.secondsLeft());
    }

    /** Forks of an earlier run, which were not requested, do not change the time of the host. */
    @Test
    void forksOfAnEarlierRun_areNoTimeBetweenForks() {
        double[] now = {1};
        BudgetSchedule schedule = new BudgetSchedule(20, estimates(4, 4), () -> now[0]);
        now[0] = 9;
        schedule.forkEnded(0, ForkEnd.measured(4, 1));
        assertEquals(4, schedule.expectedSeconds(0));
        assertEquals(20 - 9 - 1.5, schedule.secondsLeft());
    }

    /** The start took 1 s; 8 s for 2 forks make 16 for 4, on top of the start. */
    @Test
    void secondsLeft_endThatGrowsWithForks_isForeseenByRehearsals() {
        double[] now = {1};
        BudgetSchedule schedule = new BudgetSchedule(100, estimates(1), () -> now[0]);
        assertFalse(schedule.wantsRehearsal(), "no fork has run that a rehearsal could end");
        schedule.forkEnded(0, ForkEnd.measured(1, 1));
        assertTrue(schedule.wantsRehearsal());
        schedule.endRehearsed(0.1);
        assertEquals(100 - 1 - 1.5, schedule.secondsLeft(), "a short end is that of code that has not run before");
        schedule.forkEnded(0, ForkEnd.measured(1, 1));
        assertTrue(schedule.wantsRehearsal());
        schedule.endRehearsed(8);
        assertFalse(schedule.wantsRehearsal());
        schedule.forkEnded(0, ForkEnd.measured(1, 1));
        assertFalse(schedule.wantsRehearsal(), "forks have not doubled");
        schedule.forkEnded(0, ForkEnd.measured(1, 1));
        assertEquals(100 - 1 - 17, schedule.secondsLeft());
        assertTrue(schedule.wantsRehearsal());
        now[0] = 67;
        assertFalse(schedule.wantsRehearsal(), "16 s are left, and it may take 17");
        assertThrows(IllegalArgumentException.class, () -> schedule.endRehearsed(Double.NaN));
    }

    /**
     * Hosts whose start, end, also for each fork, and time between forks are drawn, with forks that take up to half as long again as expected:
     * a fork that outlasts its time by half an iteration is ended, as runs do it.
     */
    @Test
    void budget_randomHosts_endWithinAnIteration() {
        double latest = Double.NEGATIVE_INFINITY;
        for (int seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            double iteration = 0.05 + random.nextDouble();
            double[] expected = random.doubles(1 + random.nextInt(15), 6 * iteration, 12 * iteration).toArray();
            double start = 0.3 + 2 * random.nextDouble();
            double between = 0.3 * start * random.nextDouble();
            double budget = start + (0.5 + 4 * random.nextDouble()) * DoubleStream.of(expected).sum();
            double perFork = 0.1 * iteration * random.nextDouble();
            int forks = 0;
            double[] now = {start};
            BudgetSchedule schedule = new BudgetSchedule(budget, estimates(expected), () -> now[0]);
            for (OptionalInt next = schedule.next(); next.isPresent(); next = schedule.next()) {
                int benchmark = next.getAsInt();
                now[0] += between * (0.5 + random.nextDouble() / 2);
                double longest = schedule.longestSeconds(benchmark) + 0.5 * iteration;
                double wanted = expected[benchmark] * (0.7 + 0.8 * random.nextDouble());
                double seconds = Math.min(longest, wanted);
                now[0] += seconds + between * random.nextDouble() / 2;
                ForkEnd end = ForkEnd.measured(seconds, random.nextDouble());
                schedule.forkEnded(benchmark, wanted > longest ? ForkEnd.measured(seconds).asLast() : end);
                forks++;
                if (schedule.wantsRehearsal()) {
                    now[0] += forks * perFork;
                    schedule.endRehearsed(3 * forks * perFork);
                }
            }
            double exit = now[0] + (0.1 + 0.6 * random.nextDouble()) * start + between * random.nextDouble() / 2
                    + 3 * forks * perFork;
            latest = Math.max(latest, (exit - budget) / iteration);
            assertTrue(exit <= budget + iteration, "seed " + seed + ": " + (exit - budget) + " s late, iterations of "
                    + iteration + " s");
        }
        assertTrue(latest > 0, "some end late, which is what the grace of half an iteration allows: " + latest);
    }

    /** 100 s, less twice the 20 s of others; three times as long as expected where they leave less. */
    @Test
    void longestSeconds_leavesOthersTheirFirstFork() {
        assertEquals(60, new BudgetSchedule(100, estimates(10, 10, 10), () -> 0).longestSeconds(0));
        assertEquals(30, new BudgetSchedule(50, estimates(10, 10, 10), () -> 0).longestSeconds(1));
        assertEquals(20, new BudgetSchedule(20, estimates(10, 10, 10), () -> 0).longestSeconds(1));
        double[] now = {0};
        BudgetSchedule schedule = new BudgetSchedule(100, estimates(10, 10), () -> now[0]);
        now[0] = 20;
        schedule.forkEnded(0, ForkEnd.measured(10, 1));
        schedule.forkEnded(1, ForkEnd.measured(10, 1));
        assertEquals(80, schedule.longestSeconds(0));
    }
}
