package org.openjdk.jmh.dynreconf.scheduling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SchedulesTest {

    private static final ForkEnd FORK = ForkEnd.measured(1, 10);

    /** Runs benchmarks with so many forks each, and returns the order in which these ran. */
    private static List<Integer> order(Schedule schedule, int... forks) {
        int[] left = forks.clone();
        List<Integer> order = new ArrayList<>();
        for (OptionalInt next = schedule.next(); next.isPresent(); next = schedule.next()) {
            int benchmark = next.getAsInt();
            assertEquals(next, schedule.next(), "asking changes nothing");
            order.add(benchmark);
            left[benchmark]--;
            schedule.forkEnded(benchmark, left[benchmark] == 0 ? FORK.asLast() : FORK);
        }
        assertEquals(0, Arrays.stream(left).sum(), "forks that did not run");
        return order;
    }

    static Stream<IntFunction<Schedule>> schedules() {
        return Stream.of(OneByOne::new, Rounds::new);
    }

    @Test
    void oneByOne_endsABenchmarkBeforeTheNextBegins() {
        assertEquals(List.of(0, 0, 0, 1, 2, 2), order(new OneByOne(3), 3, 1, 2));
    }

    @Test
    void rounds_goOnWithThoseThatHaveNotEnded() {
        assertEquals(List.of(0, 1, 2, 0, 2, 0), order(new Rounds(3), 3, 1, 2));
    }

    @ParameterizedTest
    @MethodSource("schedules")
    void schedule_ofNoBenchmark_hasNoFork(IntFunction<Schedule> schedules) {
        assertEquals(List.of(), order(schedules.apply(0)));
    }

    @ParameterizedTest
    @MethodSource("schedules")
    void schedule_oneBenchmark_runsAllItsForks(IntFunction<Schedule> schedules) {
        assertEquals(List.of(0, 0, 0), order(schedules.apply(1), 3));
    }

    @Test
    void rounds_lostForksCount() {
        Rounds rounds = new Rounds(2);
        rounds.forkEnded(0, ForkEnd.measured(1));
        assertEquals(OptionalInt.of(1), rounds.next());
    }

    @Test
    void rounds_warmupForksRunDirectlyBeforeTheFirstMeasuredOne() {
        Rounds rounds = new Rounds(2);
        rounds.forkEnded(0, ForkEnd.warmup(1));
        rounds.forkEnded(0, ForkEnd.warmup(1));
        assertEquals(OptionalInt.of(0), rounds.next());
        rounds.forkEnded(0, FORK);
        assertEquals(OptionalInt.of(1), rounds.next());
    }

    /** Told of forks of an earlier run in any order, rounds first bring all benchmarks to the same number. */
    @Test
    void rounds_resumed_firstRunWhatIsMissing() {
        Rounds rounds = new Rounds(4);
        for (int earlier : new int[] {3, 0, 0, 1, 3, 0}) {
            rounds.forkEnded(earlier, FORK);
        }
        rounds.forkEnded(1, FORK.asLast());
        assertEquals(List.of(2, 2, 2, 3, 0, 3), order(rounds, 1, 0, 3, 2));
    }

    /** At any moment, those that are still running have the same number of forks, or one more. */
    @Test
    void rounds_randomSuites_keepAllBenchmarksTogether() {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            int[] forks = random.ints(20, 1, 8).toArray();
            int[] done = new int[forks.length];
            for (int benchmark : order(new Rounds(forks.length), forks)) {
                int fewest = Integer.MAX_VALUE;
                for (int i = 0; i < forks.length; i++) {
                    fewest = done[i] < forks[i] ? Math.min(fewest, done[i]) : fewest;
                }
                assertEquals(fewest, done[benchmark]++, "seed " + seed);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("schedules")
    void schedule_unknownBenchmark_isRefused(IntFunction<Schedule> schedules) {
        Schedule schedule = schedules.apply(2);
        assertEquals("there is no benchmark 2 among 2",
                assertThrows(IllegalArgumentException.class, () -> schedule.forkEnded(2, FORK)).getMessage());
        assertThrows(IllegalArgumentException.class, () -> schedule.forkEnded(-1, FORK));
    }

    @ParameterizedTest
    @MethodSource("schedules")
    void schedule_forkBehindTheLast_isRefused(IntFunction<Schedule> schedules) {
        Schedule schedule = schedules.apply(2);
        schedule.forkEnded(1, FORK.asLast());
        assertEquals("benchmark 1 has ended before",
                assertThrows(IllegalArgumentException.class, () -> schedule.forkEnded(1, FORK)).getMessage());
        assertEquals(OptionalInt.of(0), schedule.next());
    }
}
