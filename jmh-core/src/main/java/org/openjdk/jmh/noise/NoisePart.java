package org.openjdk.jmh.noise;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.openjdk.jmh.files.WantedSides;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.reconfiguration.SystemLoad;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;
import org.openjdk.jmh.results.environment.EnvironmentText;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.Interference;
import org.openjdk.jmh.results.environment.OwnTime;
import org.openjdk.jmh.results.environment.Ruler;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKey;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.link.ForwardingForkObserver;
import org.openjdk.jmh.runner.options.Clock;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.Utils;

/**
 * Watches what the machine does while benchmarks run, if an option needs it. If watching fails, the run continues without.
 */
public final class NoisePart implements Part {

    /** Makes what the speed of the machine is measured with; absent for one that is calibrated. */
    public static final RunKey<Supplier<Ruler>> RULER = new RunKey<>("ruler");

    private final RunContext run;
    /** Comparisons, pages and results of several runs need the environment of static benchmarks as well. */
    private final boolean watchesAll;
    private final Map<BenchmarkParams, List<ForkEnvironment>> forks = new HashMap<>();
    private EnvironmentWatch watch;
    private boolean failed;
    private boolean announced;
    private RunningBenchmark running;
    private ForkEnvironment ended;

    public NoisePart(RunContext run) {
        this.run = run;
        Options options = run.options();
        watchesAll = !options.getBaselines().isEmpty() || WantedSides.in(options) || options.getShard().hasValue()
                || options.getHistory().hasValue() || options.getResultPage().hasValue();
    }

    /** Returns whether the machine is watched while a benchmark runs; counts do not depend on it. */
    private boolean isWatched(BenchmarkParams params) {
        return !failed && run.options().shouldWatchEnvironment()
                .orElse(!run.options().getCount().hasValue()
                        && (isOwnTimeWanted(params) || params.isReconfigurable() || watchesAll));
    }

    /** Reads the machine before the first benchmark, as it is busy afterwards. */
    @Override
    public void benchmarkAnnounced(RunningBenchmark benchmark) {
        boolean isWatched = isWatched(benchmark.params());
        if (!announced && (isWatched || benchmark.params().isReconfigurable())) {
            announced = true;
            if (isWatched) {
                guarded(this::describeMachine);
            }
            SystemLoad.warning(isWatched
                    && (benchmark.areSidesInOwnTime() || isOwnTimeWanted(benchmark.params()))
                    && OwnTime.isPossible(benchmark.params().getMode())).forEach(run.out()::println);
        }
    }

    private void describeMachine() {
        run.say(EnvironmentText.header(watch().machine));
        EnvironmentText.warnings(watch().machine).forEach(warning -> run.say("# WARNING: " + warning));
    }

    private EnvironmentWatch watch() {
        if (watch == null) {
            watch = EnvironmentWatch.begin(run.find(RULER).orElse(Ruler::calibrated));
        }
        return watch;
    }

    @Override
    public ForkObserver observe(RunningBenchmark benchmark, ForkObserver next) {
        if (benchmark.params().getForks() == 0) {
            return next;
        }
        running = benchmark;
        return isWatched(benchmark.params()) ? new WatchedFork(next) : next;
    }

    /** A fork of another process has no observer: all of it counts as one iteration. */
    @Override
    public void forkStarts(RunningBenchmark benchmark) {
        ended = null;
        if (isWatched(benchmark.params())) {
            guarded(() -> {
                watch().startFork(Utils.getPid(), benchmark.params().getThreads(),
                        isOwnTimeWanted(benchmark.params()));
                if (running != benchmark) {
                    watch.startIteration(benchmark.pid(), true);
                }
            });
        }
    }

    /** Reads what the machine does in each iteration of a fork. */
    private final class WatchedFork extends ForwardingForkObserver {

        private WatchedFork(ForkObserver next) {
            super(next);
        }

        @Override
        public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
            if (!failed) {
                guarded(() -> watch.startIteration(running.pid(), phase.getType() == IterationType.MEASUREMENT));
            }
            super.iterationStarts(params, phase, iteration);
        }

        /** Reads the machine first, since the next observer may use the load. The fork of a dynamic benchmark waits meanwhile. */
        @Override
        public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration,
                                  IterationResult result) {
            if (!failed) {
                guarded(() -> {
                    Interference lost = watch.endIteration(iteration, nanos(params, result));
                    if (lost != null) {
                        ConsoleLines.of(EnvironmentText.iteration(lost)).forEach(run.out()::verbosePrintln);
                    }
                });
            }
            super.iterationLoad(failed ? Double.NaN : watch.waited(),
                    failed ? Double.NaN : watch.inIteration().others);
            super.iterationEnds(params, phase, iteration, result);
        }

        /** Returns for how long each thread was measured; 0 if unknown. */
        private long nanos(BenchmarkParams params, IterationResult result) {
            IterationResultMetaData metadata = result.getMetadata();
            return metadata == null ? 0 : MeasuredTime.nanos(params.getMode(), params.getTimeUnit(),
                    result.getPrimaryResult().getScore(), (double) metadata.getMeasuredOps(), params.getThreads());
        }
    }

    @Override
    public void forkStops(RunningBenchmark benchmark) {
        if (isWatched(benchmark.params())) {
            guarded(() -> {
                if (running != benchmark) {
                    watch.endIteration(1, 0);
                }
                ForkEnvironment meanwhile = watch.endFork();
                if (benchmark.hasResult()) {
                    ended = judged(benchmark.params(), meanwhile);
                    add(benchmark.params(), ended);
                }
            });
        }
    }

    private ForkEnvironment judged(BenchmarkParams params, ForkEnvironment meanwhile) {
        ForkEnvironment result = meanwhile.ofLast(params.getMeasurement().getCount());
        return isOwnTimeWanted(params) && OwnTime.isKnown(params.getMode(), result) ? result.inOwnTime() : result;
    }

    /** A static run is upstream's unless own time is requested. */
    private boolean isOwnTimeWanted(BenchmarkParams params) {
        return Clock.of(run.options(), params.isReconfigurable()) == Clock.OWN;
    }

    private void add(BenchmarkParams params, ForkEnvironment meanwhile) {
        forks.computeIfAbsent(params, first -> new ArrayList<>()).add(meanwhile);
    }

    @Override
    public ForkContext addContext(ForkContext context) {
        return context.withEnvironment(ended);
    }

    @Override
    public void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        fork.context().environment().ifPresent(meanwhile -> add(fork.params(), meanwhile));
    }

    @Override
    public void benchmarkEnds(RunningBenchmark benchmark) {
        if (benchmark.params().getForks() > 0) {
            of(benchmark.params()).flatMap(EnvironmentText::warning).ifPresent(warning -> run.warnings()
                    .lines(EnvironmentText.DISTURBED, benchmark.params(), warning).forEach(run.out()::println));
        }
    }

    @Override
    public void annotate(RunResult result) {
        of(result.getParams()).ifPresent(result::attachEnvironment);
    }

    @Override
    public void runEnds(MeasuredResults results) {
        close();
    }

    @Override
    public void close() {
        if (watch != null) {
            watch.close();
        }
    }

    private Optional<BenchmarkEnvironment> of(BenchmarkParams params) {
        List<ForkEnvironment> own = forks.getOrDefault(params, Collections.emptyList());
        return !own.isEmpty() ? Optional.of(new BenchmarkEnvironment(own.get(0).machine(), own))
                : watch != null && isWatched(params) ? Optional.of(new BenchmarkEnvironment(watch.machine, own))
                        : Optional.empty();
    }

    private void guarded(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException | LinkageError e) {
            failed = true;
            run.say("# WARNING: JMH stopped watching the machine after " + e + "; the run continues");
        }
    }
}
