package org.openjdk.jmh.runner;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.openjdk.jmh.environment.BenchmarkEnvironment;
import org.openjdk.jmh.environment.EnvironmentText;
import org.openjdk.jmh.environment.EnvironmentWatch;
import org.openjdk.jmh.environment.ForkEnvironment;
import org.openjdk.jmh.environment.Interference;
import org.openjdk.jmh.environment.Ruler;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.Utils;

/**
 * What the machine does in the course of a run, for the benchmarks of which somebody wants to know. Where watching fails,
 * the run goes on without.
 */
final class RunEnvironment {

    private final Options options;
    private final OutputFormat out;
    private final Map<BenchmarkParams, List<ForkEnvironment>> forks = new HashMap<>();
    private Supplier<Ruler> ruler = Ruler::calibrated;
    private EnvironmentWatch watch;
    private boolean failed;
    private RunningBenchmark running;
    private ForkEnvironment ended;
    private Interference inIteration = Interference.unknown();

    RunEnvironment(Options options, OutputFormat out) {
        this.options = options;
        this.out = out;
    }

    /** Measures with this ruler from the next run on. */
    void use(Supplier<Ruler> other) {
        ruler = other;
    }

    /** The same runner may have run before. */
    void forget() {
        forks.clear();
        end();
        watch = null;
        failed = false;
    }

    /** No fork follows. */
    void end() {
        if (watch != null) {
            watch.close();
        }
    }

    /** Tells whether the machine is watched while a benchmark runs. */
    boolean isWatched(BenchmarkParams params) {
        return !failed && options.shouldWatchEnvironment()
                .orElse(params.isReconfigurable() || !options.getBaselines().isEmpty()
                        || options.getShard().hasValue() || options.getHistory().hasValue());
    }

    /** Returns the lines that describe the machine. */
    List<String> announcement(BenchmarkParams params) {
        List<String> lines = new ArrayList<>();
        if (isWatched(params)) {
            guarded(() -> {
                lines.addAll(ConsoleLines.of(EnvironmentText.header(watch().machine())));
                EnvironmentText.warnings(watch().machine())
                        .forEach(warning -> lines.addAll(ConsoleLines.of("# WARNING: " + warning)));
            });
        }
        return lines;
    }

    private EnvironmentWatch watch() {
        if (watch == null) {
            watch = EnvironmentWatch.begin(ruler);
        }
        return watch;
    }

    /** Returns who follows the forks of a benchmark that is about to run, with another one; null where nobody does. */
    ForkObserver observer(RunningBenchmark visited, ForkObserver other) {
        running = visited;
        return isWatched(visited.params()) ? new WatchedFork(this, other) : other;
    }

    /** A fork is about to begin. */
    void startFork(BenchmarkParams params) {
        ended = null;
        if (isWatched(params)) {
            guarded(() -> watch().startFork(Utils.getPid(), params.getThreads()));
        }
    }

    void startIteration(IterationType phase) {
        if (!failed) {
            guarded(() -> watch.startIteration(running.pid(), phase == IterationType.MEASUREMENT));
        }
    }

    /** Returns what the machine did during the iteration, as far as it is known. */
    Interference endIteration(int iteration) {
        inIteration = Interference.unknown();
        if (!failed) {
            guarded(() -> {
                Interference lost = watch.endIteration(iteration);
                inIteration = watch.inIteration();
                if (lost != null) {
                    ConsoleLines.of(EnvironmentText.iteration(lost)).forEach(out::verbosePrintln);
                }
            });
        }
        return inIteration;
    }

    /**
     * A fork has ended.
     *
     * @param counts whether it has a result
     */
    void endFork(BenchmarkParams params, boolean counts) {
        if (isWatched(params)) {
            guarded(() -> {
                ForkEnvironment meanwhile = watch.endFork();
                if (counts) {
                    ended = meanwhile;
                    add(params, meanwhile);
                }
            });
        }
    }

    /** A fork with a result has ended, now or in an earlier run. */
    void add(BenchmarkParams params, ForkEnvironment meanwhile) {
        forks.computeIfAbsent(params, first -> new ArrayList<>()).add(meanwhile);
    }

    /** Returns what the machine did during the fork that has just ended, or null where nobody watched or it has no result. */
    ForkEnvironment latest() {
        return ended;
    }

    /** Returns what is wrong with the forks of a benchmark. */
    Optional<String> warning(BenchmarkParams params) {
        return of(params).flatMap(EnvironmentText::warning);
    }

    /** Tells the result what the machine did. */
    void mark(RunResult result) {
        of(result.getParams()).ifPresent(result::attachEnvironment);
    }

    private Optional<BenchmarkEnvironment> of(BenchmarkParams params) {
        List<ForkEnvironment> own = forks.getOrDefault(params, Collections.emptyList());
        return !own.isEmpty() ? Optional.of(new BenchmarkEnvironment(own.get(0).machine(), own))
                : watch != null && isWatched(params) ? Optional.of(new BenchmarkEnvironment(watch.machine(), own))
                        : Optional.empty();
    }

    private void guarded(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException | LinkageError e) {
            failed = true;
            ConsoleLines.of("# WARNING: watching the machine failed with " + e + "; going on without")
                    .forEach(out::println);
        }
    }
}
