package org.openjdk.jmh.run;

import java.io.Serializable;
import java.util.function.LongSupplier;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.CollectedForks;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.LostFork;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.journal.JournaledFork;

/**
 * A benchmark whose forks upstream's loops run, or which runs without: which of its forks comes next, and what those
 * before it have given. Other benchmarks may have forks in between.
 */
public final class ForkedBenchmark extends RunningBenchmark {

    private final CollectedForks forks = new CollectedForks();
    private LongSupplier pid;
    private boolean announced;
    private int nextFork;
    private boolean forkRuns;
    private boolean forkWasCut;
    private BenchmarkResult result;
    private String loss;
    private boolean complete;
    private boolean cutShort;
    private boolean endedWithRun;

    ForkedBenchmark(BenchmarkParams params) {
        super(params);
    }

    CollectedForks forks() {
        return forks;
    }

    @Override
    public boolean hasResults() {
        return !forks.isEmpty();
    }

    /** Returns the result of all forks so far. */
    public RunResult resultSoFar() {
        return forks.result(params(), false);
    }

    /** Sets what gives the process of the forks that come. */
    void usePid(LongSupplier current) {
        pid = current;
    }

    @Override
    public long pid() {
        return pid.getAsLong();
    }

    /** Tells whether it was announced in an earlier visit, and counts on being announced now. */
    boolean wasAnnounced() {
        boolean before = announced;
        announced = true;
        return before;
    }

    /** Returns the number of warmup forks and measured ones together. */
    public int allForks() {
        return params().getWarmupForks() + params().getForks();
    }

    @Override
    public int nextFork() {
        return nextFork;
    }

    @Override
    void startFork(long now) {
        forkRuns = true;
        forkWasCut = false;
        forgetFork();
        super.startFork(now);
    }

    /** The fork that runs was ended from outside, and another one would be, too. It counts for nothing but its time. */
    void cutFork() {
        forkWasCut = true;
        cutShort = true;
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

    @Override
    public boolean hasResult() {
        return result != null;
    }

    /** The fork that runs has ended before its last iteration. */
    void lacksIterations() {
        complete = false;
    }

    /** The fork that runs is lost. */
    LostFork lose(String cause) {
        LostFork fork = new LostFork(nextFork + 1 - (isWarmupFork() ? 0 : params().getWarmupForks()), isWarmupFork(),
                cause);
        forks.addLost(fork);
        loss = cause;
        complete = false;
        return fork;
    }

    /** Returns the record of the fork that runs, whose VM has ended. */
    JournaledFork record(Serializable evidence) {
        JournaledFork fork = JournaledFork.ended(params(), isWarmupFork(), startMillis(), seconds(), complete, result,
                evidence);
        return forkWasCut ? fork.cut() : loss == null ? fork : fork.lost(loss, false);
    }

    /** A fork of an earlier start takes the place of the one that comes next; its end is still to be told. */
    void take(JournaledFork fork) {
        if (fork.isCut()) {
            nextFork = allForks();
            cutShort = true;
            tookSeconds(fork.seconds());
            return;
        }
        nextFork = fork.isWarmup() ? nextFork : Math.max(nextFork, params().getWarmupForks());
        tookSeconds(fork.seconds());
        forgetFork();
        if (fork.loss().isPresent()) {
            lose(fork.loss().get());
        } else {
            forks.countSuccess();
        }
        fork.result().ifPresent(this::add);
    }

    /**
     * The fork that was taken has ended.
     *
     * @param enough     whether the forks of its kind are
     * @param moreFollow whether others of the benchmark are taken behind it, whatever the decision was
     * @return what to tell a schedule of it
     */
    ForkEnd endTaken(JournaledFork fork, boolean enough, boolean moreFollow) {
        if (fork.isCut()) {
            return end(ForkEnd.measured(seconds()));
        }
        int index = nextFork;
        ForkEnd end = endOfFork();
        chooseNext(enough);
        if (moreFollow) {
            nextFork = index + 1;
        }
        return nextFork >= allForks() && !moreFollow ? end(end) : end;
    }

    /**
     * The fork that runs has ended: what follows is the next one, or one behind those that are left out.
     *
     * @param enough whether the forks of its kind are
     * @return what to tell a schedule of it
     */
    ForkEnd endFork(boolean enough) {
        ForkEnd end = endOfFork();
        chooseNext(enough);
        return nextFork >= allForks() ? end(end) : end;
    }

    private void chooseNext(boolean enough) {
        int warmupForks = params().getWarmupForks();
        nextFork++;
        if (enough) {
            nextFork = nextFork <= warmupForks ? warmupForks : allForks();
        }
        if (forks.isHopeless() || forkWasCut) {
            nextFork = allForks();
        }
    }

    private ForkEnd endOfFork() {
        forkRuns = false;
        return isWarmupFork() ? ForkEnd.warmup(seconds()) : ForkEnd.measured(seconds(), scores());
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

    /** No fork follows any more, though some are left, as the run ends. */
    void endWithRun() {
        end();
        cutShort = true;
        endedWithRun = true;
    }

    /** All results are about to be written where no fork of the run follows. */
    @Override
    public boolean isWrittenLater() {
        return endedWithRun;
    }

    boolean wasCutShort() {
        return cutShort;
    }
}
