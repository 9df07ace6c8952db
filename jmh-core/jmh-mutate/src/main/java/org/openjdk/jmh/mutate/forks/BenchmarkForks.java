package org.openjdk.jmh.mutate.forks;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.client.WorkerClient;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkSettings;
import org.openjdk.jmh.ab.worker.ForkVm;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.results.comparison.SideMetric;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.runner.options.Clock;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.util.ShutdownHook;

/** Runs single forks of benchmarks with an overlay in front of their class path. */
public final class BenchmarkForks implements Closeable {

    /** Seconds by which an operation may exceed an iteration before the fork counts as hung. */
    private static final double MAX_OVERRUN_SECONDS = 60;

    private final ClassPathOverlay overlay;
    private final WorkerClient host;
    private final ShutdownHook hook;
    private final ForkLength length;
    private final @Nullable String jvm;
    private final Clock clock;
    private final Path log;

    /**
     * Prepares forks.
     *
     * @param work      folder for the overlay and the log
     * @param classPath benchmarks, their JMH, and dependencies
     * @param jvm       executable of forks; null for that of annotations, or else of this process
     * @param clock     of scores, which are wall time where the system doesn't report own time
     */
    public BenchmarkForks(Path work, List<Path> classPath, ForkLength length, @Nullable String jvm, Clock clock)
            throws IOException {
        this.length = length;
        this.jvm = jvm;
        this.clock = clock;
        overlay = new ClassPathOverlay(work.resolve("slot").toAbsolutePath());
        overlay.empty();
        log = work.resolve("forks.log").toAbsolutePath();
        List<String> entries = new ArrayList<>(List.of(overlay.folder.toString()));
        classPath.forEach(entry -> entries.add(entry.toAbsolutePath().toString()));
        host = new WorkerClient(String.join(File.pathSeparator, entries), List.of(), log);
        hook = new ShutdownHook("jmh-mutate-forks", host::close);
    }

    public ClassPathOverlay overlay() {
        return overlay;
    }

    public Path log() {
        return log;
    }

    public ForkLength length() {
        return length;
    }

    /**
     * Lists benchmarks with each combination of their parameters, sorted by name.
     *
     * @param includes regular expressions of names; empty for all
     * @param excludes regular expressions of names to leave out
     * @throws MutateException if there are none, or a parameter has no value
     */
    public List<BenchmarkCase> list(List<String> includes, List<String> excludes)
            throws MutateException, IOException, InterruptedException {
        Set<BenchmarkCase> cases = new LinkedHashSet<>();
        try {
            for (ListedBenchmark each : host.list(includes, excludes)) {
                String mode = each.mode().equals(Mode.SingleShotTime.shortLabel()) ? each.mode()
                        : Mode.AverageTime.shortLabel();
                combinations(each).forEach(values -> cases.add(new BenchmarkCase(each.name(), mode, values)));
            }
        } catch (WorkerException e) {
            throw new MutateException("The benchmarks cannot be listed: " + e.getMessage()
                    + ". --benchmarks takes a jar or folder that JMH's annotation processor has processed; put other "
                    + "dependencies on --class-path.", e);
        }
        if (cases.isEmpty()) {
            throw new MutateException("No benchmark" + (includes.isEmpty() ? "" : " matches " + includes)
                    + (excludes.isEmpty() ? "" : " but for those that match " + excludes) + ".");
        }
        return List.copyOf(cases);
    }

    private static List<SortedMap<String, String>> combinations(ListedBenchmark benchmark) throws MutateException {
        List<SortedMap<String, String>> combinations = List.of(new TreeMap<>());
        for (Map.Entry<String, List<String>> parameter : benchmark.parameters().entrySet()) {
            if (parameter.getValue().isEmpty()) {
                throw new MutateException(benchmark.name() + ": the parameter " + parameter.getKey()
                        + " has no value: give it one in its annotation, or leave the benchmark out with --exclude.");
            }
            combinations = combinations.stream().flatMap(values -> parameter.getValue().stream().map(value -> {
                SortedMap<String, String> longer = new TreeMap<>(values);
                longer.put(parameter.getKey(), value);
                return longer;
            })).toList();
        }
        return combinations;
    }

    /** Measures one fork of the default length. */
    public double[] run(BenchmarkCase benchmark, List<String> arguments)
            throws ForkLostException, IOException, InterruptedException {
        return run(benchmark, length, arguments);
    }

    /**
     * Measures one fork.
     *
     * @param arguments additional VM arguments
     * @return scores of iterations in nanoseconds per operation; empty if JMH gave no result
     * @throws ForkLostException if the fork failed
     */
    public double[] run(BenchmarkCase benchmark, ForkLength of, List<String> arguments)
            throws ForkLostException, IOException, InterruptedException {
        ForkRequest request = new ForkRequest(benchmark.name(), benchmark.mode(), benchmark.parameters(),
                of.warmup(benchmark.mode()), of.measurement(benchmark.mode()),
                new ForkVm(jvm, null, arguments))
                .with(ForkSettings.of(new OptionsBuilder().timeUnit(TimeUnit.NANOSECONDS).build()));
        ForkResult fork = run(request, of.seconds() + MAX_OVERRUN_SECONDS);
        try (ResultReader reader = new ResultReader(
                new ByteArrayInputStream(fork.json().getBytes(StandardCharsets.UTF_8)), "the fork of " + benchmark)) {
            StoredResult result = reader.next();
            return result == null ? new double[0] : ownScores(result, fork.waiting()).orElseGet(() -> {
                double[][] forks = result.primary().iterationMeans();
                return forks.length == 0 ? new double[0] : forks[0];
            });
        }
    }

    private Optional<double[]> ownScores(StoredResult result, double[] waiting) {
        return clock == Clock.WALL ? Optional.empty() : SideMetric.ofOwnTime(result, waiting)
                .map(own -> own.samples().iterationsAsForks().forkMeans());
    }

    private ForkResult run(ForkRequest request, double seconds)
            throws ForkLostException, IOException, InterruptedException {
        try {
            return host.run(request, seconds);
        } catch (ForkLostException | IOException e) {
            // A fork lost during the shutdown of the tool says nothing about the benchmark.
            hook.sleepIfExiting();
            throw e;
        }
    }

    @Override
    public void close() {
        hook.close();
        host.close();
    }
}
