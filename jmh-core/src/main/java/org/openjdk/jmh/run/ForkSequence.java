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

/** Selects the next fork of a run of one side. Without a schedule, upstream's loop follows its own list. */
final class ForkSequence {

    private final RunContext run;
    private final UpstreamLoop loop;
    private final List<ForkedBenchmark> benchmarks = new ArrayList<>();
    private final List<ActionPlan> forked = new ArrayList<>();
    private final List<ActionPlan> embedded = new ArrayList<>();
    private ProgressReport progress;
    private boolean scheduled;
    private int visited = -1;
    private ScheduledPlans<ActionPlan> visits;
    private ForkedBenchmark benchmark;

    ForkSequence(RunContext run, UpstreamLoop loop) {
        this.run = run;
        this.loop = loop;
    }

    static boolean isScheduleRequested(Options options) {
        return options.getForkOrder().orElse(ForkOrder.BENCHMARKS) != ForkOrder.BENCHMARKS
                || options.getJournal().hasValue() || options.getBudget().hasValue();
    }

    void plan(List<ActionPlan> plans) {
        for (ActionPlan plan : plans) {
            (loop.isEmbedded(plan) ? embedded : forked).add(plan);
        }
        forked.forEach(plan -> benchmarks.add(new ForkedBenchmark(loop.params(plan))));
    }

    List<BenchmarkParams> embedded() {
        return embedded.stream().map(loop::params).collect(Collectors.toList());
    }

    /** Recomputes upstream's estimate of the remaining time, without forks that are not run again. */
    void estimateRest() {
        loop.estimate(benchmarks.stream().filter(each -> !each.hasEnded()).collect(Collectors.toList()), embedded);
    }

    List<ForkedBenchmark> all() {
        return benchmarks;
    }

    /** Chooses a schedule; returns null if upstream's order holds. */
    Schedule schedule(List<Part> parts) throws RunnerException {
        Schedule chosen = chosen(parts);
        if (chosen == null) {
            progress = report(new OneByOne(benchmarks.size()));
            return null;
        }
        scheduled = true;
        progress = report(new FailSafeSchedule(chosen, benchmarks.size(), reason -> run.say("# WARNING: " + reason)));
        return progress.schedule();
    }

    private ProgressReport report(Schedule schedule) {
        List<ForkEstimate> estimates = new ArrayList<>();
        List<Integer> forks = new ArrayList<>();
        for (BenchmarkParams params : params()) {
            estimates.add(new ForkEstimate(ForkTime.of(params, 0).longest(), params.getWarmupForks()));
            forks.add(params.getForks());
        }
        return new ProgressReport(new RunProgress(schedule, estimates, forks), System::nanoTime);
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
        return isScheduleRequested(run.options()) ? new OneByOne(benchmarks.size()) : null;
    }

    Iterator<ActionPlan> visits(Schedule schedule, Consumer<ForkedBenchmark> cutShort) {
        visits = new ScheduledPlans<>(forked, benchmarks, embedded, schedule, cutShort);
        return visits;
    }

    /** Returns whether forks of one benchmark may run between forks of another. */
    boolean isScheduled() {
        return scheduled;
    }

    ForkedBenchmark visit(ActionPlan plan) {
        benchmark = visits == null ? new ForkedBenchmark(loop.params(plan)) : visits.visited();
        visited++;
        return benchmark;
    }

    void makeCurrent(ForkedBenchmark next) {
        benchmark = next;
    }

    /** Returns the benchmark that runs or ran last; null before the first. */
    ForkedBenchmark benchmark() {
        return benchmark;
    }

    boolean staysWithBenchmark() {
        return !benchmark.hasEnded() && (visits == null || visits.continuesVisit());
    }

    void forkEnded(ForkEnd end) {
        if (visits != null) {
            visits.forkEnded(end);
        } else {
            progress.schedule().forkEnded(visited, end);
        }
    }

    void skip(BenchmarkParams params, int forks) {
        for (int i = 0; i < forks && !isScheduled(); i++) {
            loop.skip(params);
        }
    }

    /** Returns the progress of the forks, or null if the benchmark has none. */
    ProgressReport progress() {
        return benchmark != null && benchmark.params().getForks() > 0 ? progress : null;
    }

    /** Returns the index of the current benchmark in the schedule, from 0. */
    int currentIndex() {
        return visits == null ? visited : benchmarks.indexOf(benchmark);
    }
}
