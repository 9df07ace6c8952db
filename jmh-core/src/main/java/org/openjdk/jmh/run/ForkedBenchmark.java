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

/** The state of a benchmark in a run of one side: its next fork, and the results of its forks so far. */
public final class ForkedBenchmark extends RunningBenchmark {

    final CollectedForks forks = new CollectedForks();
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

    @Override
    public boolean hasResults() {
        return !forks.isEmpty();
    }

    public RunResult resultSoFar() {
        return forks.result(params(), false);
    }

    void usePid(LongSupplier current) {
        pid = current;
    }

    @Override
    public long pid() {
        return pid.getAsLong();
    }

    /** Marks the benchmark as announced and returns whether it was announced before. */
    boolean wasAnnounced() {
        boolean before = announced;
        announced = true;
        return before;
    }

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

    /** Marks the fork as timed out: its time counts, its result does not. */
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

    void add(BenchmarkResult measured) {
        forks.add(measured);
        result = measured;
    }

    @Override
    public boolean hasResult() {
        return result != null;
    }

    void lacksIterations() {
        complete = false;
    }

    LostFork lose(String cause) {
        LostFork fork = new LostFork(nextFork + 1 - (isWarmupFork() ? 0 : params().getWarmupForks()), isWarmupFork(),
                cause);
        forks.addLost(fork);
        loss = cause;
        complete = false;
        return fork;
    }

    /** Returns the record of the fork, whose VM has ended. */
    JournaledFork record(Serializable evidence) {
        JournaledFork fork = JournaledFork.ended(params(), isWarmupFork(), startMillis(), seconds(), complete, result,
                evidence);
        return forkWasCut ? fork.cut() : loss == null ? fork : fork.lost(loss, false);
    }

    /** Makes a fork of an earlier start the current one; {@link #endTaken} must follow. */
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
     * Ends the fork that was taken.
     *
     * @param enough     whether no further fork of its kind (warmup or measured) is needed
     * @param moreFollow whether the earlier start ran further forks of this benchmark, which are kept regardless of
     *     {@code enough}
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
     * Ends the fork and moves to the next one that is not left out; {@code enough} skips the others of its kind (warmup
     * or measured).
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

    ForkEnd fail() {
        forks.clear();
        forkRuns = false;
        nextFork = allForks();
        return end(ForkEnd.measured(0));
    }

    void endWithRun() {
        end();
        cutShort = true;
        endedWithRun = true;
    }

    /** Returns true if the run ends with this benchmark, because all results are written then. */
    @Override
    public boolean isWrittenLater() {
        return endedWithRun;
    }

    boolean wasCutShort() {
        return cutShort;
    }
}
