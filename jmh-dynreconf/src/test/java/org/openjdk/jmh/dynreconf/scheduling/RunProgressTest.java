package org.openjdk.jmh.dynreconf.scheduling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Two benchmarks with forks of 10 and 20 s by their settings, three of them each, and a warmup fork in the second. */
class RunProgressTest {

    private final RunProgress progress = progress(new Rounds(2));

    private static RunProgress progress(Schedule schedule) {
        return new RunProgress(schedule, List.of(new ForkEstimate(10, 0), new ForkEstimate(20, 1)), List.of(3, 3));
    }

    private static void assertCounts(RunProgress progress, int ended, int undecided, int forks, double secondsLeft) {
        assertEquals(2, progress.benchmarks());
        assertEquals(ended, progress.ended());
        assertEquals(undecided, progress.undecided());
        assertEquals(forks, progress.forks());
        assertEquals(secondsLeft, progress.secondsLeft(), 1e-12);
    }

    @Test
    void run_thatHasNotBegun_takesWhatIsEstimated() {
        assertCounts(progress, 0, 0, 0, 3 * 10 + 4 * 20);
    }

    /** The first fork takes 1.2 times its estimate, and so will those of the other benchmark. */
    @Test
    void forks_longerThanEstimated_makeTheRestLonger() {
        progress.forkEnded(0, ForkEnd.measured(12, 1));
        assertCounts(progress, 0, 1, 1, 2 * 12 + 4 * 24);
        progress.forkEnded(1, ForkEnd.warmup(30));
        progress.forkEnded(0, ForkEnd.measured(14));
        assertCounts(progress, 0, 2, 3, 13 + 3 * 30);
    }

    @Test
    void benchmark_endsEarly_leavesNothing() {
        progress.forkEnded(1, ForkEnd.measured(20, 1).asLast());
        assertCounts(progress, 1, 0, 1, 30);
        progress.forkEnded(0, ForkEnd.measured(10, 1).asLast());
        assertCounts(progress, 2, 0, 2, 0);
        assertEquals(OptionalInt.empty(), progress.next());
    }

    /** Forks of 3 s, 20 of each side. The first benchmark's take 1.5 s, and so will those of the other one. */
    @Test
    void sidesOfABenchmark_countAsOne() {
        RunProgress sides = new RunProgress(new Blocks(2, 1), 2,
                List.of(new ForkEstimate(3, 0), new ForkEstimate(3, 0)), List.of(40, 40));
        assertEquals(4 * 3, sides.secondsOfRound());
        sides.forkEnded(0, ForkEnd.measured(1.5));
        assertCounts(sides, 0, 1, 1, 79 * 1.5);
        assertEquals(4 * 1.5, sides.secondsOfRound());
        sides.forkEnded(1, ForkEnd.measured(1.5).asLast());
        assertCounts(sides, 1, 0, 2, 40 * 1.5);
        assertEquals(2 * 1.5, sides.secondsOfRound());
    }

    @Test
    void benchmark_moreForksThanPlanned_leavesNoNegativeTime() {
        for (int i = 0; i < 5; i++) {
            progress.forkEnded(0, ForkEnd.measured(10, 1));
        }
        assertCounts(progress, 0, 1, 5, 4 * 20);
    }

    @Test
    void schedule_receivesRequestsAndForks() {
        assertEquals(OptionalInt.of(0), progress.next());
        progress.forkEnded(0, ForkEnd.measured(1, 1));
        assertEquals(OptionalInt.of(1), progress.next());
        assertThrows(IllegalArgumentException.class, () -> progress.forkEnded(2, ForkEnd.warmup(1)));
    }

    /** 15 s have passed, and 22.5 s are kept for the end. */
    @Test
    void schedule_leavesLittleTime_limitsIt() {
        RunProgress limited = progress(new BudgetSchedule(50, List.of(new ForkEstimate(10, 0), new ForkEstimate(20, 1)),
                () -> 15));
        assertCounts(limited, 0, 0, 0, 12.5);
    }

    @Test
    void estimates_notOneForEach_areRefused() {
        assertThrows(IllegalArgumentException.class,
                () -> new RunProgress(new Rounds(1), List.of(), List.of(3)));
    }
}
