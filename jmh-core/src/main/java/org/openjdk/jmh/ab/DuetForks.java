package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.ab.client.CoreHalves;
import org.openjdk.jmh.ab.client.Rendezvous;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.reconfiguration.SystemLoad;
import org.openjdk.jmh.results.journal.SideFork;

/**
 * Runs both forks of a block at the same time, each on half of the cores. The side that the schedule names first gets
 * the first half, so that a better half favours neither side.
 */
final class DuetForks implements BlockRunner {

    /**
     * Offset of paired iterations, as a share of an iteration, from which they overlap for less than half of their
     * time.
     */
    private static final double LARGEST_SHARE = 0.5;

    private final double slowdown = SystemLoad.slowdown(2);
    private final ConcurrentForks forks;
    private final CoreHalves cores;
    private final Map<PairedBenchmark, IterationOffsets> offsets = new LinkedHashMap<>();

    private DuetForks(SideWorkers workers, CoreHalves cores) {
        forks = new ConcurrentForks(workers);
        this.cores = cores;
    }

    /** Creates a runner on the cores that this process may use. Throws if a benchmark needs more than half of them. */
    static DuetForks of(SideWorkers workers, List<MeasuredPair> pairs) throws SideException {
        CoreHalves cores = CoreHalves.ofThisProcess();
        check(pairs, cores);
        return new DuetForks(workers, cores);
    }

    private static void check(List<MeasuredPair> pairs, CoreHalves cores) throws SideException {
        for (MeasuredPair pair : pairs) {
            PairedBenchmark benchmark = pair.pair;
            int threads = benchmark.threads(Math.max(1, cores.size()));
            if (threads > cores.size()) {
                throw new SideException("-sideOrder duet: " + benchmark.key + " runs "
                        + Nouns.count(threads, "thread") + " on each side, which needs " + 2 * threads
                        + " cores. This process may use " + cores.available()
                        + (cores.available() == 1 ? "" : ", " + cores.size() + " for each side")
                        + ": -sideOrder interleaved runs one fork after the other");
            }
        }
    }

    @Override
    public List<SideFork> run(PairedBenchmark benchmark, int side, int block)
            throws IOException, InterruptedException {
        Rendezvous start = new Rendezvous();
        ForkRequest first = benchmark.fork(side).on(cores.list(0)).waiting();
        ForkRequest second = benchmark.fork(1 - side).on(cores.list(1)).waiting();
        return forks.run(benchmark, side, Arrays.asList(first, second), Arrays.asList(start.member(), start.member()),
                (one, other) -> offsets.computeIfAbsent(benchmark, key -> new IterationOffsets())
                        .add(one.iterationStarts(), other.iterationStarts()));
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return BlockDefaults.seconds(benchmark, slowdown);
    }

    @Override
    public List<String> announcements() {
        List<String> lines = new ArrayList<>();
        lines.add("duet: both forks of a pair run at the same time, on " + Nouns.count(cores.size(), "core")
                + " each" + (cores.list(0).isEmpty() ? "" : " (" + cores.list(0) + " and " + cores.list(1)
                        + ", sides swap from pair to pair)"));
        cores.remark().ifPresent(remark -> lines.add("WARNING: " + remark));
        return lines;
    }

    @Override
    public List<String> observations() {
        List<String> lines = new ArrayList<>();
        IterationOffsets all = new IterationOffsets();
        offsets.values().forEach(all::addAll);
        all.typical().ifPresent(typical -> lines.add("duet: iterations of both sides began " + time(typical)
                + " apart in the median, " + time(all.largest()) + " at most"
                + all.drift().map(drift -> "; from the first to the last of a fork, this changed by " + time(drift))
                        .orElse("")));
        offsets.forEach((benchmark, ofBenchmark) -> benchmark.candidate.measurement().time()
                .map(TimeBudget::seconds)
                .filter(length -> ofBenchmark.typical().filter(typical -> typical > LARGEST_SHARE * length).isPresent())
                .ifPresent(length -> lines.add("WARNING: " + benchmark.key + ": iterations of " + time(length)
                        + " began " + time(ofBenchmark.typical().get())
                        + " apart, so a disturbance did not affect both sides alike: use longer iterations (-r)")));
        return lines;
    }

    private static String time(double seconds) {
        return seconds < 1 ? Math.round(seconds * 1000) + " ms" : String.format(Locale.ROOT, "%.1f s", seconds);
    }
}
