package org.openjdk.jmh.runner;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.comparison.MeasuredResults;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.environment.EnvironmentText;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.reconfiguration.BenchmarkMonitor;
import org.openjdk.jmh.reconfiguration.HostRehearsal;
import org.openjdk.jmh.reconfiguration.DynamicDefaults;
import org.openjdk.jmh.reconfiguration.PlanResolver;
import org.openjdk.jmh.reconfiguration.ReconfigurationException;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.reconfiguration.ReconfigurationPlan;
import org.openjdk.jmh.reconfiguration.RunSummary;
import org.openjdk.jmh.reconfiguration.RunWarnings;
import org.openjdk.jmh.reconfiguration.SystemLoad;
import org.openjdk.jmh.reconfiguration.UpperBoundPlaces;
import org.openjdk.jmh.remembered.HistoryFailure;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.LostFork;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.BinaryLinkServer;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.Utils;

/**
 * Superclass of {@link Runner}: lets dynamic benchmarks stop early. Static ones pass through each method here as if it
 * were not there.
 */
abstract class DecidingRunner extends AssertingRunner {

    private final Map<BenchmarkParams, ReconfigurationPlan> plans = new HashMap<>();
    private final Map<BenchmarkParams, ReconfigurationOutcome> outcomes = new HashMap<>();
    private final Map<String, Integer> fewestForks = new HashMap<>();
    private final HostRehearsal rehearsal = new HostRehearsal();
    private final PlanResolver resolver;
    private RunWarnings warnings = new RunWarnings();
    private boolean announced;

    DecidingRunner(Options options, OutputFormat out) {
        super(options, out);
        resolver = new PlanResolver(options);
    }

    /** Drops a benchmark in sample time mode where the same one is to run in reconfigure mode, its dynamic twin. */
    static SortedSet<BenchmarkListEntry> withoutTwins(SortedSet<BenchmarkListEntry> benchmarks) {
        SortedSet<BenchmarkListEntry> distinct = new TreeSet<>(benchmarks);
        for (BenchmarkListEntry entry : benchmarks) {
            if (entry.getMode() == Mode.Reconfigure) {
                distinct.remove(entry.cloneWith(Mode.SampleTime).cloneWith(entry.getWorkloadParams()));
            }
        }
        return distinct;
    }

    @Override
    void forgetEarlierRun() {
        super.forgetEarlierRun();
        plans.clear();
        fewestForks.clear();
        outcomes.clear();
        warnings = new RunWarnings();
        announced = false;
    }

    /** Called when what is to run has been resolved. */
    void showFindings(Collection<BenchmarkListEntry> benchmarks) {
        if (!plans.isEmpty()) {
            CompiledFindings.in(benchmarks).forEach(out::println);
        }
    }

    /** Returns the parameters of an action, adapted where its benchmark is dynamic. */
    BenchmarkParams reconfigure(BenchmarkParams params, BenchmarkListEntry entry, ActionMode mode) {
        try {
            ReconfigurationPlan plan = resolver.resolve(entry);
            if (ForkSchedulers.isByAssertions(options)) {
                fewestForks.put(entry.getUsername(), resolver.fewestForks(entry));
            }
            DynamicDefaults defaults = new DynamicDefaults(options, entry);
            if (plan == null) {
                BenchmarkParams kept = defaults.keep(params, RunBudget.forks(options, params));
                remember(null, kept);
                return kept;
            }
            BenchmarkParams dynamic = defaults.apply(params);
            if (plan.slides() && canSlide(dynamic)) {
                dynamic.makeSliding();
            }
            plan = remember(plan, dynamic);
            plans.put(dynamic, ForkSchedulers.isByAssertions(options) ? plan.withAllForks(dynamic) : plan);
            if (mode.doWarmup()) {
                plan.check(dynamic, new UpperBoundPlaces(options, entry));
            }
            return dynamic;
        } catch (ReconfigurationException | HistoryFailure e) {
            throw KeepingRunner.<RuntimeException>unchecked(e);
        }
    }

    /**
     * A measurement slides into the time that its own warmup leaves. Where it has none, the start itself is to be
     * measured, or what follows bulk warmups, which a criterion that slides has not seen.
     */
    private static boolean canSlide(BenchmarkParams params) {
        return params.getWarmup().getCount() > 0;
    }

    void startForks(BinaryLinkServer server, ActionPlan actionPlan) {
        RunningBenchmark visited = visit(actionPlan);
        visited.usePid(server::getClientPid);
        follow(visited);
        ForkObserver observer = observer(visited);
        if (observer != null) {
            server.observe(observer);
        }
    }

    @Override
    void follow(RunningBenchmark followed) {
        if (followed.params().isReconfigurable() && followed.monitor() == null) {
            BenchmarkMonitor monitor = new BenchmarkMonitor(followed.params(), plans::get, warnings, out, followed::pid,
                    rehearsal);
            if (isJournaled()) {
                monitor.record();
            }
            followed.followedBy(monitor);
        }
    }

    @Override
    String reconfiguration(BenchmarkParams params) {
        ReconfigurationPlan plan = plans.get(params);
        return plan == null ? "static" : plan.description(params);
    }

    static void startFork(ProcessBuilder fork, BinaryLinkServer server) {
        server.handTokenTo(fork);
    }

    void endFork(BinaryLinkServer server) {
        server.refusals().forEach(out::println);
    }

    /** Called at the begin of each visit of a benchmark, where upstream describes it. */
    static void announce(OutputFormat out, BenchmarkParams params, DecidingRunner runner) {
        if (runner.benchmark().wasAnnounced()) {
            runner.comment(LaterVisit.line(params));
        } else {
            out.startBenchmark(params);
            runner.announceReconfiguration();
        }
    }

    private void announceReconfiguration() {
        boolean watched = environment().isWatched(benchmark().params());
        if (watched || benchmark().monitor() != null) {
            announceRun();
        }
        recollection(benchmark().params()).forEach(out::println);
        if (benchmark().monitor() != null) {
            benchmark().monitor().announce(options.getProfilers());
        }
    }

    /** Looks at the machine once: later on, it is busy with the benchmarks. */
    private void announceRun() {
        if (!announced) {
            announced = true;
            environment().announcement(benchmark().params()).forEach(out::println);
            SystemLoad.warning().forEach(out::println);
        }
    }

    /**
     * Called in front of each fork of a visit and behind the last one.
     *
     * @param next number of the fork that would come next, warmup forks first, from 0
     * @return number of the fork to go on with: {@code next}, or a later one where those before ran in earlier visits or
     *         are left out, or the number of all where the visit ends
     */
    int nextFork(BenchmarkParams params, int next) {
        if (benchmark().hasForkRunning()) {
            forkHasEnded(params, next);
        }
        if (!staysWithBenchmark()) {
            return benchmark().allForks();
        }
        followFork(params);
        benchmark().startFork();
        return benchmark().nextFork();
    }

    private void forkHasEnded(BenchmarkParams params, int next) {
        benchmark().stopFork();
        stopFollowing(params);
        journalFork();
        ForkEnd end = benchmark().endFork();
        skip(params, benchmark().nextFork() - next);
        if (end.isLast()) {
            finish(benchmark());
        } else {
            takeSnapshot();
            keepUnfinished(params);
        }
        tellSchedule(end);
        foreseeEnd();
    }

    private void takeSnapshot() {
        BenchmarkMonitor monitor = benchmark().monitor();
        if (monitor != null) {
            outcomes.put(monitor.params(), monitor.outcome().snapshot());
        }
    }

    @Override
    void wasReplayed(RunningBenchmark replayed) {
        if (replayed.hasEnded()) {
            finish(replayed);
            benchmarkEnds(replayed.params());
        } else {
            takeSnapshot();
            keepUnfinished(replayed.params());
        }
    }

    private void finish(RunningBenchmark ended) {
        BenchmarkMonitor monitor = ended.monitor();
        if (monitor != null) {
            monitor.finish();
            outcomes.put(ended.params(), monitor.outcome());
        }
        environment().warning(ended.params()).ifPresent(warning -> warnings
                .lines(EnvironmentText.DISTURBED, ended.params(), warning).forEach(out::println));
    }

    /** Called at the end of each visit of a benchmark, where upstream tells its result. */
    static void visitEnds(OutputFormat out, BenchmarkResult visited, DecidingRunner runner) {
        RunningBenchmark benchmark = runner.benchmark();
        if (benchmark.hasEnded()) {
            out.endBenchmark(runner.isScheduled() ? benchmark.forks().aggregated(benchmark.params()) : visited);
            runner.benchmarkEnds(benchmark.params());
        }
    }

    @Override
    void cutShort(RunningBenchmark open) {
        turnTo(open);
        skip(open.params(), open.allForks() - open.nextFork());
        finish(open);
        out.endBenchmark(open.forks().aggregated(open.params()));
        benchmarkEndsWithRun(open.params());
    }

    @Override
    void forkIsLost(LostFork fork) {
        if (benchmark().monitor() != null) {
            benchmark().monitor().forkIsLost(fork.cause());
        } else {
            comment("# WARNING: " + fork + "; the others stay in the result");
        }
    }

    @Override
    void startEmbedded(BenchmarkParams params) {
        endEmbedded();
        super.startEmbedded(params);
        benchmark().usePid(Utils::getPid);
        follow(benchmark());
        announceReconfiguration();
        if (benchmark().monitor() != null) {
            benchmark().monitor().startEmbedded();
        }
    }

    @Override
    void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        if (benchmark().monitor() != null) {
            benchmark().monitor().iterationEnds(params, phase, iteration, result);
        }
    }

    @Override
    boolean isEnough(IterationType phase, int iterations) {
        BenchmarkMonitor monitor = benchmark().monitor();
        return monitor != null ? monitor.isEnough(phase, iterations) : super.isEnough(phase, iterations);
    }

    @Override
    void embeddedEnds(BenchmarkParams params, BenchmarkResult result) {
        endEmbedded();
        super.embeddedEnds(params, result);
    }

    @Override
    ReconfigurationOutcome outcome(BenchmarkParams params) {
        return outcomes.get(params);
    }

    /** A benchmark without forks may have ended with an exception. */
    private void endEmbedded() {
        BenchmarkMonitor monitor = benchmark() == null ? null : benchmark().monitor();
        if (monitor != null && monitor.params().getForks() == 0 && !benchmark().hasEnded()) {
            benchmark().end();
            monitor.endEmbedded();
            outcomes.put(monitor.params(), monitor.outcome());
        }
    }

    SortedSet<RunResult> attachReconfiguration(SortedSet<RunResult> results) {
        endEmbedded();
        SortedSet<RunResult> all = isScheduled() ? ofAllVisits(results) : results;
        for (RunResult result : all) {
            result.attachReconfiguration(outcomes.get(result.getParams()));
            result.attachIncomplete(incomplete(result.getParams()));
            mark(result);
        }
        return all;
    }

    /** Upstream has the forks of benchmarks that failed in a later visit, too, and none of those that were not visited. */
    private SortedSet<RunResult> ofAllVisits(SortedSet<RunResult> results) {
        SortedSet<RunResult> all = new TreeSet<>(RunResult.DEFAULT_SORT_COMPARATOR);
        results.stream().filter(result -> result.getParams().getForks() == 0).forEach(all::add);
        benchmarks().stream().filter(benchmark -> !benchmark.forks().isEmpty())
                .map(benchmark -> benchmark.forks().result(benchmark.params(), null, false)).forEach(all::add);
        return all;
    }

    @Override
    int fewestWarmups(BenchmarkParams params) {
        ReconfigurationPlan plan = plans.get(params);
        return plan == null ? params.getWarmup().getCount() : plan.fewestWarmups(params);
    }

    @Override
    int fewestForks(BenchmarkParams params) {
        return fewestForks.getOrDefault(params.getBenchmark(), 1);
    }

    void summarize(Collection<RunResult> results) {
        stopFollowing();
        budgetOutcome().forEach(this::comment);
        ForkLoss.summary(results).forEach(this::comment);
        RunSummary.of(results, warnings, options).forEach(out::println);
        if (!keepsResults()) {
            endJournal();
        }
        MeasuredResults measured = new MeasuredResults(results);
        compare(measured);
        judgeAssertions(measured);
    }
}
