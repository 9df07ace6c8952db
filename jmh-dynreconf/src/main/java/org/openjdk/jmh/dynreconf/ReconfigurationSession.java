package org.openjdk.jmh.dynreconf;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.IterationSampler;
import org.openjdk.jmh.dynreconf.settings.Bounds;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;

/**
 * Follows one benchmark through its forks and iterations and decides at each checkpoint whether a phase ends. It runs
 * in the host VM, never in the measured one; not thread-safe.
 *
 * <p><b>Problem.</b> A static run needs numbers of warmup iterations, measurement iterations and forks that suffice for
 * the slowest benchmark. A session stops each phase as soon as its {@linkplain ReconfigurationSettings#criteria
 * criteria} hold, within the bounds of the settings. It never takes longer than the static run.
 *
 * <p><b>From iteration to stop.</b> {@link ForkLoop} makes these calls:
 * <ol>
 * <li>{@link #startFork} begins a fork.
 * <li>{@link #warmupIteration} feeds the judge of each criterion. Then {@link #mayWarmupEnd} asks those that decide
 * about the warmup.
 * <li>{@link #measurementIteration} feeds the judges. If a criterion judges measurements, the measurement {@linkplain
 * ReconfigurationSettings#measurementSlides slides}: {@link #mayMeasurementEnd} comes before each iteration and decides
 * whether it may be the last one. Until then the oldest iteration becomes warmup and another one runs. The additional
 * iterations take the time of warmup iterations that were left out. Since the decision precedes the last iteration,
 * {@link #hindsight()} judges the complete result.
 * <li>{@link #endFork} adds the fork to those so far and decides whether more are needed. {@link #abandonFork} drops it
 * if it died; no other fork takes its place.
 * </ol> Below the minimum of a phase no criterion is asked. All criteria must hold; a single undecided one means that
 * the phase continues. At the maximum it always ends.
 *
 * <p><b>Invariants.</b> Decisions depend only on settings, measurements and the seed, so that equal data give equal
 * decisions. Built-in criteria have no access that others lack: they are called through {@link
 * org.openjdk.jmh.dynreconf.criteria.Judge}.
 *
 * <p><b>Threats</b>, and what protects from them:
 * <ul>
 * <li>A criterion throws, or runs out of memory: {@link JudgePanel} switches all criteria off, and the benchmark
 * continues statically. If one does not return, {@link #busyCriterion()} names it.
 * <li>An iteration without values, or with one that is NaN or infinite: checkpoints that depend on it are undecided,
 * those of the warmup and the measurement until it leaves the window, and all fork checkpoints after a fork with such a
 * result.
 * <li>The warmup was found stable too early: {@link #contradiction()} reports a change of level in the measurement.
 * <li>Other programs use the machine: {@link org.openjdk.jmh.dynreconf.noise.BusyMachineJudge} prevents a bias towards
 * undisturbed iterations.
 * <li>One disturbed iteration: {@link #influentialIteration()} reports it. No result is corrected.
 * </ul>
 */
public final class ReconfigurationSession {

    final ReconfigurationSettings settings;
    private final IterationSampler sampler;
    private final JudgePanel panel;
    private final boolean slides;
    private final boolean looksBack;
    private final ContradictionDetector detector;
    private final ForkCount measurementForks = new ForkCount();
    private final ForkCount warmupForks = new ForkCount();
    private @Nullable ForkLog fork;
    private @Nullable Contradiction contradiction;
    private @Nullable InfluentialIteration influential;
    private Map<ConfiguredCriterion, Judgement> hindsight = Collections.emptyMap();

    /** Counts the forks of one kind, and keeps the first defect, after which their checkpoints are undecided. */
    private static final class ForkCount {
        private int ended;
        private int failed;
        private @Nullable String defect;

        /** Lowers the bounds by the failed forks, which are not replaced. */
        Bounds remaining(Bounds bounds) {
            int maximum = Math.max(0, bounds.maximum() - failed);
            return Bounds.of("forks", Math.min(bounds.minimum(), maximum), maximum);
        }
    }

    public ReconfigurationSession(ReconfigurationSettings settings) {
        this.settings = Objects.requireNonNull(settings, "settings");
        slides = settings.measurementSlides();
        looksBack = !slides && settings.criteria().stream().anyMatch(c -> c.criterion().judges(Phase.WARMUP));
        sampler = new IterationSampler(ReconfigurationDefaults.SAMPLED_INVOCATIONS,
                ReconfigurationDefaults.OUTLIER_FACTOR,
                settings.seed());
        panel = new JudgePanel(settings, sampler);
        detector = new ContradictionDetector(ReconfigurationDefaults.CONTRADICTION_TOLERANCE, settings.seed());
    }

    /** Begins a fork. */
    public void startFork(ForkRole begun) {
        fork = new ForkLog(begun.isWarmup(), settings.sampling().warmupWindow() + 1,
                slides ? settings.measurementIterations() : Integer.MAX_VALUE);
        forgetHindsight();
        panel.forEachJudge(judge -> judge.startFork(begun));
    }

    /**
     * Adds a warmup iteration that has just ended.
     *
     * @throws IllegalStateException if no fork was started
     */
    public void warmupIteration(Iteration iteration) {
        runningFork().addWarmup(iteration.sample(), level(iteration));
        panel.forEachJudge(judge -> judge.warmupIteration(iteration));
    }

    /**
     * Decides whether the warmup may end after the iterations so far. If the measurement slides and no criterion judges
     * warmups, it ends at its minimum, or later as long as further warmup iterations take no whole iteration from the
     * measurement.
     *
     * @throws IllegalStateException if no fork was started
     */
    public Checkpoint mayWarmupEnd() {
        ForkLog running = runningFork();
        Checkpoint checkpoint = decide(Question.mayWarmupEnd(), running.warmupIterations(), settings.warmupIterations(),
                running.windowDefect());
        if (checkpoint.decision() == Decision.STABLE) {
            running.foundWarm();
        }
        return checkpoint;
    }

    /**
     * Decides whether the next measurement iteration, whose number is the index of the checkpoint, may be the last one
     * of the fork. It may if the result with it would be steady, as far as it has run, if no time is left, or if a
     * criterion failed, since the benchmark is static then.
     *
     * @throws IllegalStateException if no fork was started, or the measurement does not slide
     */
    public Checkpoint mayMeasurementEnd() {
        ForkLog running = runningFork();
        if (!slides) {
            throw new IllegalStateException("the measurement does not slide: " + settings.criteria());
        }
        int next = running.measurementIterations() + 1;
        int wanted = settings.measurementIterations();
        Checkpoint checkpoint = decide(Question.mayMeasurementEnd(wanted - 1, wanted), next,
                settings.measurementIterations(running.warmupIterations()), running.measurementDefect(wanted - 1));
        return !panel.failure().isPresent() || next < wanted ? checkpoint
                : new Checkpoint(Phase.MEASUREMENT, next, Bounds.of("measurement iterations", wanted, next),
                        Decision.EXHAUSTED, checkpoint.judgements());
    }

    /**
     * Adds a measurement iteration that has just ended.
     *
     * @throws IllegalStateException if no fork was started
     */
    public void measurementIteration(Iteration iteration) {
        runningFork().addMeasurement(iteration.sample(), level(iteration));
        panel.forEachJudge(judge -> judge.measurementIteration(iteration));
    }

    /** Returns the mean of an iteration for the detection of contradictions; NaN if it is not needed or not usable. */
    private double level(Iteration iteration) {
        return looksBack && iteration.sample().isUsable() ? sampler.sample(iteration).mean() : Double.NaN;
    }

    /**
     * Ends the fork and decides whether more forks of its kind are needed. A fork is represented by its measurement,
     * the newest iterations if it slid; a warmup fork without one by the last warmup window.
     *
     * @throws IllegalStateException if no fork was started
     */
    public Checkpoint endFork() {
        ForkLog ended = runningFork();
        boolean warmup = ended.isWarmupFork();
        ForkCount count = warmup ? warmupForks : measurementForks;
        count.ended++;
        String defect = ended.forkDefect();
        int kept = ended.kept();
        lookBack(ended, defect);
        if (defect == null) {
            panel.forEachJudge(judge -> judge.endFork(kept));
        } else if (count.defect == null) {
            count.defect = "fork " + count.ended + ", " + defect;
        }
        fork = null;
        Bounds bounds = warmup ? settings.warmupForks() : settings.forks();
        Question question = Question.mayForksEnd(warmup);
        return count.ended < bounds.minimum() ? notJudged(question.phase(), count.ended, count.remaining(bounds))
                : decide(question, count.ended, count.remaining(bounds), count.defect);
    }

    /** Returns the checkpoint after fewer forks than the minimum of the settings. */
    private static Checkpoint notJudged(Phase phase, int index, Bounds bounds) {
        return new Checkpoint(phase, index, bounds,
                index < bounds.maximum() ? Decision.CONTINUE : Decision.EXHAUSTED, Collections.emptyMap());
    }

    /** Compares the measurement with the expectation that ended the warmup, or with that of the sliding measurement. */
    private void lookBack(ForkLog ended, @Nullable String defect) {
        int kept = ended.kept();
        if (slides) {
            hindsight = kept != settings.measurementIterations() ? Collections.emptyMap()
                    : panel.judge(Question.mayMeasurementEnd(kept, kept), defect);
        } else if (ended.canBeContradicted()) {
            contradiction = detector.detect(ended.windowAndMeasurementLevels(), ended.windowLength()).orElse(null);
        }
        if (defect == null && !ended.isWarmupFork() && settings.warmupIterations().maximum() > 0) {
            int first = ended.measurementIterations() - kept + 1;
            influential =
                    InfluentialIteration.of(ended.results(), first, ReconfigurationDefaults.CONTRADICTION_TOLERANCE)
                            .orElse(null);
        }
    }

    /** Drops the current fork, which failed. Its measurements do not count, and no other fork takes its place. */
    public void abandonFork() {
        if (fork != null) {
            (fork.isWarmupFork() ? warmupForks : measurementForks).failed++;
        }
        fork = null;
        forgetHindsight();
    }

    private void forgetHindsight() {
        contradiction = null;
        influential = null;
        hindsight = Collections.emptyMap();
    }

    /**
     * Returns how the measurement of the last fork contradicts the end of its warmup; empty if it does not, if the
     * warmup was not found stable, and if the measurement slides.
     */
    public Optional<Contradiction> contradiction() {
        return Optional.ofNullable(contradiction);
    }

    /**
     * Returns the iteration that alone changes the result of the last fork; empty if there is none, after a warmup
     * fork, and in a run without warmup, which measures the start.
     */
    public Optional<InfluentialIteration> influentialIteration() {
        return Optional.ofNullable(influential);
    }

    /**
     * Returns the judgements on the complete result of the last fork, by criterion of measurements; empty if the
     * measurement does not slide, after a failure, and if the fork has too few measurement iterations.
     */
    public Map<ConfiguredCriterion, Judgement> hindsight() {
        return hindsight;
    }

    /**
     * Returns the name of the criterion that is running now; empty between decisions. This is the only method that
     * another thread may call during a decision.
     */
    public Optional<String> busyCriterion() {
        return panel.runningCriterion();
    }

    /** Returns the failure of a criterion, after which the benchmark runs statically; empty if there was none. */
    public Optional<CriterionFailure> failure() {
        return panel.failure();
    }

    private Checkpoint decide(Question question, int index, Bounds bounds, @Nullable String defect) {
        Map<ConfiguredCriterion, Judgement> judgements =
                index < bounds.minimum() ? Collections.emptyMap() : panel.judge(question, defect);
        boolean deferred = question.phase() == Phase.WARMUP && slides && panel.hasNoJudge(Phase.WARMUP)
                && mayBeDeferred(index, bounds);
        Decision decision = deferred ? Decision.DEFERRED : decision(index, bounds, judgements);
        return new Checkpoint(question.phase(), index, bounds, decision, judgements);
    }

    /**
     * Returns whether the warmup may end because the measurement slides. The measurement slides by whole iterations: if
     * these are longer than those of the warmup, the warmup continues as long as it takes none of them away, to use the
     * static run's time in full.
     */
    private boolean mayBeDeferred(int index, Bounds warmup) {
        return index >= warmup.maximum() || index >= warmup.minimum()
                && settings.measurementIterations(index + 1).maximum() < settings.measurementIterations(index)
                        .maximum();
    }

    private static Decision decision(int index, Bounds bounds, Map<ConfiguredCriterion, Judgement> judgements) {
        boolean stable = !judgements.isEmpty();
        boolean refused = judgements.isEmpty();
        for (Judgement judgement : judgements.values()) {
            stable &= judgement.isStable();
            refused |= !judgement.isStable() && !judgement.undecidedReason().isPresent();
        }
        if (stable) {
            return Decision.STABLE;
        }
        if (index >= bounds.maximum()) {
            return Decision.EXHAUSTED;
        }
        return refused ? Decision.CONTINUE : Decision.UNDECIDED;
    }

    private ForkLog runningFork() {
        if (fork == null) {
            throw new IllegalStateException("no fork was started");
        }
        return fork;
    }
}
