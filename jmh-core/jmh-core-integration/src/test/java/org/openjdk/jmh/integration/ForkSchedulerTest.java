package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.integration.benchmarks.NeighbourBenchmark;
import org.openjdk.jmh.integration.benchmarks.SteadyBenchmark;
import org.openjdk.jmh.integration.support.RecordingFormat;
import org.openjdk.jmh.results.IncompleteResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.run.ForkScheduler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ForkOrder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Tests runs with an external scheduler: two benchmarks, Neighbour and Steady, with up to three forks. */
class ForkSchedulerTest {

    /** Requests forks in a given order and records the notifications. */
    private static final class Script implements Schedule {

        private final int[] wanted;
        private final List<String> notifications = new ArrayList<>();

        Script(int... wanted) {
            this.wanted = wanted;
        }

        @Override
        public OptionalInt next() {
            return notifications.size() < wanted.length ? OptionalInt.of(wanted[notifications.size()])
                    : OptionalInt.empty();
        }

        @Override
        public void forkEnded(int benchmark, ForkEnd end) {
            assertTrue(end.seconds() > 0);
            notifications.add(benchmark + (end.isWarmup() ? " warmup" : " scores " + end.scores().length)
                    + (end.isLast() ? " last" : ""));
        }
    }

    private final RecordingFormat console = new RecordingFormat();

    private static Options options(int warmupForks) {
        return new OptionsBuilder().include(NeighbourBenchmark.class.getName()).include(SteadyBenchmark.class.getName())
                .warmupForks(warmupForks).forks(3).forkOrder(ForkOrder.ROUNDS)
                .warmupIterations(1).warmupTime(TimeValue.milliseconds(1))
                .measurementIterations(2).measurementTime(TimeValue.milliseconds(1)).build();
    }

    private List<RunResult> run(ForkScheduler scheduler) throws RunnerException {
        return run(scheduler, 0);
    }

    private List<RunResult> run(ForkScheduler scheduler, int warmupForks) throws RunnerException {
        Runner runner = new Runner(options(warmupForks), console);
        runner.setForkScheduler(scheduler);
        Collection<RunResult> results = runner.run();
        return new ArrayList<>(results);
    }

    private static List<Integer> forks(List<RunResult> results) {
        return results.stream().map(result -> result.getBenchmarkResults().size()).toList();
    }

    private List<String> forkLines() {
        return console.events().stream().filter(line -> line.startsWith("# Fork: ") || line.startsWith("# Again: "))
                .map(line -> line.replaceAll("# Again: .*\\.(\\w+)Benchmark.*", "$1")).toList();
    }

    @Test
    void runner_followsAnExternalSchedule() throws RunnerException {
        Script script = new Script(1, 1, 0, 1, 0, 0);
        List<RunResult> results = run(benchmarks -> {
            assertEquals(
                    List.of(NeighbourBenchmark.class.getName() + ".idle", SteadyBenchmark.class.getName() + ".burn"),
                    benchmarks.stream().map(params -> params.getBenchmark()).toList());
            return script;
        });
        assertEquals(List.of("# Fork: 1 of 3", "# Fork: 2 of 3", "# Fork: 1 of 3", "Steady", "# Fork: 3 of 3",
                "Neighbour", "# Fork: 2 of 3", "# Fork: 3 of 3"), forkLines());
        assertEquals(List.of("1 scores 2", "1 scores 2", "0 scores 2", "1 scores 2 last", "0 scores 2",
                "0 scores 2 last"), script.notifications);
        assertEquals(List.of(3, 3), forks(results));
        assertTrue(results.stream().noneMatch(result -> result.getIncomplete().isPresent()));
    }

    @Test
    void scheduleThatEndsTheRun_keepsEarlierForks() throws RunnerException {
        List<RunResult> results = run(benchmarks -> new Script(1, 1));
        assertEquals(List.of(2), forks(results));
        assertEquals(List.of(true),
                results.stream().map(result -> result.getIncomplete().map(IncompleteResult::isUnfinished).orElse(false))
                        .toList());
        assertEquals(1, console.events().stream().filter("benchmark ends"::equals).count());
    }

    @Test
    void scheduleThatEndsAfterAWarmupFork_hasNoResults() throws RunnerException {
        Script script = new Script(0);
        assertEquals(List.of(), run(benchmarks -> script, 1));
        assertEquals(List.of("0 warmup"), script.notifications);
    }

    @Test
    void failingSchedule_isDroppedAndAllForksRun() throws RunnerException {
        List<RunResult> results = run(benchmarks -> new Script(1, 7));
        assertEquals(List.of(3, 3), forks(results));
        assertEquals(1,
                console.events().stream().filter(line -> line.startsWith("# WARNING: the order of forks failed"))
                        .count());
    }

    @Test
    void schedulerThatRejectsTheRun_runsNothing() {
        RunnerException refusal = assertThrows(RunnerException.class, () -> run(benchmarks -> {
            throw new RunnerException("too little time");
        }));
        assertEquals("too little time", refusal.getMessage());
        assertEquals(List.of(), forkLines());
    }
}
