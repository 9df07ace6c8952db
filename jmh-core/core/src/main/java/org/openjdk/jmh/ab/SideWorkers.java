package org.openjdk.jmh.ab;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import org.openjdk.jmh.ab.client.WorkerClient;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.files.ClassPathText;
import org.openjdk.jmh.files.FilePatterns;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.VmCleanup;

/** The hosts of two sides: one, where both have the same class path and take turns. */
final class SideWorkers implements ForkRunner, Closeable {

    private static final double NANOS = 1e9;

    private final Path[] logs = new Path[2];
    private final WorkerClient[] hosts = new WorkerClient[2];
    /** In seconds of {@link #now}. */
    private volatile double deadline = Double.POSITIVE_INFINITY;
    private volatile boolean cut;
    private volatile boolean ending;
    private final Set<Path> kept = Collections.synchronizedSet(new TreeSet<>());

    /**
     * Hosts that have not started.
     *
     * @param atOnce whether forks of both sides are to run at the same time
     */
    SideWorkers(Side baseline, Side candidate, boolean atOnce) throws IOException {
        try {
            start(MeasuredPair.CANDIDATE, candidate);
            if (!atOnce && ClassPathText.areSame(baseline.classPath(), candidate.classPath())) {
                logs[MeasuredPair.BASELINE] = logs[MeasuredPair.CANDIDATE];
                hosts[MeasuredPair.BASELINE] = hosts[MeasuredPair.CANDIDATE];
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
        hosts[number] = new WorkerClient(side.classPath(), Side.inherited(), logs[number]);
    }

    /** Lists the benchmarks of a side that the options are about. */
    List<ListedBenchmark> list(int side, Side described, Options options) throws SideException, InterruptedException {
        try {
            return hosts[side].list(options.getIncludes(), options.getExcludes());
        } catch (WorkerException | IOException e) {
            throw new SideException("The " + (side == MeasuredPair.BASELINE ? "baseline " : "candidate ")
                    + FilePatterns.shown(described.classPath()) + " cannot be run: " + e.getMessage());
        }
    }

    /** Runs a fork of a side that begins, if it waits, when something has returned. */
    ForkResult run(int side, PairedBenchmark benchmark, ForkRequest fork, Runnable start)
            throws ForkLostException, IOException, InterruptedException {
        return run(side, benchmark, fork, start, number -> {
        });
    }

    @Override
    public ForkResult run(int side, PairedBenchmark benchmark, ForkRequest fork, IntConsumer iterations)
            throws ForkLostException, IOException, InterruptedException {
        return run(side, benchmark, fork, () -> {
        }, iterations);
    }

    private ForkResult run(int side, PairedBenchmark benchmark, ForkRequest fork, Runnable start,
                           IntConsumer iterations)
            throws ForkLostException, IOException, InterruptedException {
        try {
            return hosts[side].run(fork, BlockDefaults.limits(benchmark).andInAll(Math.max(0, deadline - now())), start,
                    iterations);
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

    /** Sets how long forks may run from now on, one after the other, if it is less than what counts as hanging; seconds. */
    void limit(double seconds) {
        deadline = now() + seconds;
        cut = false;
    }

    private static double now() {
        return System.nanoTime() / NANOS;
    }

    /** Whether a fork was ended since then that took longer, and did not hang. */
    boolean wasCut() {
        return cut;
    }

    /** Ends the fork of a side that runs, if one does. */
    void endFork(int side) {
        hosts[side].endFork();
    }

    /** The files with what hosts and forks printed, where somebody may want to read them. */
    Collection<Path> keptLogs() {
        return kept;
    }

    /** Forks that are lost by that have printed nothing that anybody wants to read. */
    @Override
    public void close() {
        ending = true;
        for (int side = 0; side < hosts.length; side++) {
            if (hosts[side] != null) {
                hosts[side].close();
            }
            if (logs[side] != null && !kept.contains(logs[side])) {
                VmCleanup.remove(logs[side]);
            }
        }
    }
}
