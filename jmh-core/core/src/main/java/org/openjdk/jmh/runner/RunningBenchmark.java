package org.openjdk.jmh.runner;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.BenchmarkMonitor;
import org.openjdk.jmh.reconfiguration.ForkRecording;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.LostFork;
import org.openjdk.jmh.results.journal.JournaledFork;

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
    private long startMillis;
    private boolean forkWasCut;
    private long forkStart;
    private double seconds;
    private BenchmarkResult result;
    private String loss;
    private boolean complete;
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
        startMillis = System.currentTimeMillis();
        forkWasCut = false;
        forkStart = System.nanoTime();
        forgetFork();
        if (monitor != null && isWarmupFork()) {
            monitor.startWarmupFork();
        } else if (monitor != null) {
            monitor.startFork();
        }
    }

    /** Returns when the fork that runs has begun, in milliseconds since 1970. */
    long startMillis() {
        return startMillis;
    }

    /** The fork that runs was ended from outside, and another one would be, too. It counts for nothing but its time. */
    void cutFork() {
        forkWasCut = true;
        cutShort = true;
        if (monitor != null) {
            monitor.dropFork();
        }
    }

    boolean wasForkCut() {
        return forkWasCut;
    }

    boolean hasForkRunning() {
        return forkRuns;
    }

    private void forgetFork() {
        result = null;
        loss = null;
        complete = true;
    }

    /** The fork that runs has a result. */
    void add(BenchmarkResult measured) {
        forks.add(measured);
        result = measured;
    }

    /** Tells whether the fork that runs has a result. */
    boolean hasResult() {
        return result != null;
    }

    /** The fork that runs has ended before its last iteration. */
    void lacksIterations() {
        complete = false;
    }

    /** The fork that runs is lost. */
    void lose(LostFork fork) {
        forks.lose(fork);
        loss = fork.cause();
        complete = false;
    }

    /** The VM of the fork that runs has ended; what follows does not count as its time. */
    void stopFork() {
        seconds = (double) (System.nanoTime() - forkStart) / TimeUnit.SECONDS.toNanos(1);
    }

    /** Returns the fork that runs, whose VM has ended, for a journal. */
    JournaledFork journaled() {
        JournaledFork fork = JournaledFork.ended(params, isWarmupFork(), startMillis, seconds, complete, result,
                monitor == null ? null : monitor.recording());
        return forkWasCut ? fork.cut() : loss == null ? fork : fork.lost(loss, false);
    }

    /**
     * A fork of an earlier run is told again, up to its end.
     *
     * @param fork       of this benchmark
     * @param moreFollow whether others of the benchmark are told behind it, whatever the decision was
     * @return what to tell a schedule of it
     */
    ForkEnd replay(JournaledFork fork, boolean moreFollow) {
        if (fork.isCut()) {
            return replayCut(fork);
        }
        nextFork = fork.isWarmup() ? nextFork : Math.max(nextFork, params.getWarmupForks());
        seconds = fork.seconds();
        forgetFork();
        if (monitor != null) {
            fork.evidence().ifPresent(evidence -> monitor.replay((ForkRecording) evidence, fork.isWarmup()));
        }
        if (fork.loss().isPresent()) {
            int kind = nextFork - (fork.isWarmup() ? 0 : params.getWarmupForks());
            lose(new LostFork(kind + 1, fork.isWarmup(), fork.loss().get()));
        } else {
            forks.end();
        }
        if (monitor != null) {
            fork.loss().ifPresent(monitor::forkIsLost);
        }
        fork.result().ifPresent(this::add);
        int index = nextFork;
        ForkEnd end = endOfFork();
        chooseNext();
        if (moreFollow) {
            nextFork = index + 1;
        }
        return nextFork >= allForks() && !moreFollow ? end(end) : end;
    }

    private ForkEnd replayCut(JournaledFork fork) {
        nextFork = allForks();
        cutShort = true;
        return end(ForkEnd.measured(fork.seconds()));
    }

    /** What follows is told of forks that run. */
    void endReplay() {
        if (monitor != null) {
            monitor.endReplay();
        }
    }

    /**
     * The fork that runs has ended: what follows is the next one, or one behind those that are left out.
     *
     * @return what to tell a schedule of it
     */
    ForkEnd endFork() {
        ForkEnd end = endOfFork();
        chooseNext();
        return nextFork >= allForks() ? end(end) : end;
    }

    private void chooseNext() {
        int warmupForks = params.getWarmupForks();
        nextFork++;
        if (monitor != null && !forkWasCut && monitor.endFork()) {
            nextFork = nextFork <= warmupForks ? warmupForks : allForks();
        }
        if (forks.areFutile() || forkWasCut) {
            nextFork = allForks();
        }
    }

    private ForkEnd endOfFork() {
        forkRuns = false;
        return isWarmupFork() ? ForkEnd.warmup(seconds) : ForkEnd.measured(seconds, scores());
    }

    private double[] scores() {
        return result == null ? new double[0] : result.getIterationResults().stream()
                .map(IterationResult::getPrimaryResult).mapToDouble(primary -> primary.getScore()).toArray();
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
