package org.openjdk.jmh.runner;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.BenchmarkMonitor;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;

/**
 * One benchmark in the course of a run: which of its forks comes next, and what those before it have given. Other
 * benchmarks may have forks in between.
 */
final class RunningBenchmark {

    private final BenchmarkParams params;
    private final KeptForks forks = new KeptForks();
    private BenchmarkMonitor monitor;
    private LongSupplier pid;
    private boolean announced;
    private int nextFork;
    private boolean forkRuns;
    private long forkStart;
    private double[] scores = {};
    private boolean ended;
    private boolean cutShort;

    RunningBenchmark(BenchmarkParams params) {
        this.params = params;
    }

    BenchmarkParams params() {
        return params;
    }

    KeptForks forks() {
        return forks;
    }

    /** Returns who decides, or null where the benchmark is static. */
    BenchmarkMonitor monitor() {
        return monitor;
    }

    void followedBy(BenchmarkMonitor decider) {
        monitor = decider;
    }

    /** Sets what gives the process of the forks that come. */
    void usePid(LongSupplier current) {
        pid = current;
    }

    /** Returns the process of the fork that runs. */
    long pid() {
        return pid.getAsLong();
    }

    /** Tells whether forks have run in an earlier visit, and counts on being announced now. */
    boolean wasAnnounced() {
        boolean before = announced;
        announced = true;
        return before;
    }

    /** Returns the number of warmup forks and measured ones together. */
    int allForks() {
        return params.getWarmupForks() + params.getForks();
    }

    /** Returns the number of the fork that comes next, or runs: warmup forks first, from 0. */
    int nextFork() {
        return nextFork;
    }

    boolean isWarmupFork() {
        return nextFork < params.getWarmupForks();
    }

    void startFork() {
        forkRuns = true;
        forkStart = System.nanoTime();
        scores = new double[0];
        if (monitor != null && isWarmupFork()) {
            monitor.startWarmupFork();
        } else if (monitor != null) {
            monitor.startFork();
        }
    }

    boolean hasForkRunning() {
        return forkRuns;
    }

    /** The fork that runs has a result. */
    void add(BenchmarkResult result) {
        forks.add(result);
        scores = result.getIterationResults().stream().map(IterationResult::getPrimaryResult)
                .mapToDouble(primary -> primary.getScore()).toArray();
    }

    /**
     * The fork that runs has ended: what follows is the next one, or one behind those that are left out.
     *
     * @return what to tell a schedule of it
     */
    ForkEnd endFork() {
        ForkEnd end = endOfFork();
        int warmupForks = params.getWarmupForks();
        nextFork++;
        if (monitor != null && monitor.endFork()) {
            nextFork = nextFork <= warmupForks ? warmupForks : allForks();
        }
        if (forks.areFutile()) {
            nextFork = allForks();
        }
        return nextFork >= allForks() ? end(end) : end;
    }

    private ForkEnd endOfFork() {
        forkRuns = false;
        double seconds = (double) (System.nanoTime() - forkStart) / TimeUnit.SECONDS.toNanos(1);
        return isWarmupFork() ? ForkEnd.warmup(seconds) : ForkEnd.measured(seconds, scores);
    }

    private ForkEnd end(ForkEnd last) {
        end();
        return last.asLast();
    }

    /**
     * The benchmark has failed, and with it all of its forks.
     *
     * @return what to tell a schedule of it
     */
    ForkEnd fail() {
        forks.clear();
        forkRuns = false;
        nextFork = allForks();
        return end(ForkEnd.measured(0));
    }

    /** No fork follows any more. */
    void end() {
        ended = true;
    }

    /** No fork follows any more, though some are left. */
    void cutShort() {
        end();
        cutShort = true;
    }

    boolean wasCutShort() {
        return cutShort;
    }

    boolean hasEnded() {
        return ended;
    }
}
