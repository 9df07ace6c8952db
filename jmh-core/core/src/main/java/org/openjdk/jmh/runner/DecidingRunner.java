package org.openjdk.jmh.runner;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import org.openjdk.jmh.annotations.Mode;
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
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.LostFork;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.BinaryLinkServer;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.Utils;

/**
 * Superclass of {@link Runner}: lets dynamic benchmarks stop early. Static ones pass through each method here as if it
 * were not there.
 */
abstract class DecidingRunner extends ComparingRunner {

    private final Map<BenchmarkParams, ReconfigurationPlan> plans = new HashMap<>();
    private final Map<BenchmarkParams, ReconfigurationOutcome> outcomes = new HashMap<>();
    private final HostRehearsal rehearsal = new HostRehearsal();
    private final PlanResolver resolver;
    private final RunWarnings warnings = new RunWarnings();
    private boolean announced;
    private BenchmarkMonitor monitor;

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
            DynamicDefaults defaults = new DynamicDefaults(options, entry);
            if (plan == null) {
                return defaults.keep(params);
            }
            BenchmarkParams dynamic = defaults.apply(params);
            if (plan.slides() && canSlide(dynamic)) {
                dynamic.makeSliding();
            }
            plans.put(dynamic, plan);
            if (mode.doWarmup()) {
                plan.check(dynamic, new UpperBoundPlaces(options, entry));
            }
            return dynamic;
        } catch (ReconfigurationException e) {
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
        benchmarkStarts();
        monitor = newMonitor(actionPlan.getMeasurementActions().get(0).getParams(), server::getClientPid);
        if (monitor != null) {
            server.observe(monitor);
        }
    }

    private BenchmarkMonitor newMonitor(BenchmarkParams params, LongSupplier pid) {
        return params.isReconfigurable()
                ? new BenchmarkMonitor(params, plans::get, warnings, out, pid, rehearsal) : null;
    }

    static void startFork(ProcessBuilder fork, BinaryLinkServer server) {
        server.handTokenTo(fork);
    }

    void endFork(BinaryLinkServer server) {
        server.refusals().forEach(out::println);
    }

    void announce(BenchmarkParams params) {
        if (monitor != null) {
            announceRun();
            monitor.announce(options.getProfilers());
        }
    }

    /** Looks at the machine once: later on, it is busy with the benchmarks. */
    private void announceRun() {
        if (!announced) {
            announced = true;
            SystemLoad.warning().forEach(out::println);
        }
    }

    /**
     * Called in front of each fork and behind the last one.
     *
     * @param next number of the fork that would come next, warmup forks first, from 0
     * @return number of the fork to go on with: {@code next}, or a later one where forks are left out
     */
    int nextFork(BenchmarkParams params, int next) {
        int all = params.getWarmupForks() + params.getForks();
        int enough = next > 0 && monitor != null ? afterFork(params, next) : next;
        int following = areForksFutile() ? all : enough;
        skip(params, following - next);
        if (monitor != null) {
            beginFork(params, following);
        }
        if (following < all) {
            keepUnfinished(params);
        }
        return following;
    }

    private int afterFork(BenchmarkParams params, int next) {
        int warmupForks = params.getWarmupForks();
        return !monitor.endFork() ? next : next <= warmupForks ? warmupForks : warmupForks + params.getForks();
    }

    private void beginFork(BenchmarkParams params, int index) {
        if (index < params.getWarmupForks()) {
            monitor.startWarmupFork();
        } else if (index < params.getWarmupForks() + params.getForks()) {
            outcomes.put(params, monitor.outcome().snapshot());
            monitor.startFork();
        } else {
            monitor.finish();
            outcomes.put(params, monitor.outcome());
        }
    }

    @Override
    void forkIsLost(LostFork fork) {
        if (monitor != null) {
            monitor.forkIsLost(fork.cause());
        } else {
            comment("# WARNING: " + fork + "; the others stay in the result");
        }
    }

    /** Forks that are left out count as done in the estimate of the remaining time. */
    private void skip(BenchmarkParams params, int forks) {
        for (int i = 0; i < forks; i++) {
            etaAfterBenchmark(params);
        }
    }

    @Override
    void startEmbedded(BenchmarkParams params) {
        super.startEmbedded(params);
        endEmbedded();
        monitor = newMonitor(params, Utils::getPid);
        if (monitor != null) {
            announceRun();
            monitor.announce(options.getProfilers());
            monitor.startEmbedded();
        }
    }

    @Override
    void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        if (monitor != null) {
            monitor.iterationEnds(params, phase, iteration, result);
        }
    }

    @Override
    boolean isEnough(IterationType phase, int iterations) {
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

    private void endEmbedded() {
        if (monitor != null && monitor.params().getForks() == 0) {
            monitor.endEmbedded();
            outcomes.put(monitor.params(), monitor.outcome());
        }
        monitor = null;
    }

    SortedSet<RunResult> attachReconfiguration(SortedSet<RunResult> results) {
        endEmbedded();
        for (RunResult result : results) {
            result.attachReconfiguration(outcomes.get(result.getParams()));
            result.attachIncomplete(incomplete(result.getParams()));
        }
        return results;
    }

    void summarize(Collection<RunResult> results) {
        ForkLoss.summary(results).forEach(this::comment);
        RunSummary.of(results, warnings, options).forEach(out::println);
        compare(results);
    }
}
