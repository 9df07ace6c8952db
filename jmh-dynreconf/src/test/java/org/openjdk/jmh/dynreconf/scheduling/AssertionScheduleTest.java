package org.openjdk.jmh.dynreconf.scheduling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToDoubleBiFunction;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.assertions.FormulaLooks;
import org.openjdk.jmh.dynreconf.assertions.GrowingRun;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;

class AssertionScheduleTest {

    private static final List<String> NAMES = List.of("a", "b", "c", "d");

    private final GrowingRun run = new GrowingRun();

    private void benchmarks(int most) {
        NAMES.forEach(name -> run.benchmark(name, most));
    }

    /** Runs until no fork is wanted, and returns the order of the benchmarks. */
    private List<Integer> order(AssertionSchedule schedule, int most, ToDoubleBiFunction<Integer, Integer> means) {
        int[] done = new int[NAMES.size()];
        List<Integer> order = new ArrayList<>();
        for (OptionalInt next = schedule.next(); next.isPresent(); next = schedule.next()) {
            int benchmark = next.getAsInt();
            double mean = means.applyAsDouble(benchmark, done[benchmark]++);
            run.fork(NAMES.get(benchmark), mean);
            ForkEnd end = ForkEnd.measured(1, mean);
            if (done[benchmark] == most) {
                run.end(NAMES.get(benchmark));
            }
            order.add(benchmark);
            schedule.forkEnded(benchmark, done[benchmark] == most ? end.asLast() : end);
        }
        return order;
    }

    /** a and b differ clearly, c and d scatter. */
    private static double mean(int benchmark, int fork) {
        return benchmark < 2 ? 1 + benchmark + 0.01 * fork : 5 + (benchmark * 7 + fork * 5) % 4;
    }

    @Test
    void next_decidedFormula_leavesTheForksToTheOthers() {
        benchmarks(6);
        List<FormulaLooks> formulas = run.looks("a <= b", "c <= 1.3 * d");
        List<Integer> order =
                order(new AssertionSchedule(List.of(1, 1, 1, 1), formulas), 6, AssertionScheduleTest::mean);
        assertEquals(List.of(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3), order.subList(0, 12));
        assertEquals(Truth.HOLDS, formulas.get(0).truth());
        assertEquals(List.of(), order.subList(12, order.size()).stream().filter(number -> number < 2).toList());
        assertEquals(order.stream().filter(number -> number == 2).count(),
                order.stream().filter(number -> number == 3).count());
    }

    @Test
    void next_benchmarksThatNoFormulaNames_haveAllTheirForks() {
        benchmarks(5);
        List<Integer> order = order(new AssertionSchedule(List.of(1, 1, 1, 1), run.looks("a <= b")), 5,
                AssertionScheduleTest::mean);
        assertEquals(List.of(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 2, 3, 2, 3), order);
    }

    @Test
    void next_leastNumberOfForks_isReachedAnyway() {
        benchmarks(6);
        List<Integer> order = order(new AssertionSchedule(List.of(4, 1, 1, 1), run.looks("a <= b", "c <= 1 ms",
                "d <= 1 ms")), 6, AssertionScheduleTest::mean);
        assertEquals(4, order.stream().filter(number -> number == 0).count());
        assertEquals(3, order.stream().filter(number -> number == 1).count());
    }

    @Test
    void next_bound_isNotPassed() {
        benchmarks(4);
        List<Integer> order = order(new AssertionSchedule(List.of(1, 1, 1, 1), run.looks("c <= d", "a <= 2 * b")), 4,
                (benchmark, fork) -> 5 + (benchmark * 7 + fork * 5) % 4);
        for (int number = 0; number < NAMES.size(); number++) {
            int benchmark = number;
            assertTrue(order.stream().filter(each -> each == benchmark).count() <= 4, order::toString);
        }
        assertEquals(OptionalInt.empty(), new AssertionSchedule(List.of(), List.of()).next());
    }

    @Test
    void forkEnded_lostAndWarmupForks_bringNoLook() {
        benchmarks(5);
        AssertionSchedule schedule = new AssertionSchedule(List.of(1, 1, 1, 1), run.looks("a <= b"));
        schedule.forkEnded(0, ForkEnd.warmup(1));
        assertEquals(OptionalInt.of(0), schedule.next());
        schedule.forkEnded(0, ForkEnd.measured(1));
        assertEquals(OptionalInt.of(1), schedule.next());
        assertThrows(IllegalArgumentException.class, () -> schedule.forkEnded(9, ForkEnd.warmup(1)));
    }
}
