package org.openjdk.jmh.ab;

import java.io.IOException;
import java.nio.file.Paths;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.openjdk.jmh.ab.client.ForkListener;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkSetting;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.counting.CountedFork;
import org.openjdk.jmh.counting.CountingException;
import org.openjdk.jmh.counting.ForkCounter;
import org.openjdk.jmh.counting.ForkCounting;
import org.openjdk.jmh.reconfiguration.SystemLoad;
import org.openjdk.jmh.results.counts.CompileThresholds;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.results.counts.CountingMark;
import org.openjdk.jmh.results.counts.WindowSize;
import org.openjdk.jmh.results.format.CountedJson;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.runner.options.Options;

/** Runs forks of sides or versions under valgrind, one at a time, and replaces the times in their results by counts. */
final class CountedForks implements BlockRunner {

    /** Typical duration of a fork on an idle machine, in seconds. */
    private static final double SECONDS = 18;

    private final ForkRunner workers;
    private final ForkCounting<ResultKey> counting;
    private final int last;
    private final boolean areBlocks;
    private final Optional<CountedMethods> methods;
    /** Null if forks are of versions. */
    private final ClassArchives archives;
    private final double slowdown = SystemLoad.slowdown(CountedBlocks.areAtOnce() ? 2 : 1);

    private CountedForks(ForkRunner workers, ForkCounting<ResultKey> counting, int last, boolean areBlocks,
                         Optional<CountedMethods> methods, ClassArchives archives) {
        this.workers = workers;
        this.counting = counting;
        this.last = last;
        this.areBlocks = areBlocks;
        this.methods = methods;
        this.archives = archives;
    }

    /**
     * Creates a runner of forks of two sides; thresholds vary. {@code methods} collects the counts of methods, if
     * wanted.
     */
    static CountedForks ofSides(ForkRunner workers, ForkCounting<ResultKey> counting,
                                Optional<CountedMethods> methods, ClassArchives archives) {
        return new CountedForks(workers, counting, MeasuredPair.CANDIDATE, true, methods, archives);
    }

    /**
     * Creates a runner of forks of versions, of which {@code last} is the number of the last one. Thresholds are fixed,
     * because forks of versions form no blocks.
     */
    static CountedForks ofVersions(ForkRunner workers, ForkCounting<ResultKey> counting, int last,
                                   Optional<CountedMethods> methods) {
        return new CountedForks(workers, counting, last, false, methods, null);
    }

    /** Prepares the counting of a run, empty if nothing is counted. Throws if this machine cannot count. */
    static Optional<ForkCounting<ResultKey>> counting(Options options, CompileThresholds thresholds,
                                                      Consumer<String> say)
            throws SideException {
        try {
            return options.getCount().hasValue()
                    ? Optional.of(ForkCounting.of(options.getCount().get(), thresholds, say)) : Optional.empty();
        } catch (CountingException e) {
            throw new SideException(e.getMessage());
        }
    }

    /** Returns an empty collection of counts of methods, if the options request them. */
    static Optional<CountedMethods> methods(Options options) {
        return options.getCount().hasValue() && ChangeExplainer.isWanted(options)
                ? Optional.of(new CountedMethods(options.getCount().get().unit())) : Optional.empty();
    }

    /** Returns the benchmarks that can be counted; all if time is measured. Throws if none is left. */
    static List<ListedBenchmark> countable(Options options, List<ListedBenchmark> found, Consumer<String> say)
            throws SideException {
        try {
            return options.getCount().hasValue() ? ForkCounting.countable(options.getCount().get(), found,
                    benchmark -> benchmark.threads().isGroup(), ListedBenchmark::name, say) : found;
        } catch (CountingException e) {
            throw new SideException(e.getMessage());
        }
    }

    @Override
    public List<SideFork> run(PairedBenchmark benchmark, int side, int block)
            throws IOException, InterruptedException {
        while (true) {
            try (CountedForkResult ended = attempt(benchmark, side, block).orElse(null)) {
                if (ended != null) {
                    return Collections.singletonList(ended.alone());
                }
            }
        }
    }

    /**
     * Runs a fork, on any thread. The first block of two sides also counts the other event. Returns empty if the
     * windows were far too small, and the next fork has larger ones.
     */
    Optional<CountedForkResult> attempt(PairedBenchmark benchmark, int side, int block)
            throws IOException, InterruptedException {
        ForkCounter counter;
        try {
            counter = counting.counter(areBlocks && block == 0, methods.isPresent());
        } catch (CountingException e) {
            return Optional.of(CountedForkResult.lost(() -> {
            }, SideFork.lost(side, e.getMessage())));
        }
        Optional<CountedForkResult> ended = Optional.empty();
        try {
            ended = counted(benchmark, side, block, counter);
            return ended;
        } finally {
            if (!ended.isPresent()) {
                counter.close();
            }
        }
    }

    private Optional<CountedForkResult> counted(PairedBenchmark benchmark, int side, int block, ForkCounter counter)
            throws IOException, InterruptedException {
        try {
            ResultKey key = benchmark.key;
            determineSize(benchmark);
            CountingMark mark = counting.mark(key).get();
            ForkRequest plain = benchmark.fork(side);
            String vm = plain.vm().executable()
                    .orElse(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
            ForkResult measured = workers.run(side, benchmark,
                    sized(plain, mark.size()).in(counting.program(counter, vm, block,
                            areBlocks ? archives.arguments(side) : Collections.emptyList())),
                    ForkListener.ofStarts(counter::iterationStarts));
            CountedFork alone = counting.counted(key, counter, WindowSize.WINDOWS, measured.operations());
            if (counting.needsLargerWindows(key, alone, measured.operations())) {
                return Optional.empty();
            }
            counting.add(key, alone, measured.operations());
            double operations = counting.operations(key, measured.operations());
            return Optional.of(CountedForkResult.counted(counter, alone, fork -> {
                methods.ifPresent(all -> addMethods(all, key, side, block, () -> counter.methods(fork, operations)));
                return SideFork.measured(side, json(measured, fork, mark, vm));
            }));
        } catch (ForkLostException e) {
            return lost(counter, side, counter.loss(e.getMessage()));
        } catch (CountingException e) {
            return lost(counter, side, e.getMessage());
        }
    }

    private static Optional<CountedForkResult> lost(ForkCounter counter, int side, String reason) {
        return Optional.of(CountedForkResult.lost(counter, SideFork.lost(side, reason)));
    }

    /** Sets one size for all sides, by the slower one of the first and the last. */
    private synchronized void determineSize(PairedBenchmark benchmark)
            throws ForkLostException, IOException, InterruptedException {
        if (!counting.size(benchmark.key).isPresent()) {
            counting.setPilotSize(benchmark.key,
                    WindowSize.of(Math.max(nanos(benchmark, 0), nanos(benchmark, last))));
        }
    }

    private double nanos(PairedBenchmark benchmark, int side)
            throws ForkLostException, IOException, InterruptedException {
        ForkRequest plain = PilotFork.of(benchmark.fork(side));
        ForkRequest pilot = areBlocks ? archives.written(plain, side) : plain;
        if (pilot != plain) {
            try {
                return PilotFork.nanos(workers.run(side, benchmark, pilot).json());
            } catch (ForkLostException e) {
                archives.giveUp();
            }
        }
        return PilotFork.nanos(workers.run(side, benchmark, plain).json());
    }

    private static ForkRequest sized(ForkRequest plain, WindowSize size) {
        return plain.with(plain.settings().with(ForkSetting.WARMUP_BATCH, String.valueOf(size.warmupInvocations()))
                .with(ForkSetting.MEASUREMENT_BATCH, String.valueOf(size.invocations())));
    }

    private interface MethodCosts {

        Map<List<String>, Double> stacks() throws CountingException;
    }

    /** Adds the counts of methods. A failure does not lose the count of the fork. */
    private static void addMethods(CountedMethods methods, ResultKey benchmark, int side, int block,
                                   MethodCosts costs) {
        try {
            methods.add(benchmark, side, block, costs.stacks());
        } catch (CountingException e) {
            methods.lost(benchmark, e.getMessage());
        } catch (RuntimeException | LinkageError e) {
            methods.lost(benchmark, e.toString());
        }
    }

    private static String json(ForkResult measured, CountedFork fork, CountingMark mark, String vm) throws IOException {
        CountedEvent event = mark.event();
        Map<String, String> secondary = new LinkedHashMap<>();
        if (!Double.isNaN(fork.otherEvent())) {
            secondary.put(event.other().label(),
                    CountedJson.metric(fork.otherEvent(), event.other().unit(), fork.otherEvent()));
        }
        secondary.put(CountedFork.COLLECTION,
                CountedJson.metric(fork.collection(), event.unit(), fork.collection()));
        secondary.put(CountedFork.COMPILATION,
                CountedJson.metric(fork.compilation(), event.unit(), fork.compilation()));
        return "[" + MeasuredPair.read(measured.json()).with("jvm", StoredResult.quoted(vm))
                .with("primaryMetric", CountedJson.metric(fork.mean(), event.unit(), fork.work()))
                .with("secondaryMetrics", CountedJson.metrics(secondary))
                .with(StoredResult.COUNTING, CountedJson.of(mark)).textWithout() + "]";
    }

    @Override
    public void replayed(SideFork fork) throws IOException {
        if (fork.json().isPresent()) {
            StoredResult result = MeasuredPair.read(fork.json().get());
            result.value(StoredResult.COUNTING, StoredResult.WINDOW)
                    .ifPresent(size -> counting.setFinalSize(result.key(), Integer.parseInt(size)));
        }
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return 2 * secondsOfFork();
    }

    /** Returns the seconds of a fork at the current load of this machine. */
    double secondsOfFork() {
        return SECONDS * slowdown;
    }

    @Override
    public List<String> announcements() {
        return counting.announcements();
    }

    @Override
    public List<String> observations() {
        return counting.observations();
    }
}
