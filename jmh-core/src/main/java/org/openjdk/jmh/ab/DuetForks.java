package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;
import org.openjdk.jmh.ab.client.CoreHalves;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.client.Rendezvous;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.reconfiguration.SystemLoad;
import org.openjdk.jmh.results.journal.SideFork;

/**
 * Runs both forks of a block at the same time, each on its half of the cores. The side that the schedule names first gets the
 * first half, so that a better half favours neither side. If one fork is lost, the other is ended, as it would measure something
 * else alone.
 */
final class DuetForks implements BlockRunner {

    /** The offset of paired iterations, as a share of an iteration, above which they overlap less than they do not. */
    private static final double LARGEST_SHARE = 0.5;

    private final double slowdown = SystemLoad.slowdown(2);
    private final SideWorkers workers;
    private final CoreHalves cores;
    private final Map<PairedBenchmark, IterationOffsets> offsets = new LinkedHashMap<>();

    private DuetForks(SideWorkers workers, CoreHalves cores) {
        this.workers = workers;
        this.cores = cores;
    }

    /** A fork that has ended, and when its iterations began, in milliseconds since 1970. */
    private static final class HalfBlock {

        private final SideFork end;
        private final long[] starts;

        private HalfBlock(SideFork end, long... starts) {
            this.end = end;
            this.starts = starts;
        }

        private boolean isMeasured() {
            return end.json().isPresent();
        }
    }

    /**
     * Creates a runner on the cores that this process may use.
     *
     * @throws SideException if a benchmark needs more than half of them
     */
    static DuetForks of(SideWorkers workers, List<MeasuredPair> pairs) throws SideException {
        CoreHalves cores = CoreHalves.ofThisProcess();
        check(pairs, cores);
        return new DuetForks(workers, cores);
    }

    /**
     * Rejects benchmarks that need more cores than there are.
     *
     * @throws SideException if there are any
     */
    private static void check(List<MeasuredPair> pairs, CoreHalves cores) throws SideException {
        for (MeasuredPair pair : pairs) {
            PairedBenchmark benchmark = pair.pair();
            int threads = benchmark.threads(Math.max(1, cores.size()));
            if (threads > cores.size()) {
                throw new SideException("-sideOrder duet: " + benchmark.key() + " runs "
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
        CompletionService<HalfBlock> forks = new ExecutorCompletionService<>(task -> {
            Thread thread = new Thread(task, "jmh-duet");
            thread.setDaemon(true);
            thread.start();
        });
        Rendezvous start = new Rendezvous();
        forks.submit(() -> part(benchmark, side, 0, start));
        forks.submit(() -> part(benchmark, 1 - side, 1, start));
        HalfBlock first = next(forks);
        if (!first.isMeasured()) {
            workers.endFork(1 - first.end.side());
        }
        HalfBlock second = next(forks);
        if (first.isMeasured() && second.isMeasured()) {
            offsets.computeIfAbsent(benchmark, key -> new IterationOffsets()).add(first.starts, second.starts);
            return inOrder(side, first.end, second.end);
        }
        return first.isMeasured() ? inOrder(side, SideFork.discarded(first.end.side()), second.end)
                : inOrder(side, first.end, SideFork.discarded(second.end.side()));
    }

    private HalfBlock next(CompletionService<HalfBlock> forks) throws IOException, InterruptedException {
        Future<HalfBlock> ended = forks.take();
        try {
            return ended.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException) {
                throw (IOException) e.getCause();
            }
            throw new IOException(String.valueOf(e.getCause()), e.getCause());
        }
    }

    private static List<SideFork> inOrder(int side, SideFork one, SideFork other) {
        return one.side() == side ? Arrays.asList(one, other) : Arrays.asList(other, one);
    }

    private HalfBlock part(PairedBenchmark benchmark, int side, int half, Rendezvous start)
            throws IOException, InterruptedException {
        try {
            ForkResult result = workers.run(side, benchmark, benchmark.fork(side).on(cores.list(half)).waiting(),
                    start::arrive);
            return new HalfBlock(SideFork.measured(side, result.json(), result.waiting()), result.iterationStarts());
        } catch (ForkLostException e) {
            return new HalfBlock(SideFork.lost(side, e.getMessage()));
        } finally {
            start.leave();
        }
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
                + all.drift().map(drift -> "; over a fork that changed by " + time(drift)).orElse("")));
        offsets.forEach((benchmark, ofBenchmark) -> benchmark.candidate().measurement().time()
                .map(TimeBudget::seconds)
                .filter(length -> ofBenchmark.typical().filter(typical -> typical > LARGEST_SHARE * length).isPresent())
                .ifPresent(length -> lines.add("WARNING: " + benchmark.key() + ": iterations of " + time(length)
                        + " began " + time(ofBenchmark.typical().get())
                        + " apart, so a disturbance did not affect both sides alike: use longer iterations (-r)")));
        return lines;
    }

    private static String time(double seconds) {
        return seconds < 1 ? Math.round(seconds * 1000) + " ms" : String.format(Locale.ROOT, "%.1f s", seconds);
    }
}
