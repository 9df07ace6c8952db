package org.openjdk.jmh.ab;

import java.io.IOException;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkSetting;
import org.openjdk.jmh.counting.CompileThresholds;
import org.openjdk.jmh.counting.CountedEvent;
import org.openjdk.jmh.counting.CountedFork;
import org.openjdk.jmh.counting.CountingException;
import org.openjdk.jmh.counting.CountingMark;
import org.openjdk.jmh.counting.CountingText;
import org.openjdk.jmh.counting.ForkCounter;
import org.openjdk.jmh.counting.Valgrind;
import org.openjdk.jmh.counting.WindowSize;
import org.openjdk.jmh.reconfiguration.SystemLoad;
import org.openjdk.jmh.results.format.CountedJson;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.runner.options.Options;

/** Has hosts run forks under valgrind, and puts what was counted in place of the time that they took. */
final class ForkCounting {

    /** What a fork takes without load. */
    private static final double SECONDS = 18;

    private final CountedEvent event;
    private final Valgrind valgrind;
    private final int last;
    private final CompileThresholds thresholds;
    /** Null where nobody asks why sides differ. */
    private final CountedMethods methods;
    private final Map<ResultKey, WindowSize> sizes = new HashMap<>();
    /** Benchmarks of which a fork was counted, or corrected the size. */
    private final Set<ResultKey> begun = new HashSet<>();
    private final double slowdown;
    private int unsettled;
    private double waited;

    private ForkCounting(CountedEvent event, Valgrind valgrind, int last, CompileThresholds thresholds,
                         CountedMethods methods) {
        this.event = event;
        this.valgrind = valgrind;
        this.last = last;
        this.thresholds = thresholds;
        this.methods = methods;
        slowdown = SystemLoad.slowdown(CountedBlocks.areAtOnce() ? 2 : 1);
    }

    /** What a fork takes on a machine as busy as this one was at first; as long again where two take turns. */
    double seconds() {
        return SECONDS * slowdown;
    }

    /**
     * Finds what counts.
     *
     * @param options    that ask for counts
     * @param last       the number of the last side; the first one is 0
     * @param thresholds of the compilers of its forks
     * @throws SideException if forks cannot be counted here
     */
    static ForkCounting of(Options options, int last, CompileThresholds thresholds) throws SideException {
        CountedEvent event = options.getCount().get();
        try {
            return new ForkCounting(event, Valgrind.find(), last, thresholds,
                    ChangeInquiry.isWanted(options) ? new CountedMethods(event.unit()) : null);
        } catch (CountingException e) {
            throw new SideException("-count " + event + ": " + e.getMessage());
        }
    }

    /** Takes the size of a fork of an earlier start, as those that follow are to be like it. */
    void replayed(SideFork fork) throws IOException {
        if (fork.json().isPresent()) {
            StoredResult result = MeasuredPair.read(fork.json().get());
            result.value(StoredResult.COUNTING, StoredResult.WINDOW)
                    .ifPresent(size -> {
                        sizes.put(result.key(), WindowSize.ofInvocations(Integer.parseInt(size)));
                        begun.add(result.key());
                    });
        }
    }

    /** Runs a fork of a side. */
    SideFork run(PairedBenchmark benchmark, int side, int block, ForkRunner hosts)
            throws IOException, InterruptedException {
        while (true) {
            try (CountedForkResult ended = attempt(benchmark, side, block, hosts).orElse(null)) {
                if (ended != null) {
                    return ended.alone();
                }
            }
        }
    }

    /**
     * Runs a fork, in any thread; empty where its windows were far too small: the next one has larger ones. The first block of two
     * sides shows whether they differ in cycles alone; forks of a bisection are no blocks.
     */
    Optional<CountedForkResult> attempt(PairedBenchmark benchmark, int side, int block, ForkRunner hosts)
            throws IOException, InterruptedException {
        ForkCounter counter =
                new ForkCounter(valgrind, event, block == 0 && thresholds == CompileThresholds.VARIED, methods != null);
        Optional<CountedForkResult> ended = Optional.empty();
        try {
            ended = counted(benchmark, side, block, hosts, counter);
            return ended;
        } finally {
            if (!ended.isPresent()) {
                counter.close();
            }
        }
    }

    private Optional<CountedForkResult> counted(PairedBenchmark benchmark, int side, int block, ForkRunner hosts,
                                                ForkCounter counter)
            throws IOException, InterruptedException {
        try {
            CountingMark mark = new CountingMark(event, valgrind, size(benchmark, hosts), thresholds);
            ForkRequest plain = benchmark.fork(side);
            String vm = plain.vm().executable()
                    .orElse(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
            ForkResult measured =
                    hosts.run(side, benchmark,
                            sized(plain, mark.size()).in(counter.program(vm, thresholds.arguments(block)).toString()),
                            number -> counter.iterationStarts(number > WindowSize.WARMUPS - ForkCounter.NOTICE));
            double operations = (double) mark.size().invocations() * measured.operations();
            CountedFork alone = CountedFork.of(counter.windows(WindowSize.WINDOWS), operations);
            if (isCorrected(benchmark.key(), alone.mean() * measured.operations())) {
                return Optional.empty();
            }
            note(alone);
            return Optional.of(CountedForkResult.counted(counter, alone, fork -> {
                if (methods != null) {
                    addMethods(benchmark.key(), side, block, () -> counter.methods(fork, operations));
                }
                return SideFork.measured(side, json(measured, fork, mark, vm));
            }));
        } catch (ForkLostException e) {
            return lost(counter, side, CountingText.loss(e.getMessage(), counter));
        } catch (CountingException e) {
            return lost(counter, side, e.getMessage());
        }
    }

    private static Optional<CountedForkResult> lost(ForkCounter counter, int side, String reason) {
        return Optional.of(CountedForkResult.lost(counter, SideFork.lost(side, reason)));
    }

    /** A failure is no reason to lose the count. */
    private void addMethods(ResultKey benchmark, int side, int block, MethodCosts costs) {
        try {
            methods.add(benchmark, side, block, costs.stacks());
        } catch (CountingException e) {
            methods.lost(benchmark, e.getMessage());
        } catch (RuntimeException | LinkageError e) {
            methods.lost(benchmark, e.toString());
        }
    }

    /** What an operation cost, by calls. */
    private interface MethodCosts {

        Map<List<String>, Double> stacks() throws CountingException;
    }

    /** Which methods did it; null where nobody asks. */
    CountedMethods methods() {
        return methods;
    }

    /** By the first fork of a benchmark alone. */
    private synchronized boolean isCorrected(ResultKey key, double work) {
        WindowSize timed = sizes.get(key);
        WindowSize size = begun.add(key) ? timed.corrected(work) : timed;
        sizes.put(key, size);
        return size != timed;
    }

    /** The same for all sides, by the slower one of the first and the last. */
    private synchronized WindowSize size(PairedBenchmark benchmark, ForkRunner hosts)
            throws ForkLostException, IOException, InterruptedException {
        WindowSize known = sizes.get(benchmark.key());
        if (known == null) {
            known = WindowSize.of(Math.max(nanos(benchmark, 0, hosts), nanos(benchmark, last, hosts)));
            sizes.put(benchmark.key(), known);
        }
        return known;
    }

    private static double nanos(PairedBenchmark benchmark, int side, ForkRunner hosts)
            throws ForkLostException, IOException, InterruptedException {
        return PilotFork.nanos(hosts.run(side, benchmark, PilotFork.of(benchmark.fork(side))).json());
    }

    private static ForkRequest sized(ForkRequest plain, WindowSize size) {
        return plain.with(plain.settings().with(ForkSetting.WARMUP_BATCH, String.valueOf(size.warmupInvocations()))
                .with(ForkSetting.MEASUREMENT_BATCH, String.valueOf(size.invocations())));
    }

    private static String json(ForkResult measured, CountedFork fork, CountingMark mark, String vm) throws IOException {
        return "[" + MeasuredPair.read(measured.json()).with("jvm", StoredResult.quoted(vm))
                .with("primaryMetric", CountedJson.primary(fork, mark))
                .with("secondaryMetrics", CountedJson.secondary(fork, mark))
                .with(StoredResult.COUNTING, CountedJson.of(mark)).textWithout() + "]";
    }

    private synchronized void note(CountedFork fork) {
        unsettled += fork.isSettled() ? 0 : 1;
        waited = Math.max(waited, fork.waited());
    }

    /** What is to be said before the first fork. */
    List<String> announcements() {
        List<String> sentences = new ArrayList<>();
        sentences.add(CountingText.announcement(event, valgrind, thresholds));
        SystemLoad.warningOfTime().ifPresent(sentences::add);
        return sentences;
    }

    /** What is to be said behind the last one: a sentence for each. */
    synchronized List<String> observations() {
        return CountingText.observations(unsettled, waited);
    }
}
