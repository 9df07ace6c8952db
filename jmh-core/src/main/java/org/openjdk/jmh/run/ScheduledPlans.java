package org.openjdk.jmh.run;

import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.stored.ResultKeys;

/**
 * Iterates over the plans of a run in place of upstream's list. A benchmark's plan is returned once for each visit,
 * that is, each time the schedule selects it after another one. Benchmarks without forks come last, once.
 *
 * <p>The schedule is asked once for each fork, and its answer holds however long it takes until the fork starts.
 */
final class ScheduledPlans<P> implements Iterator<P> {

    private final List<P> plans;
    private final List<ForkedBenchmark> benchmarks;
    private final Iterator<P> embedded;
    private final Schedule schedule;
    private final Consumer<ForkedBenchmark> cutShort;
    private OptionalInt turn;
    private int visited;
    private boolean answered = true;

    /**
     * @param plans    of the benchmarks, in the order of their indexes
     * @param embedded plans of benchmarks without forks
     * @param schedule must not throw
     * @param cutShort receives each benchmark that has begun and gets no further fork
     */
    ScheduledPlans(List<P> plans, List<ForkedBenchmark> benchmarks, List<P> embedded, Schedule schedule,
                   Consumer<ForkedBenchmark> cutShort) {
        this.plans = plans;
        this.benchmarks = benchmarks;
        this.embedded = embedded.iterator();
        this.schedule = schedule;
        this.cutShort = cutShort;
    }

    @Override
    public boolean hasNext() {
        if (visitFailed()) {
            forkEnded(visited().fail());
        }
        if (!turn().isPresent()) {
            cutShort();
        }
        return turn().isPresent() || embedded.hasNext();
    }

    /** If no fork of the visit has ended, upstream's runner has caught an exception. */
    private boolean visitFailed() {
        return !answered || !benchmarks.isEmpty() && visited().hasForkRunning();
    }

    private void cutShort() {
        for (ForkedBenchmark benchmark : benchmarks) {
            if (!benchmark.hasEnded() && benchmark.nextFork() > 0) {
                benchmark.endWithRun();
                cutShort.accept(benchmark);
            }
        }
    }

    @Override
    public P next() {
        if (!turn().isPresent()) {
            return embedded.next();
        }
        answered = false;
        visited = turn().getAsInt();
        return plans.get(visited);
    }

    ForkedBenchmark visited() {
        return benchmarks.get(visited);
    }

    boolean continuesVisit() {
        return turn().equals(OptionalInt.of(visited));
    }

    void forkEnded(ForkEnd end) {
        answered = true;
        schedule.forkEnded(visited, end);
        turn = null;
    }

    private OptionalInt turn() {
        if (turn == null) {
            turn = schedule.next();
        }
        return turn;
    }

    /** Returns the line that replaces upstream's description after the first visit. */
    static String announcement(BenchmarkParams params) {
        return "# Again: " + params.getBenchmark() + ResultKeys.of(params).parameterText() + ", "
                + params.getMode().shortLabel();
    }
}
