package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.ProfilerConfig;

/**
 * Follows one benchmark through its forks: tells the session of them, asks it where a decision is due, and has what comes
 * of it recorded and told to the user.
 *
 * <p>Forks are watched on the thread that serves their link, checkpoints between forks on the runner's thread; the
 * runner joins the former before it goes on.
 */
public final class BenchmarkMonitor implements ForkObserver {

    /** Of a VM that fails, there is a cause. */
    private static final String SILENT_EXIT = "its VM ended there, with exit code 0";

    private final BenchmarkParams params;
    private final Function<BenchmarkParams, ReconfigurationPlan> plans;
    private final LongSupplier pid;
    private final HostWarmup rehearsal;
    private final FailSafeSession session;
    private final BulkWarmups bulkWarmups;
    private final ReconfigurationOutcome outcome;
    private final DecisionReporter narrator;
    private FailSafeSession warming;
    private boolean ownWarmup;
    private ForkOutcome fork;
    private ForkMeter meter;
    /** Of the iteration that ends next: how long the benchmark waited, what others used; NaN where unknown. */
    private double waited = Double.NaN;
    private double others = Double.NaN;
    private boolean recording;
    private ForkRecording recorded = new ForkRecording();
    private List<String> settingsWarnings;
    private boolean failed;
    private String error;

    /**
     * Begins to follow a benchmark.
     *
     * @param params    of the benchmark
     * @param plans     gives the plan of this and of other benchmarks that are warmed up in the same VM, or null
     * @param warnings  of the run so far
     * @param out       where the user reads
     * @param pid       gives the process of the measured VM once its iterations run
     * @param rehearsal of the run
     */
    public BenchmarkMonitor(BenchmarkParams params, Function<BenchmarkParams, ReconfigurationPlan> plans,
                            RunWarnings warnings, OutputFormat out, LongSupplier pid, HostWarmup rehearsal) {
        this.params = params;
        this.pid = pid;
        this.plans = plans;
        this.rehearsal = rehearsal;
        ReconfigurationPlan plan = plans.apply(params);
        ReconfigurationSettings settings = plan.settings(params);
        DecisionExecutor decisions = plan.decisions(params);
        this.session = new FailSafeSession(settings, decisions, this::fail);
        this.bulkWarmups = new BulkWarmups(plans, this::fail);
        this.outcome = new ReconfigurationOutcome(settings);
        this.narrator = new DecisionReporter(params, plan.names(), warnings, out, outcome);
    }

    /**
     * Prints how the benchmark is reconfigured, and what in the run does not go well with it. The latter once for each
     * benchmark: not for its bulk warmup, which announces itself where there are no forks.
     *
     * @param profilers of the run
     */
    public void announce(List<ProfilerConfig> profilers) {
        narrator.settings();
        if (!BulkWarmups.isBulkWarmup(params)) {
            List<String> all = new ArrayList<>(plans.apply(params).warnings());
            all.addAll(ProfilerWarnings.of(profilers, outcome.settings().measurementSlides()));
            warnOfSettings(all);
        }
    }

    /** Once: a benchmark that is announced may have had forks in an earlier run. */
    private void warnOfSettings(List<String> all) {
        if (settingsWarnings == null) {
            settingsWarnings = all;
            all.forEach(narrator::warnOnce);
        }
    }

    /** From the next fork on, has a record of what it is told and asked. */
    public void record() {
        recording = true;
    }

    /** A measured fork begins. */
    public void startFork() {
        startInThisVm();
        rehearsal.start(params, plans.apply(params));
    }

    /** The part of a run without forks begins that belongs to this benchmark; nobody tells of its iterations' starts. */
    public void startEmbedded() {
        startInThisVm();
        startIteration();
    }

    private void startInThisVm() {
        start(ForkRole.measured(), new LiveForkMeter(pid));
        outcome.addFork(fork);
    }

    /** A warmup fork begins. */
    public void startWarmupFork() {
        start(ForkRole.warmup(), new LiveForkMeter(pid));
        outcome.addWarmupFork(fork);
        rehearsal.start(params, plans.apply(params));
    }

    /**
     * Follows a fork that ran earlier, up to its end, which is still to be told. Nothing but warnings is printed.
     *
     * @param earlier what another monitor of the benchmark was told and asked
     * @param warmup  whether it was a warmup fork
     */
    public void replay(ForkRecording earlier, boolean warmup) {
        RecordedForkMeter clock = new RecordedForkMeter(earlier);
        narrator.mute();
        warnOfSettings(earlier.warnings());
        start(warmup ? ForkRole.warmup() : ForkRole.measured(), clock);
        if (warmup) {
            outcome.addWarmupFork(fork);
        } else {
            outcome.addFork(fork);
        }
        earlier.replay(this, clock);
        error = earlier.error();
    }

    /** What is told from now on is of forks that run. */
    public void endReplay() {
        narrator.unmute();
    }

    private void start(ForkRole role, ForkMeter clock) {
        fork = new ForkOutcome(outcome.settings());
        meter = clock;
        recorded = new ForkRecording();
        warming = null;
        error = null;
        session.enqueue(engine -> engine.startFork(role));
    }

    /**
     * The VM of the fork has ended. What follows does not count as the fork's time.
     *
     * @return what was told and asked of the fork; nothing in it without {@link #record()}
     */
    public ForkRecording recording() {
        recorded.planned(plans.apply(params).recorded(),
                settingsWarnings == null ? Collections.emptyList() : settingsWarnings);
        recorded.end(meter.forkSeconds(), error);
        return recorded;
    }

    /**
     * The fork has ended. One that did not run all of its measurement iterations has failed, whatever the reason: it is
     * no evidence, so that forks go on.
     *
     * @return whether the forks of its kind are enough
     */
    public boolean endFork() {
        Checkpoint checkpoint = end(SILENT_EXIT);
        if (checkpoint != null && checkpoint.maximum() > 1) {
            narrator.checkpoint(checkpoint);
        }
        return checkpoint != null && checkpoint.decision() == Decision.STABLE;
    }

    /** The fork that runs was ended from outside: nothing of it counts, and nothing is said of it. */
    public void dropFork() {
        session.enqueue(ReconfigurationSession::abandonFork);
        outcome.drop(fork);
    }

    /** The part of a run without forks that belongs to this benchmark has ended: nothing follows that could stop. */
    public void endEmbedded() {
        end(null);
        finish();
    }

    private Checkpoint end(String unexplained) {
        fork.end(meter.forkSeconds());
        if (fork.isLost() || !fork.isComplete(params.getMeasurement().getCount())) {
            session.enqueue(ReconfigurationSession::abandonFork);
            fork.fail(ForkFailureText.failure(fork, params.getMeasurement().getCount(),
                    error == null ? unexplained : error));
            narrator.failedFork(fork);
            return null;
        }
        Runnable inTime = failed ? null : session.query(fork::lookBack);
        if (inTime != null) {
            inTime.run();
        }
        narrator.endOfFork(fork);
        return fork.forkCheckpoint().orElse(null);
    }

    /**
     * The fork's VM has ended badly, so that nothing of it is in the result.
     *
     * @param cause one line that says how
     */
    public void forkIsLost(String cause) {
        error = cause;
        fork.lose();
    }

    /** All forks are done. */
    public void finish() {
        if (!failed && outcome.trustsHistory()) {
            outcome.leave(session.query(engine -> RemainingWarmup.left(outcome, params).orElse(null)));
        }
        narrator.endOfBenchmark();
    }

    @Override
    public void iterationStarts(BenchmarkParams of, IterationParams phase, int iteration) {
        rehearsal.end();
        startIteration();
    }

    @Override
    public void benchmarkFails(String message) {
        error = message;
    }

    private void startIteration() {
        error = null;
        meter.startIteration();
    }

    @Override
    public void iterationLoad(double share, double used) {
        waited = share;
        others = used;
    }

    @Override
    public void iterationEnds(BenchmarkParams of, IterationParams phase, int iteration, IterationResult result) {
        double seconds = meter.iterationSeconds();
        VmActivity activity = activity();
        if (recording) {
            recorded.addIteration(of, phase, iteration, result, seconds, activity, waited, others);
        }
        Iteration measured = measured(of, result, seconds, activity).withLost(waited).withOthers(others);
        waited = Double.NaN;
        others = Double.NaN;
        if (phase.getType() == IterationType.WARMUP) {
            warmupIteration(of, iteration, measured);
            if (iteration >= phase.getCount()) {
                mayWarmupEnd();
            }
        } else {
            session.enqueue(engine -> engine.measurementIteration(measured));
            fork.addMeasurement(new MeasuredIteration(iteration, IterationSamples.whole(result).getScore(), seconds,
                    measured.sample()));
        }
        if (params.getForks() == 0) {
            startIteration();
        }
    }

    private VmActivity activity() {
        try {
            return meter.activity();
        } catch (RuntimeException | LinkageError e) {
            failWith(e);
            return VmActivity.UNKNOWN;
        }
    }

    private Iteration measured(BenchmarkParams of, IterationResult result, double seconds, VmActivity activity) {
        try {
            Iteration iteration = Iteration.of(IterationSamples.of(result, of.getMode())).withSeconds(seconds)
                    .withVmActivity(activity);
            return of.getMode() == Mode.Throughput ? iteration.ofRates()
                    : of.getMode() == Mode.SampleTime ? iteration.ofInvocations() : iteration;
        } catch (RuntimeException | LinkageError e) {
            failWith(e);
            return Iteration.of(Sample.of()).withSeconds(seconds);
        }
    }

    private void failWith(Throwable e) {
        fail("dynamic reconfiguration failed with " + e + "; going on statically", e);
    }

    private void warmupIteration(BenchmarkParams of, int iteration, Iteration measured) {
        warming = BulkWarmups.isBulkWarmup(of) ? bulkWarmups.session(of, iteration) : session;
        ownWarmup = isOwnWarmup(of);
        if (ownWarmup) {
            fork.addWarmup(iteration, measured.seconds());
        }
        if (warming != null) {
            warming.enqueue(engine -> engine.warmupIteration(measured));
        }
    }

    /** A bulk warmup stands for the benchmark's own where it has no other. */
    private boolean isOwnWarmup(BenchmarkParams of) {
        return !BulkWarmups.isBulkWarmup(of) || of.equals(params) && params.getWarmup().getCount() == 0;
    }

    @Override
    public boolean isEnough(IterationType phase, int iterations) {
        if (recording) {
            recorded.addQuestion(phase, iterations);
        }
        if (phase == IterationType.WARMUP) {
            return mayWarmupEnd();
        }
        boolean last = mayNextBeLast();
        if (last) {
            fork.endsWith(iterations + 1);
        }
        return last;
    }

    /** Asked by the fork between two iterations, and by nobody after the last one. */
    private boolean mayWarmupEnd() {
        Checkpoint checkpoint = failed || warming == null ? null : ask(warming, ReconfigurationSession::mayWarmupEnd);
        if (checkpoint == null) {
            return false;
        }
        if (ownWarmup) {
            fork.addWarmupCheckpoint(checkpoint);
        }
        narrator.checkpoint(checkpoint);
        return checkpoint.decision().stops();
    }

    private boolean mayNextBeLast() {
        Checkpoint checkpoint = failed ? null : ask(session, ReconfigurationSession::mayMeasurementEnd);
        if (checkpoint == null) {
            return true;
        }
        fork.measurement().ifPresent(slid -> slid.add(checkpoint));
        narrator.checkpointInPassing(checkpoint);
        return checkpoint.decision().stops();
    }

    /** The fork waits for the answer. */
    private Checkpoint ask(FailSafeSession asked, Function<ReconfigurationSession, Checkpoint> question) {
        meter.startDecision();
        Checkpoint answer = asked.query(question);
        double waited = meter.decisionSeconds();
        fork.addDeciding(waited);
        recorded.addDecision(waited);
        return answer;
    }

    /** Nothing is decided any more, in this and in all forks to come. */
    private void fail(String reason, Throwable cause) {
        if (!failed) {
            failed = true;
            narrator.failure(reason, cause);
        }
    }

    /** Returns how it went so far, as it stays. */
    public ReconfigurationOutcome outcome() {
        return outcome.copy();
    }

    /** Returns the parameters of the benchmark, as the host made them. */
    public BenchmarkParams params() {
        return params;
    }
}
