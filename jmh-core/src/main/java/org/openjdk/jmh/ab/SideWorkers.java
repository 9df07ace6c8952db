package org.openjdk.jmh.ab;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.openjdk.jmh.ab.client.WorkerClient;
import java.util.function.IntConsumer;
import org.openjdk.jmh.ab.client.ForkListener;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.files.ClassPathText;
import org.openjdk.jmh.files.FilePatterns;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.VmCleanup;

/** The workers of two sides, one for both if these have the same class path and run one after the other. */
final class SideWorkers implements ForkRunner, Closeable {

    private static final double NANOS = 1e9;

    private final Path[] logs = new Path[2];
    private final WorkerClient[] workers = new WorkerClient[2];
    /** Time on the clock {@link #now} at which the current fork must have ended, in seconds. */
    private volatile double deadline = Double.POSITIVE_INFINITY;
    private volatile boolean cut;
    private volatile boolean ending;
    private volatile IntConsumer watcher = number -> {
    };
    private final Set<Path> kept = Collections.synchronizedSet(new TreeSet<>());

    /** Creates workers that have not started; {@code atOnce} if forks of both sides will run at the same time. */
    SideWorkers(Side baseline, Side candidate, boolean atOnce) throws IOException {
        try {
            start(MeasuredPair.CANDIDATE, candidate);
            if (!atOnce && ClassPathText.areSame(baseline.classPath, candidate.classPath)) {
                logs[MeasuredPair.BASELINE] = logs[MeasuredPair.CANDIDATE];
                workers[MeasuredPair.BASELINE] = workers[MeasuredPair.CANDIDATE];
            } else {
                start(MeasuredPair.BASELINE, baseline);
            }
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    private void start(int number, Side side) throws IOException {
        logs[number] = VmCleanup.file("jmh-sides-", ".log");
        workers[number] = new WorkerClient(side.classPath, Side.inherited(), logs[number]);
    }

    /** Lists the benchmarks of a side that the options select. */
    List<ListedBenchmark> list(int side, Side described, Options options) throws SideException, InterruptedException {
        try {
            return workers[side].list(options.getIncludes(), options.getExcludes(),
                    SideSettings.areAlternating(options) || ClockPairs.isWanted(options));
        } catch (WorkerException | IOException e) {
            throw new SideException("The " + (side == MeasuredPair.BASELINE ? "baseline " : "candidate ")
                    + FilePatterns.shown(described.classPath) + " cannot be run: "
                    + (String.valueOf(e.getMessage()).contains("/META-INF/BenchmarkList")
                            ? "it contains no benchmarks; name the jar that runs them" : e.getMessage()));
        }
    }

    @Override
    public ForkResult run(int side, PairedBenchmark benchmark, ForkRequest fork, ForkListener listener)
            throws ForkLostException, IOException, InterruptedException {
        try {
            return workers[side].run(fork, BlockDefaults.limits(benchmark).andInAll(Math.max(0, deadline - now())),
                    listener.andStarts(watcher));
        } catch (ForkLostException e) {
            if (e.isOverdue()) {
                cut = true;
            } else if (!ending) {
                VmCleanup.forget(logs[side]);
                kept.add(logs[side]);
            }
            throw e;
        }
    }

    /**
     * Sets the listener of the iterations of all forks, which receives the number of each iteration when it begins,
     * from 1, warmup iterations first, on any thread.
     */
    void watch(IntConsumer iterations) {
        watcher = iterations;
    }

    /** Limits the total time of forks from now on, in seconds. */
    void limit(double seconds) {
        deadline = now() + seconds;
        cut = false;
    }

    private static double now() {
        return System.nanoTime() / NANOS;
    }

    /** Returns whether that limit has ended a fork that did not hang. */
    boolean wasCut() {
        return cut;
    }

    void endFork(int side) {
        workers[side].endFork();
    }

    /** Returns the files with the output of lost workers and forks. */
    Collection<Path> keptLogs() {
        return kept;
    }

    /** Ends all workers. The output of forks that are lost because of that is deleted. */
    @Override
    public void close() {
        ending = true;
        for (int side = 0; side < workers.length; side++) {
            if (workers[side] != null) {
                workers[side].close();
            }
            if (logs[side] != null && !kept.contains(logs[side])) {
                VmCleanup.remove(logs[side]);
            }
        }
    }
}
