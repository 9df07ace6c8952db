package org.openjdk.jmh.ab;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.ab.hosts.ForkLostException;
import org.openjdk.jmh.ab.hosts.ForkResult;
import org.openjdk.jmh.ab.inside.ForkRequest;
import org.openjdk.jmh.ab.inside.ForkSetting;
import org.openjdk.jmh.counting.CountedEvent;
import org.openjdk.jmh.counting.CountedFork;
import org.openjdk.jmh.counting.CountingException;
import org.openjdk.jmh.counting.CountingMark;
import org.openjdk.jmh.counting.CountingText;
import org.openjdk.jmh.counting.ForkCounter;
import org.openjdk.jmh.counting.Valgrind;
import org.openjdk.jmh.counting.WindowSize;
import org.openjdk.jmh.results.format.CountedJson;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;

/** Runs one fork of a block after the other under valgrind, and puts what was counted in place of the time that it took. */
final class CountedForks implements BlockForks {

    /** Its own time without load; what it takes beside that is the machine's. */
    private static final double SECONDS = 12;

    private final SideHosts hosts;
    private final CountedEvent event;
    private final Valgrind valgrind;
    private final Map<ResultKey, WindowSize> sizes = new HashMap<>();
    private int unsettled;
    private double waited;

    /** Forks whose class paths have any JMH from 1.21 on. */
    CountedForks(SideHosts hosts, CountedEvent event, Valgrind valgrind) {
        this.hosts = hosts;
        this.event = event;
        this.valgrind = valgrind;
    }

    @Override
    public List<SideFork> run(PairedBenchmark benchmark, int side) throws IOException, InterruptedException {
        try (ForkCounter counter = new ForkCounter(valgrind, event)) {
            return Collections.singletonList(counted(benchmark, side, counter));
        }
    }

    private SideFork counted(PairedBenchmark benchmark, int side, ForkCounter counter)
            throws IOException, InterruptedException {
        try {
            CountingMark mark = new CountingMark(event, valgrind, size(benchmark));
            ForkRequest plain = benchmark.fork(side);
            String vm = plain.vm().executable()
                    .orElse(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
            ForkResult measured =
                    hosts.run(side, benchmark, sized(plain, mark.size()).in(counter.program(vm).toString()), () -> {
                    }, number -> counter.iterationStarts(number > WindowSize.WARMUPS - ForkCounter.WARMUPS));
            CountedFork fork = CountedFork.of(counter.windows(WindowSize.WINDOWS),
                    (double) mark.size().invocations() * measured.operations());
            note(fork);
            return SideFork.measured(side, json(measured, fork, mark, vm));
        } catch (ForkLostException e) {
            return SideFork.lost(side, CountingText.loss(e.getMessage(), counter));
        } catch (CountingException e) {
            return SideFork.lost(side, e.getMessage());
        }
    }

    /** The same for both sides, by the slower one. */
    private WindowSize size(PairedBenchmark benchmark) throws ForkLostException, IOException, InterruptedException {
        WindowSize known = sizes.get(benchmark.key());
        if (known == null) {
            double nanos = 0;
            for (int side : new int[] {MeasuredPair.BASELINE, MeasuredPair.CANDIDATE}) {
                nanos = Math.max(nanos,
                        PilotFork.nanos(hosts.run(side, benchmark, PilotFork.of(benchmark.fork(side))).json()));
            }
            known = WindowSize.of(nanos);
            sizes.put(benchmark.key(), known);
        }
        return known;
    }

    private static ForkRequest sized(ForkRequest plain, WindowSize size) {
        return plain.with(plain.settings().with(ForkSetting.WARMUP_BATCH, String.valueOf(size.warmupInvocations()))
                .with(ForkSetting.MEASUREMENT_BATCH, String.valueOf(size.invocations())));
    }

    private static String json(ForkResult measured, CountedFork fork, CountingMark mark, String vm) throws IOException {
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(measured.json().getBytes(StandardCharsets.UTF_8)),
                        "the fork")) {
            return "[" + reader.next().with("jvm", StoredResult.quoted(vm))
                    .with("primaryMetric", CountedJson.primary(fork, mark))
                    .with("secondaryMetrics", CountedJson.secondary(fork, mark))
                    .with(StoredResult.COUNTING, CountedJson.of(mark)).textWithout() + "]";
        }
    }

    private synchronized void note(CountedFork fork) {
        unsettled += fork.isSettled() ? 0 : 1;
        waited = Math.max(waited, fork.waited());
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return 2 * SECONDS;
    }

    @Override
    public List<String> announcements() {
        return Arrays.asList(CountingText.announcement(event, valgrind));
    }

    @Override
    public synchronized List<String> observations() {
        return CountingText.observations(unsettled, waited);
    }
}
