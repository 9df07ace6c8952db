package org.openjdk.jmh.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.journal.JournaledFork;

/** Replays the forks of an earlier start as if they had just ended. */
final class Replay {

    private final RunContext run;
    private final ForkSequence sequence;
    private final Consumer<JournaledFork> parts;
    private final Predicate<ForkedBenchmark> hasEnoughForks;
    private final Consumer<ForkedBenchmark> ended;

    /**
     * @param parts          receives each fork
     * @param hasEnoughForks decides after each fork
     * @param ended          receives each benchmark after its last replayed fork
     */
    Replay(RunContext run, ForkSequence sequence, Consumer<JournaledFork> parts,
           Predicate<ForkedBenchmark> hasEnoughForks, Consumer<ForkedBenchmark> ended) {
        this.run = run;
        this.sequence = sequence;
        this.parts = parts;
        this.hasEnoughForks = hasEnoughForks;
        this.ended = ended;
    }

    void replay(PreviousStart earlier, Schedule schedule) {
        Map<BenchmarkParams, Deque<JournaledFork>> forks = new HashMap<>();
        earlier.forks().forEach(fork -> forks.computeIfAbsent(fork.params(), params -> new ArrayDeque<>()).add(fork));
        int number = 0;
        for (ForkedBenchmark benchmark : sequence.all()) {
            Deque<JournaledFork> own = forks.get(benchmark.params());
            if (own != null) {
                replay(number, benchmark, own, schedule);
            }
            number++;
        }
        sequence.estimateRest();
    }

    private void replay(int number, ForkedBenchmark benchmark, Deque<JournaledFork> forks, Schedule schedule) {
        sequence.makeCurrent(benchmark);
        while (!forks.isEmpty() && !benchmark.hasEnded()) {
            JournaledFork fork = forks.remove();
            if (!fork.isComplete() && !fork.isCut()) {
                run.addFailure(fork.params(), "it failed in an earlier start of this run");
            }
            schedule.forkEnded(number, replay(benchmark, fork, !forks.isEmpty()));
        }
        ended.accept(benchmark);
    }

    private ForkEnd replay(ForkedBenchmark benchmark, JournaledFork fork, boolean moreFollow) {
        if (fork.isBenchmarkLost()) {
            parts.accept(fork);
            run.say("# Journal: " + benchmark.params().getBenchmark() + " failed and does not run again: "
                    + fork.loss().get());
            return benchmark.fail();
        }
        benchmark.take(fork);
        parts.accept(fork);
        return benchmark.endTaken(fork, !fork.isCut() && hasEnoughForks.test(benchmark), moreFollow);
    }
}
