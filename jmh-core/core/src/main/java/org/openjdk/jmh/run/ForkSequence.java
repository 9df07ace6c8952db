package org.openjdk.jmh.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.OneByOne;
import org.openjdk.jmh.dynreconf.scheduling.Rounds;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.estimates.ForkTime;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.ActionPlan;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ForkOrder;
import org.openjdk.jmh.runner.options.Options;

/**
 * Which fork of the run is next, and the benchmark whose turn it is. Without a schedule, upstream's loop goes over its own
 * list.
 */
final class ForkSequence {

    private final RunContext run;
    private final UpstreamLoop loop;
    private final List<ForkedBenchmark> benchmarks = new ArrayList<>();
    private final List<ActionPlan> forked = new ArrayList<>();
    private final List<ActionPlan> embedded = new ArrayList<>();
    private ProgressReport progress;
    private ScheduledPlans<ActionPlan> visits;
    private ForkedBenchmark benchmark;

    ForkSequence(RunContext run, UpstreamLoop loop) {
        this.run = run;
        this.loop = loop;
    }

    /** Tells whether the options ask for a schedule, be it for that of upstream's order. */
    static boolean isAskedFor(Options options) {
        return options.getForkOrder().orElse(ForkOrder.BENCHMARKS) != ForkOrder.BENCHMARKS
                || options.getJournal().hasValue() || options.getBudget().hasValue();
    }

    /** The plans of the run are known. */
    void plan(List<ActionPlan> plans) {
        for (ActionPlan plan : plans) {
            (loop.isEmbedded(plan) ? embedded : forked).add(plan);
        }
        forked.forEach(plan -> benchmarks.add(new ForkedBenchmark(loop.params(plan))));
    }

    List<BenchmarkParams> embedded() {
        return embedded.stream().map(loop::params).collect(Collectors.toList());
    }

    /** Has upstream estimate the remaining time anew; forks that do not run take none. */
    void estimateRest() {
        loop.estimate(benchmarks.stream().filter(each -> !each.hasEnded()).collect(Collectors.toList()), embedded);
    }

    List<ForkedBenchmark> all() {
        return benchmarks;
    }

    /**
     * Chooses a schedule.
     *
     * @param parts which may have one of their own
     * @return what is to be asked and told in its place, or null where upstream's order holds
     */
    Schedule schedule(List<Part> parts) throws RunnerException {
        Schedule chosen = chosen(parts);
        if (chosen == null) {
            return null;
        }
        List<ForkEstimate> estimates = new ArrayList<>();
        List<Integer> forks = new ArrayList<>();
        for (BenchmarkParams params : params()) {
            estimates.add(new ForkEstimate(ForkTime.of(params, 0).longest(), params.getWarmupForks()));
            forks.add(params.getForks());
        }
        Schedule guarded = new FailSafeSchedule(chosen, benchmarks.size(), reason -> run.say("# WARNING: " + reason));
        progress = new ProgressReport(new RunProgress(guarded, estimates, forks), System::nanoTime);
        return progress.schedule();
    }

    private List<BenchmarkParams> params() {
        return benchmarks.stream().map(ForkedBenchmark::params).collect(Collectors.toList());
    }

    private Schedule chosen(List<Part> parts) throws RunnerException {
        if (run.inputs().scheduler() != null) {
            return run.inputs().scheduler().schedule(params());
        }
        for (Part part : parts) {
            Schedule own = part.createSchedule(Collections.unmodifiableList(benchmarks));
            if (own != null) {
                return own;
            }
        }
        if (run.options().getForkOrder().orElse(ForkOrder.BENCHMARKS) != ForkOrder.BENCHMARKS) {
            return new Rounds(benchmarks.size());
        }
        return isAskedFor(run.options()) ? new OneByOne(benchmarks.size()) : null;
    }

    /** Returns what upstream's loop over all plans goes through, where there is a schedule. */
    Iterator<ActionPlan> visits(Schedule schedule, Consumer<ForkedBenchmark> cutShort) {
        visits = new ScheduledPlans<>(forked, benchmarks, embedded, schedule, cutShort);
        return visits;
    }

    /** Tells whether the forks of one benchmark may lie between those of others. */
    boolean isScheduled() {
        return progress != null;
    }

    /** A visit of a benchmark begins: its first one, or another one. */
    ForkedBenchmark visit(ActionPlan plan) {
        benchmark = visits == null ? new ForkedBenchmark(loop.params(plan)) : visits.visited();
        return benchmark;
    }

    /** From now on, this benchmark is the one that runs. */
    void turnTo(ForkedBenchmark next) {
        benchmark = next;
    }

    /** Returns the benchmark that runs, or ran last; null where none has run. */
    ForkedBenchmark benchmark() {
        return benchmark;
    }

    /** Tells whether the next fork of the run is one of the same benchmark. */
    boolean staysWithBenchmark() {
        return !benchmark.hasEnded() && (visits == null || visits.continuesVisit());
    }

    /** A fork of the benchmark has ended, or failed. */
    void forkEnded(ForkEnd end) {
        if (visits != null) {
            visits.forkEnded(end);
        }
    }

    /** Forks that are left out count as done in upstream's estimate of the remaining time. */
    void skip(BenchmarkParams params, int forks) {
        for (int i = 0; i < forks && !isScheduled(); i++) {
            loop.skip(params);
        }
    }

    /** Returns the line on how far the run is, or null where upstream's holds. */
    ProgressReport progress() {
        return isScheduled() && benchmark.params().getForks() > 0 ? progress : null;
    }
}
