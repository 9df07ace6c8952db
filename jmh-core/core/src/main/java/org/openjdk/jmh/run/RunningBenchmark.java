package org.openjdk.jmh.run;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.infra.BenchmarkParams;

/** One benchmark in the course of a run: what parts may know of it, whoever runs its forks. */
public abstract class RunningBenchmark {

    private final BenchmarkParams params;
    private long startMillis;
    private long forkStart;
    private double seconds;
    private boolean ended;

    /** A benchmark without forks so far. */
    protected RunningBenchmark(BenchmarkParams params) {
        this.params = params;
    }

    /** Returns which one it is. */
    public BenchmarkParams params() {
        return params;
    }

    /** Returns the process of the fork that runs, or a negative number where it is not known. */
    public abstract long pid();

    /** Returns the number of the fork that comes next, or runs: warmup forks first, from 0. */
    public abstract int nextFork();

    /** Tells whether that fork is a warmup fork. */
    public final boolean isWarmupFork() {
        return nextFork() < params.getWarmupForks();
    }

    /** Tells whether the fork that runs has a result. */
    public abstract boolean hasResult();

    /** Tells whether any fork has a result. */
    public abstract boolean hasResults();

    /** Tells whether its result may wait to be written together with others. */
    public abstract boolean isWrittenLater();

    /** A fork starts, by a clock in nanoseconds. */
    void startFork(long now) {
        startMillis = System.currentTimeMillis();
        forkStart = now;
    }

    /** The VM of the fork that runs has ended; what follows does not count as its time. */
    void stopFork(long now) {
        seconds = (double) (now - forkStart) / TimeUnit.SECONDS.toNanos(1);
    }

    /** Returns when the fork that runs began, in milliseconds since 1970. */
    protected final long startMillis() {
        return startMillis;
    }

    /** Returns the seconds that the last fork took. */
    protected final double seconds() {
        return seconds;
    }

    /** The last fork ran in an earlier start of the run. */
    final void tookSeconds(double taken) {
        seconds = taken;
    }

    /** No fork follows any more. */
    protected void end() {
        ended = true;
    }

    /** Tells whether no fork follows any more. */
    public final boolean hasEnded() {
        return ended;
    }
}
