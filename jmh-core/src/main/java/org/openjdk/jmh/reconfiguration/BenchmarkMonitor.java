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
import org.openjdk.jmh.results.environment.OwnTime;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.ProfilerConfig;

/**
 * Follows one dynamic benchmark through its forks: passes their events to the engine, and records and prints its
 * decisions.
 *
 * <p><b>How a dynamic run decides.</b> The fork only asks; all statistics run in the host, between iterations. There
 * are three kinds of checkpoints:
 * <ol>
 * <li>After each warmup iteration, the fork asks whether its warmup may end ({@link #isEnough}).
 * <li>Criteria that judge measurements defer the decision on the warmup, which ends near its minimum. Instead, the
 * measurement <em>slides</em>: the fork asks before each iteration that may be the last, and the oldest measurement
 * iterations become warmup until the newest ones are steady.
 * <li>After each fork, the runner asks whether there are enough forks ({@link #endFork}).
 * </ol>
 * The numbers of a static run are upper bounds of all three. Between the bounds, a decision is stable if all criteria
 * agree; at the upper bound, it is exhausted.
 *
 * <p><b>Path of a question.</b> {@link ForkObserver} calls → this monitor → {@link FailSafeSession} → {@link
 * DecisionExecutor} → the engine's {@link ReconfigurationSession}, which holds the measurements and asks the criteria.
 * A {@link ForkOutcome} keeps the answers for JSON and the summary; {@link DecisionReporter} prints them.
 *
 * <p><b>Clock.</b> If the host knows for how long the benchmark's threads waited for a processor, criteria and precision
 * get scores without that time ({@link OwnTime}), unless wall time was requested. The fork waits between all iterations
 * of a dynamic run, so that the host can read that time. JMH's own result keeps wall time.
 *
 * <p><b>Failures.</b>
 * <ul>
 * <li>A criterion throws, runs out of memory or never returns. The session is dropped, one warning names the cause, and
 * this benchmark continues as in a static run, without further questions.
 * <li>An answer comes too late. The decision has a thread of its own, which can be abandoned. It changes no state of
 * this class: the thread that asked applies the answer.
 * <li>The link breaks at a question. The fork continues statically.
 * <li>A fork fails. It is no evidence, so its measurements are withdrawn from the session, and the other forks decide.
 * <li>The run is interrupted and resumed. A {@link ForkRecording} holds every event and question of a fork; replayed in
 * order, it leads another monitor to the same decisions.
 * </ul>
 *
 * <p><b>Invariants.</b> No code of the engine runs while an iteration is measured: events are queued, and the session
 * processes them with the next question. Time spent on decisions is measured and never counts as saved time. Bulk
 * warmups have sessions of their own ({@link BulkWarmups}).
 *
 * <p><b>Threads.</b> Forks are observed on the thread that serves their link; checkpoints between forks run on the
 * runner's thread, which joins the former first. So the class needs no locks.
 */
public final class BenchmarkMonitor implements ForkObserver {

    /** The cause if nothing else is known: a VM that fails has another exit code. */
    private static final String SILENT_EXIT = "its VM exited there, with code 0";

    private final BenchmarkParams params;
    private final Function<BenchmarkParams, ReconfigurationPlan> plans;
    private final LongSupplier pid;
    private final HostWarmup hostWarmup;
    private final FailSafeSession session;
    private final BulkWarmups bulkWarmups;
    private final ReconfigurationOutcome outcome;
    private final DecisionReporter reporter;
    private FailSafeSession warming;
    private boolean ownWarmup;
    private ForkOutcome fork;
    private ForkMeter meter;
    /** Load during the current iteration, as {@link #iterationLoad} reports it; NaN if unknown. */
    private double waited = Double.NaN;
    private double others = Double.NaN;
    private boolean recording;
    private ForkRecording recorded = new ForkRecording();
    private List<String> settingsWarnings;
    private boolean failed;
    private String error;

    /**
     * @param plans returns the plan of this benchmark, and of others that are warmed up in the same VM; null for static
     *     ones
     * @param pid   returns the process ID of the measured VM, valid once its iterations run
     */
    public BenchmarkMonitor(BenchmarkParams params, Function<BenchmarkParams, ReconfigurationPlan> plans,
                            RunWarnings warnings, OutputFormat out, LongSupplier pid, HostWarmup hostWarmup) {
        this.params = params;
        this.pid = pid;
        this.plans = plans;
        this.hostWarmup = hostWarmup;
        ReconfigurationPlan plan = plans.apply(params);
        ReconfigurationSettings settings = plan.settings(params);
        DecisionExecutor decisions = plan.decisions(params);
        this.session = new FailSafeSession(settings, decisions, this::fail);
        this.bulkWarmups = new BulkWarmups(plans, this::fail);
        this.outcome = new ReconfigurationOutcome(settings);
        this.reporter = new DecisionReporter(params, plan.names, warnings, out, outcome);
    }

    /**
     * Prints the settings of the benchmark and warnings about them, once for each benchmark. Its bulk warmup prints no
     * warnings.
     */
    public void announce(List<ProfilerConfig> profilers) {
        reporter.settings();
        if (!BulkWarmups.isBulkWarmup(params)) {
            List<String> all = new ArrayList<>(plans.apply(params).warnings);
            all.addAll(ProfilerWarnings.of(profilers, outcome.settings().measurementSlides()));
            warnOfSettings(all);
        }
    }

    /** Prints warnings, unless replayed forks of the benchmark have printed them. */
    private void warnOfSettings(List<String> all) {
        if (settingsWarnings == null) {
            settingsWarnings = all;
            all.forEach(reporter::warnOnce);
        }
    }

    public void record() {
        recording = true;
    }

    /** Called when a fork starts. */
    public void startFork(boolean warmup) {
        start(warmup, new LiveForkMeter(pid));
        hostWarmup.start(params, plans.apply(params));
    }

    /** Called when this benchmark starts in a run without forks, whose iterations have no start event. */
    public void startEmbedded() {
        start(false, new LiveForkMeter(pid));
        startIteration();
    }

    /**
     * Replays a fork of an earlier run up to its end, which the caller reports as for a running fork. Prints only
     * warnings.
     */
    public void replay(ForkRecording earlier, boolean warmup) {
        ForkRecording.Meter clock = new ForkRecording.Meter(earlier);
        reporter.mute();
        warnOfSettings(earlier.warnings());
        start(warmup, clock);
        earlier.replay(this, clock);
        error = earlier.error();
    }

    /** Called when the last fork was replayed. */
    public void endReplay() {
        reporter.unmute();
    }

    private void start(boolean warmup, ForkMeter clock) {
        fork = new ForkOutcome(outcome.settings());
        meter = clock;
        recorded = new ForkRecording();
        warming = null;
        error = null;
        session.enqueue(engine -> engine.startFork(warmup ? ForkRole.warmup() : ForkRole.measured()));
        outcome.addFork(fork, warmup);
    }

    /**
     * Returns the recording of the fork and stops its clock. Called when the VM has ended. The recording has no events
     * unless {@link #record()} was called.
     */
    public ForkRecording recording() {
        recorded.planned(plans.apply(params).recorded(),
                settingsWarnings == null ? Collections.emptyList() : settingsWarnings);
        recorded.end(meter.forkSeconds(), error);
        return recorded;
    }

    /**
     * Called when a fork has ended; returns whether there are enough forks of its kind. A fork that did not complete
     * its measurement iterations has failed and is no evidence.
     */
    public boolean endFork() {
        Checkpoint checkpoint = end(SILENT_EXIT);
        if (checkpoint != null && checkpoint.maximum() > 1) {
            reporter.checkpoint(checkpoint);
        }
        return checkpoint != null && checkpoint.decision() == Decision.STABLE;
    }

    /** Discards the current fork, which was ended from outside, without a message. */
    public void discardFork() {
        session.enqueue(ReconfigurationSession::abandonFork);
        outcome.drop(fork);
    }

    /** Called when this benchmark has ended in a run without forks. */
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
            reporter.failedFork(fork);
            return null;
        }
        Runnable inTime = failed ? null : session.query(fork::finalQuestions);
        if (inTime != null) {
            inTime.run();
        }
        reporter.endOfFork(fork);
        return fork.forkCheckpoint().orElse(null);
    }

    /** Called when the fork's VM has failed, with the cause in one line. The result contains nothing of the fork. */
    public void forkLost(String cause) {
        error = cause;
        fork.lose();
    }

    public void finish() {
        if (!failed && outcome.trustsHistory()) {
            outcome.setWarmupLeft(session.query(engine -> RemainingWarmup.left(outcome, params).orElse(null)));
        }
        reporter.endOfBenchmark();
    }

    @Override
    public void iterationStarts(BenchmarkParams of, IterationParams phase, int iteration) {
        hostWarmup.end();
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
        double factor = plans.apply(params).isInOwnTime() ? OwnTime.factor(of.getMode(), waited) : Double.NaN;
        boolean isOwn = !Double.isNaN(factor);
        Iteration measured = measured(of, result, seconds, activity, isOwn ? factor : 1).withLost(isOwn ? 0 : waited)
                .withOthers(others);
        double share = waited;
        waited = Double.NaN;
        others = Double.NaN;
        if (phase.getType() == IterationType.WARMUP) {
            warmupIteration(of, iteration, measured);
            if (iteration >= phase.getCount()) {
                mayWarmupEnd();
            }
        } else {
            session.enqueue(engine -> engine.measurementIteration(measured));
            double score = IterationSamples.aggregate(result).getScore();
            MeasuredIteration wall = new MeasuredIteration(iteration, score, seconds,
                    IterationSamples.of(result, of.getMode()));
            fork.addMeasurement(
                    isOwn ? wall.inOwnTime(factor, OwnTime.weight(of.getMode(), score, share)) : wall);
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

    private Iteration measured(BenchmarkParams of, IterationResult result, double seconds, VmActivity activity,
                               double factor) {
        try {
            Iteration iteration = Iteration.of(IterationSamples.of(result, of.getMode(), factor)).withSeconds(seconds)
                    .withVmActivity(activity);
            return of.getMode() == Mode.Throughput ? iteration.ofRates()
                    : of.getMode() == Mode.SampleTime ? iteration.ofInvocations() : iteration;
        } catch (RuntimeException | LinkageError e) {
            failWith(e);
            return Iteration.of(Sample.of()).withSeconds(seconds);
        }
    }

    private void failWith(Throwable e) {
        fail("dynamic reconfiguration failed with " + e + "; the benchmark continues statically", e);
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

    /**
     * Returns whether an iteration counts as the benchmark's own warmup. A bulk warmup does if the benchmark has no
     * other.
     */
    private boolean isOwnWarmup(BenchmarkParams of) {
        return !BulkWarmups.isBulkWarmup(of) || of.equals(params) && params.getWarmup().getCount() == 0;
    }

    @Override
    public boolean isEnough(IterationType phase, int iterations) {
        if (phase == IterationType.MEASUREMENT
                && (!params.isSliding() || iterations + 1 < params.getMeasurement().getCount())) {
            return false;
        }
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

    /**
     * Decides on the warmup. The fork asks between iterations; after the last one, the host decides only for the
     * record.
     */
    private boolean mayWarmupEnd() {
        Checkpoint checkpoint = failed || warming == null ? null : ask(warming, ReconfigurationSession::mayWarmupEnd);
        if (checkpoint == null) {
            return false;
        }
        if (ownWarmup) {
            fork.addWarmupCheckpoint(checkpoint);
        }
        reporter.checkpoint(checkpoint);
        return checkpoint.decision().stops();
    }

    private boolean mayNextBeLast() {
        Checkpoint checkpoint = failed ? null : ask(session, ReconfigurationSession::mayMeasurementEnd);
        if (checkpoint == null) {
            return true;
        }
        fork.measurement().ifPresent(slid -> slid.add(checkpoint));
        reporter.slidingCheckpoint(checkpoint);
        return checkpoint.decision().stops();
    }

    /** Asks a session and measures how long the fork waits for the answer. */
    private Checkpoint ask(FailSafeSession asked, Function<ReconfigurationSession, Checkpoint> question) {
        meter.startDecision();
        Checkpoint answer = asked.query(question);
        double waited = meter.decisionSeconds();
        fork.addDeciding(waited);
        recorded.addDecision(waited);
        return answer;
    }

    /** Ends all decisions about this benchmark, in this fork and later ones. */
    private void fail(String reason, Throwable cause) {
        if (!failed) {
            failed = true;
            reporter.failure(reason, cause);
        }
    }

    public ReconfigurationOutcome outcome() {
        return outcome.copy();
    }
}
