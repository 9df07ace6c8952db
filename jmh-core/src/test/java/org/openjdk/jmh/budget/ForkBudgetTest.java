package org.openjdk.jmh.budget;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.scheduling.BudgetSchedule;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;

class ForkBudgetTest {

    private double now;

    private BudgetSchedule schedule(double budget, int benchmarks) {
        return new BudgetSchedule(budget, Collections.nCopies(benchmarks, new ForkEstimate(20, 0)), () -> now);
    }

    @Test
    void start_whereAllFit_isOneLine() {
        assertEquals(List.of("# Budget: 10 min for 2 benchmarks; one fork of each takes up to 40 s"),
                new ForkBudget(600, List.of("A.a", "B.b"), schedule(600, 2), 0.03, number -> false).start(0));
    }

    @Test
    void start_namesWhatDoesNotFit() {
        assertEquals(List.of("# Budget: 45 s for 3 benchmarks; one fork of each takes up to 1 min",
                "# 1 benchmark does not fit if all forks take this long; time until its first result:",
                "#     about 20 s  C.c"),
                new ForkBudget(45, List.of("A.a", "B.b", "C.c"), schedule(45, 3), 0.03, number -> false).start(0));
    }

    @Test
    void start_ofManyThatDoNotFit_countsTheRest() {
        List<String> names = IntStream.range(0, 30).mapToObj(i -> "Name" + i).collect(Collectors.toList());
        List<String> lines = new ForkBudget(45, names, schedule(45, 30), 0.03, number -> false).start(0);
        assertEquals("# 28 benchmarks do not fit if all forks take this long; time until their first result:",
                lines.get(1));
        assertEquals(23, lines.size());
        assertEquals("#     and 8 more", lines.get(22));
    }

    @Test
    void end_namesWhatIsImprecise_theWidestFirst_andWhatDidNotRun() {
        BudgetSchedule schedule = schedule(45, 4);
        schedule.forkEnded(0, ForkEnd.measured(20, 9));
        schedule.forkEnded(0, ForkEnd.measured(20, 10));
        schedule.forkEnded(0, ForkEnd.measured(20, 11));
        schedule.forkEnded(1, ForkEnd.measured(20, 5));
        for (int fork = 0; fork < 8; fork++) {
            schedule.forkEnded(2, ForkEnd.measured(20, 7));
        }
        now = 44;
        assertEquals(List.of("# Budget of 45 s: 44 s used, 12 forks",
                "# 2 benchmarks stayed less precise than ± 3 % (95 % interval of the mean of forks):",
                "#       1 fork  B.b",
                "#     ± 24.8 %  A.a",
                "# 1 benchmark has no result in this time; time until its first one:",
                "#     about 20 s  D.d"),
                new ForkBudget(45, List.of("A.a", "B.b", "C.c", "D.d"), schedule, 0.03, number -> false).end(44));
    }

    /** Of two forks, one may only say what others tell: here that the median variation is 5 %. */
    @Test
    void end_doesNotCallTwoForksPrecise_whereOthersAreNot() {
        BudgetSchedule schedule = schedule(45, 2);
        for (double score : new double[] {9, 10, 11}) {
            schedule.forkEnded(0, ForkEnd.measured(20, score));
        }
        schedule.forkEnded(1, ForkEnd.measured(20, 7));
        schedule.forkEnded(1, ForkEnd.measured(20, 7));
        now = 44;
        assertEquals(List.of("#     ± 31.8 %  B.b", "#     ± 24.8 %  A.a"),
                new ForkBudget(45, List.of("A.a", "B.b"), schedule, 0.03, number -> false).end(44).subList(2, 4));
    }

    @Test
    void end_ofAForkThatOutlastedItsTime_saysSo() {
        BudgetSchedule schedule = schedule(45, 2);
        ForkBudget report = new ForkBudget(45, List.of("A.a", "B.b"), schedule, 0.03, number -> false);
        schedule.forkEnded(0, ForkEnd.measured(20, 5).asLast());
        schedule.forkEnded(1, ForkEnd.measured(25).asLast());
        report.cut(1);
        now = 45;
        assertEquals(List.of("# 1 benchmark has no result in this time; time until its first one:",
                "#     more than 25 s  B.b"), report.end(45).subList(3, 5));
    }

    @Test
    void end_whereAllIsPrecise_isOneLine() {
        BudgetSchedule schedule = schedule(45, 1);
        schedule.forkEnded(0, ForkEnd.measured(20, 9));
        schedule.forkEnded(0, ForkEnd.measured(20, 9).asLast());
        assertEquals(List.of("# Budget of 45 s: 40 s used, 2 forks"),
                new ForkBudget(45, List.of("A.a"), schedule, 0.03, number -> false).end(40));
    }

    /** A table with the criterion's own figure follows. */
    @Test
    void end_ofADynamicBenchmark_doesNotJudgeItTwice() {
        BudgetSchedule schedule = schedule(45, 1);
        schedule.forkEnded(0, ForkEnd.measured(20, 9));
        schedule.forkEnded(0, ForkEnd.measured(20, 12).asLast());
        ForkBudget report = new ForkBudget(45, List.of("A.a"), schedule, 0.03, number -> true);
        assertEquals(List.of("# Budget of 45 s: 40 s used, 2 forks"), report.end(40));
    }

    /** It has run, and another line reports its failure. */
    @Test
    void end_ofABenchmarkThatFailed_saysNothing() {
        BudgetSchedule schedule = schedule(45, 1);
        schedule.forkEnded(0, ForkEnd.measured(20).asLast());
        assertEquals(List.of("# Budget of 45 s: 40 s used, 0 forks"),
                new ForkBudget(45, List.of("A.a"), schedule, 0.03, number -> false).end(40));
    }
}
