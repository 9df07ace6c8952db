package org.openjdk.jmh.reconfiguration;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.ProfilerConfig;
import org.openjdk.jmh.util.Utils;

/**
 * Follows one benchmark through its forks: feeds the engine, remembers what it decided, tells the user.
 *
 * <p>Forks are watched on the thread that serves their link, checkpoints between forks on the runner's thread; the
 * runner joins the former before it goes on.
 */
public final class BenchmarkMonitor implements ForkObserver {

    private final BenchmarkParams params;
    private final Function<BenchmarkParams, ReconfigurationPlan> plans;
    private final OptionNames options;
    private final RunWarnings warnings;
    private final OutputFormat out;
    private final LongSupplier pid;
    private final GuardedSession session;
    private final ReconfigurationOutcome outcome;
    private GuardedSession bulkSession;
    private ForkOutcome fork;
    private VmActivityMeter meter;
    private Checkpoint newest;
    private long forkStart;
    private long iterationStart;
    private boolean failed;
    private String error;

    /**
     * Begins to follow a benchmark.
     *
     * @param params of the benchmark
     * @param plans  gives the plan of this and of other benchmarks that are warmed up in the same VM, or null
     * @param warnings of the run so far
     * @param out    where the user reads
     * @param pid    gives the process of the measured VM once its iterations run
     */
    public BenchmarkMonitor(BenchmarkParams params, Function<BenchmarkParams, ReconfigurationPlan> plans,
                            RunWarnings warnings, OutputFormat out, LongSupplier pid) {
        this.params = params;
        this.pid = pid;
        this.plans = plans;
        this.warnings = warnings;
        this.out = out;
        ReconfigurationPlan plan = plans.apply(params);
        this.options = plan.names();
        ReconfigurationSettings settings = plan.settings(params);
        this.session = new GuardedSession(settings, plan.timeout(), this::fail);
        this.outcome = new ReconfigurationOutcome(settings);
    }

    /**
     * Prints how the benchmark is reconfigured, and what in the run does not go well with it. The latter once for each
     * benchmark: not for its bulk warmup, which announces itself where there are no forks.
     *
     * @param profilers of the run
     */
    public void announce(List<ProfilerConfig> profilers) {
        CheckpointText.header(outcome.settings()).forEach(this::say);
        if (!isBulkWarmup(params)) {
            plans.apply(params).warnings().forEach(warning -> warn(warning, warning));
            ProfilerWarnings.of(profilers, outcome.settings().measurementSlides()).forEach(warning -> warn(warning, warning));
        }
    }

    /** A measured fork begins. */
    public void startFork() {
        start();
        outcome.addFork(fork);
        session.tell(told -> told.startFork(ForkRole.measured()));
    }

    /** The part of a run without forks begins that belongs to this benchmark; nobody tells of its iterations' starts. */
    public void startEmbedded() {
        startFork();
        startIteration();
    }

    /** A warmup fork begins. */
    public void startWarmupFork() {
        start();
        outcome.addWarmupFork(fork);
        session.tell(told -> told.startFork(ForkRole.warmup()));
    }

    private void start() {
        fork = new ForkOutcome(outcome.settings());
        meter = new VmActivityMeter(pid);
        newest = null;
        error = null;
        forkStart = System.nanoTime();
        iterationStart = forkStart;
    }

    /**
     * The fork has ended. One that did not run all of its measurement iterations has failed, whatever the reason: it is
     * no evidence, so that forks go on.
     *
     * @return whether the forks of its kind are enough
     */
    public boolean endFork() {
        Checkpoint checkpoint = end();
        if (checkpoint != null && checkpoint.maximum() > 1) {
            print(checkpoint);
        }
        return checkpoint != null && checkpoint.decision() == Decision.STABLE;
    }

    /** The part of a run without forks that belongs to this benchmark has ended: nothing follows that could stop. */
    public void endEmbedded() {
        end();
        finish();
    }

    private Checkpoint end() {
        fork.end(secondsSince(forkStart));
        if (fork.isLost() || !fork.isComplete(params.getMeasurement().getCount())) {
            abandon();
            return null;
        }
        EndOfFork end = session.ask(EndOfFork::of);
        if (end != null) {
            fork.lookBack(end);
        }
        fork.measurement().ifPresent(this::endMeasurement);
        String contradiction = "the measurement contradicts the end of the warmup";
        fork.contradiction().ifPresent(found -> warn(contradiction, contradiction + ": " + MeasurementText.words(found) + "; raise "
                + options.of(Option.WARMUP_MIN) + " above " + fork.warmupIterations() + ", or lengthen "
                + options.of(Option.WARMUP_TIME)));
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

    private void abandon() {
        session.tell(ReconfigurationSession::abandonFork);
        fork.fail(ForkFailureText.failure(fork, params.getMeasurement().getCount(), error));
        say("# Stability: the fork failed and is no evidence: " + fork.failure().get());
    }

    private void endMeasurement(SlidMeasurement measurement) {
        say(MeasurementText.result(measurement));
        if (measurement.isClearlyContradicted()) {
            warn(MeasurementText.REGRET, MeasurementText.contradiction(measurement, options));
        }
    }

    /**
     * All forks are done: warns once of forks that failed, of each kind of phase that ran to its maximum without becoming
     * stable, and of iterations that alone move the result of their fork.
     */
    public void finish() {
        warnOfFailed(outcome.warmupForks(), "warmup fork");
        warnOfFailed(outcome.forks(), "fork");
        warnOfUnstable(ReconfigurationOutcome.good(outcome.warmupForks()), "warmup fork");
        warnOfUnstable(ReconfigurationOutcome.good(outcome.forks()), "fork");
        MeasurementText.influential(outcome.forks(), options)
                .ifPresent(warning -> warn("a single iteration moves the result of forks", warning));
    }

    private void warnOfFailed(List<ForkOutcome> forks, String kind) {
        ForkFailureText.warning(forks, kind).ifPresent(warning -> warn(kind + "s failed", warning));
    }

    private void warnOfUnstable(List<ForkOutcome> forks, String kind) {
        warnOfUnstable(forks.stream().map(ForkOutcome::lastWarmupCheckpoint), forks.size(), kind);
        warnOfUnstable(forks.stream().map(fork -> fork.measurement().map(SlidMeasurement::lastCheckpoint).orElse(null)),
                forks.size(), kind);
        Checkpoint last = forks.isEmpty() ? null : forks.get(forks.size() - 1).forkCheckpoint().orElse(null);
        if (isUnstable(last) && last.maximum() > 1) {
            warn(CheckpointText.subject(last), CheckpointText.warning(Collections.singletonList(last), 1, kind, options));
        }
    }

    private void warnOfUnstable(Stream<Checkpoint> lastOfEachFork, int forks, String kind) {
        List<Checkpoint> unstable = lastOfEachFork.filter(BenchmarkMonitor::isUnstable).collect(Collectors.toList());
        if (!unstable.isEmpty()) {
            warn(CheckpointText.subject(unstable.get(0)), CheckpointText.warning(unstable, forks, kind, options));
        }
    }

    /** Without verdicts nothing was judged: a criterion failed, of which the user knows already. */
    private static boolean isUnstable(Checkpoint checkpoint) {
        return checkpoint != null && checkpoint.decision() == Decision.EXHAUSTED && !checkpoint.judgements().isEmpty();
    }

    @Override
    public void iterationStarts(BenchmarkParams of, IterationParams phase, int iteration) {
        startIteration();
    }

    @Override
    public void benchmarkFails(String message) {
        error = message;
    }

    private void startIteration() {
        error = null;
        meter.start();
        iterationStart = System.nanoTime();
    }

    @Override
    public void iterationEnds(BenchmarkParams of, IterationParams phase, int iteration, IterationResult result) {
        double seconds = secondsSince(iterationStart);
        newest = null;
        boolean warmup = phase.getType() == IterationType.WARMUP;
        Iteration measurement = measurement(of, result, seconds);
        if (!failed) {
            judge(of, warmup, iteration, measurement);
        }
        if (!warmup) {
            fork.addMeasurement();
            fork.measurement().ifPresent(slid -> slid.add(new MeasuredIteration(iteration,
                    result.getPrimaryResult().getScore(), seconds, measurement.sample())));
        } else if (isOwnWarmup(of)) {
            fork.addWarmup(iteration, newest, seconds);
        }
        if (params.getForks() == 0) {
            startIteration();
        }
    }

    private Iteration measurement(BenchmarkParams of, IterationResult result, double seconds) {
        Sample sample = Sample.of();
        try {
            sample = IterationSamples.of(result, of.getMode());
        } catch (RuntimeException | LinkageError e) {
            fail("dynamic reconfiguration failed with " + e + "; going on statically", e);
        }
        Iteration measurement =
                Iteration.of(sample).withSeconds(seconds).withVmActivity(meter.activity());
        return of.getMode() == Mode.Throughput ? measurement.ofRates() : measurement;
    }

    private void judge(BenchmarkParams of, boolean warmup, int iteration, Iteration measurement) {
        if (!warmup) {
            session.tell(told -> told.measurementIteration(measurement));
            return;
        }
        GuardedSession responsible = isBulkWarmup(of) ? bulkSession(of, iteration) : session;
        if (responsible != null) {
            long start = System.nanoTime();
            newest = responsible.ask(asked -> {
                asked.warmupIteration(measurement);
                return asked.mayWarmupEnd();
            });
            fork.addDeciding(secondsSince(start));
            print(newest);
        }
    }

    private static boolean isBulkWarmup(BenchmarkParams of) {
        return of.getMeasurement().getCount() == 0;
    }

    /** A bulk warmup stands for the benchmark's own where it has no other. */
    private boolean isOwnWarmup(BenchmarkParams of) {
        return !isBulkWarmup(of) || of.equals(params) && params.getWarmup().getCount() == 0;
    }

    /**
     * Bulk warmups come one after the other, each with a session of its own. No measurement follows them that could
     * slide; where it is to, the warmup is that of a static run.
     */
    private GuardedSession bulkSession(BenchmarkParams of, int iteration) {
        if (iteration == 1) {
            ReconfigurationPlan plan = plans.apply(of);
            bulkSession = plan == null || plan.slides()
                    ? null : new GuardedSession(plan.settings(of), plan.timeout(), this::fail);
            if (bulkSession != null) {
                bulkSession.tell(told -> told.startFork(ForkRole.measured()));
            }
        }
        return bulkSession;
    }

    @Override
    public boolean isEnough(IterationType phase, int iterations) {
        if (phase == IterationType.WARMUP) {
            return newest != null && newest.index() == iterations && newest.decision().stops();
        }
        boolean last = mayNextBeLast();
        if (last) {
            fork.endsWith(iterations + 1);
        }
        return last;
    }

    private boolean mayNextBeLast() {
        long start = System.nanoTime();
        Checkpoint checkpoint = failed ? null : session.ask(ReconfigurationSession::mayMeasurementEnd);
        if (checkpoint == null) {
            return true;
        }
        fork.addDeciding(secondsSince(start));
        fork.measurement().ifPresent(slid -> slid.add(checkpoint));
        if (!checkpoint.judgements().isEmpty()) {
            ConsoleLines.of(CheckpointText.line(checkpoint)).forEach(out::verbosePrintln);
        }
        return checkpoint.decision().stops();
    }

    private void print(Checkpoint checkpoint) {
        String line = checkpoint == null ? null : CheckpointText.line(checkpoint);
        if (line != null) {
            say(line);
            CheckpointText.vectors(checkpoint).forEach(out::verbosePrintln);
        }
    }

    /** Nothing is decided any more, in this and in all forks to come. */
    private void fail(String reason, Throwable cause) {
        if (!failed) {
            failed = true;
            warn(reason, reason);
            out.verbosePrintln(Utils.throwableToString(cause));
        }
    }

    /** One like those of other benchmarks is not repeated: the end of the run says whom it concerns. */
    private void warn(String kind, String warning) {
        outcome.addWarning(warning);
        if (warnings.add(kind, RunSummary.name(params))) {
            say("# WARNING: " + warning);
        }
    }

    private void say(String comment) {
        ConsoleLines.of(comment).forEach(out::println);
    }

    private static double secondsSince(long start) {
        return (double) (System.nanoTime() - start) / TimeUnit.SECONDS.toNanos(1);
    }

    /**
     * Returns how it went so far.
     *
     * @return changes as long as the benchmark runs
     */
    public ReconfigurationOutcome outcome() {
        return outcome;
    }

    /**
     * Returns the benchmark.
     *
     * @return its parameters, as the host made them
     */
    public BenchmarkParams params() {
        return params;
    }
}
