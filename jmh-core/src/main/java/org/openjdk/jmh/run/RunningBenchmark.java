package org.openjdk.jmh.run;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.infra.BenchmarkParams;

/** A benchmark of a run as parts see it. */
public abstract class RunningBenchmark {

    private final BenchmarkParams params;
    private long startMillis;
    private long forkStart;
    private double seconds;
    private boolean ended;

    protected RunningBenchmark(BenchmarkParams params) {
        this.params = params;
    }

    public BenchmarkParams params() {
        return params;
    }

    /** Returns the process id of the fork, or a negative number if it is unknown. */
    public abstract long pid();

    /** Returns the number of the current or next fork from 0, warmup forks first. */
    public abstract int nextFork();

    public final boolean isWarmupFork() {
        return nextFork() < params.getWarmupForks();
    }

    public abstract boolean hasResult();

    /** Returns whether any fork so far has a result. */
    public abstract boolean hasResults();

    /** Returns whether the result may be written later, together with others. */
    public abstract boolean isWrittenLater();

    /** Returns whether its sides are compared by own time, whatever the clock of a plain run would be. */
    public boolean areSidesInOwnTime() {
        return false;
    }

    void startFork(long now) {
        startMillis = System.currentTimeMillis();
        forkStart = now;
    }

    /** Stops the time of the fork, so that work after the end of its VM does not count. */
    void stopFork(long now) {
        seconds = (double) (now - forkStart) / TimeUnit.SECONDS.toNanos(1);
    }

    protected final long startMillis() {
        return startMillis;
    }

    protected final double seconds() {
        return seconds;
    }

    /** Sets the duration of a fork that ran in an earlier start. */
    final void tookSeconds(double taken) {
        seconds = taken;
    }

    protected void end() {
        ended = true;
    }

    public final boolean hasEnded() {
        return ended;
    }
}
