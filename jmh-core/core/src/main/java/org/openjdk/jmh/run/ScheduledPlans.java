package org.openjdk.jmh.run;

import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Takes the place of an iterator over a run's plans. Hands out the plan of a benchmark each time that a schedule wants
 * forks of it, after those of other benchmarks; what runs without forks comes last, once.
 *
 * <p>A visit lasts as long as the schedule stays with the benchmark. It is asked once for each fork: the answer holds,
 * whatever time passes until the fork starts.
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
     * Hands out nothing yet.
     *
     * @param plans      of the benchmarks, in the order of their numbers
     * @param benchmarks of these plans
     * @param embedded   what runs without forks
     * @param schedule   that does not fail
     * @param cutShort   called for each benchmark that has begun, but gets no fork any more
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

    /** A visit without a fork that ended: upstream's runner has caught an exception. */
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

    /** Returns the benchmark whose plan was handed out last. */
    ForkedBenchmark visited() {
        return benchmarks.get(visited);
    }

    /** Tells whether the benchmark that is visited gets the next fork, too. */
    boolean continuesVisit() {
        return turn().equals(OptionalInt.of(visited));
    }

    /** A fork of the benchmark that is visited has ended. */
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

    /** Returns the line in place of upstream's description, which is printed at the first visit only. */
    static String announcement(BenchmarkParams params) {
        return "# Again: " + params.getBenchmark() + parameters(params) + ", " + params.getMode().shortLabel();
    }

    private static String parameters(BenchmarkParams params) {
        StringJoiner parameters = new StringJoiner(", ", " (", ")").setEmptyValue("");
        for (String key : params.getParamsKeys()) {
            parameters.add(key + " = " + params.getParam(key));
        }
        return parameters.toString();
    }
}
