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

/**
 * Follows one benchmark through its forks and iterations and decides at each checkpoint whether a phase ends. Runs in
 * the host virtual machine; not thread-safe.
 *
 * <p>Order of calls for each fork: {@link #startFork}; {@link #warmupIteration} and then {@link #mayWarmupEnd}, until
 * that stops; {@link #measurementIteration} for each measurement iteration, behind {@link #mayMeasurementEnd} where the
 * measurement {@linkplain ReconfigurationSettings#measurementSlides slides}, of which the one after a checkpoint that
 * stops is the last; {@link #endFork}, or {@link #abandonFork} at any point if the fork died. {@link ForkLoop} makes
 * these calls.
 *
 * <p>The same settings and the same measurements give the same decisions. An iteration without a value, or with one
 * that is NaN or infinite, makes every checkpoint undecided that depends on it: those of the warmup and of the
 * measurement until it has left the window, and all fork checkpoints after a fork with such an iteration in its result.
 */
public final class ReconfigurationSession {

    private final ReconfigurationSettings settings;
    private final IterationSampler sampler;
    private final Panel panel;
    private final boolean slides;
    private final boolean looksBack;
    private final ContradictionDetector detector;
    private final ForkCount measurementForks = new ForkCount();
    private final ForkCount warmupForks = new ForkCount();
    private @Nullable ForkLog fork;
    private @Nullable Contradiction contradiction;
    private @Nullable InfluentialIteration influential;
    private Map<ConfiguredCriterion, Judgement> hindsight = Collections.emptyMap();

    /** Forks of one kind that ended, those that failed, and why nothing can be said of them any more. */
    private static final class ForkCount {
        private int ended;
        private int failed;
        private @Nullable String defect;

        /** Forks that failed are not made up for: as many fewer can end well. */
        Bounds remaining(Bounds bounds) {
            int maximum = Math.max(0, bounds.maximum() - failed);
            return Bounds.of("forks", Math.min(bounds.minimum(), maximum), maximum);
        }
    }

    /**
     * Creates a session for one benchmark.
     *
     * @param settings how to decide
     */
    public ReconfigurationSession(ReconfigurationSettings settings) {
        this.settings = Objects.requireNonNull(settings, "settings");
        slides = settings.measurementSlides();
        looksBack = !slides && settings.criteria().stream().anyMatch(c -> c.criterion().judges(Phase.WARMUP));
        sampler = new IterationSampler(settings.sampling().sampledInvocations(), settings.sampling().outlierFactor(),
                settings.seed());
        panel = new Panel(settings, sampler);
        detector = new ContradictionDetector(settings.contradictionTolerance(), settings.seed());
    }

    /** {@return the settings} */
    public ReconfigurationSettings settings() {
        return settings;
    }

    /**
     * Begins a fork.
     *
     * @param begun whose it is, and whether its measurements count
     */
    public void startFork(ForkRole begun) {
        fork = new ForkLog(begun.isWarmup(), settings.sampling().warmupWindow() + 1,
                slides ? settings.measurementIterations() : Integer.MAX_VALUE);
        forgetHindsight();
        panel.forEachJudge(judge -> judge.startFork(begun));
    }

    /**
     * Takes a warmup iteration.
     *
     * @param iteration the one that just ended
     * @throws IllegalStateException if no fork was started
     */
    public void warmupIteration(Iteration iteration) {
        runningFork().addWarmup(iteration.sample(), level(iteration));
        panel.forEachJudge(judge -> judge.warmupIteration(iteration));
    }

    /**
     * Decides whether the warmup may end after the iterations so far. Where the measurement slides, it may at its
     * minimum, or as soon as the criteria hold that judge warmups, but not while further warmup iterations would take
     * no whole iteration from the measurement.
     *
     * @return the checkpoint
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
     * Decides whether the next measurement iteration may be the last one of the fork. It may where those that would be
     * the fork's result with it are steady as far as they have run, where there is no time left to go on, and where a
     * criterion failed, since the benchmark is static then.
     *
     * @return the checkpoint; its index is the number of the next iteration
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
     * Takes a measurement iteration.
     *
     * @param iteration the one that just ended
     * @throws IllegalStateException if no fork was started
     */
    public void measurementIteration(Iteration iteration) {
        runningFork().addMeasurement(iteration.sample(), level(iteration));
        panel.forEachJudge(judge -> judge.measurementIteration(iteration));
    }

    /** Returns the means in which a contradiction of the warmup's end is searched; NaN where none can be. */
    private double level(Iteration iteration) {
        return looksBack && iteration.sample().isUsable() ? sampler.sample(iteration).mean() : Double.NaN;
    }

    /**
     * Ends the fork and decides whether more forks of its kind are needed. A measurement fork is judged by its
     * measurement iterations, the newest ones where it slid; a warmup fork too, or, where it has none, by the last
     * warmup window.
     *
     * @return the checkpoint after it
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

    /** Returns whether too few forks to judge are left, since some failed. */
    private static Checkpoint notJudged(Phase phase, int index, Bounds bounds) {
        return new Checkpoint(phase, index, bounds,
                index < bounds.maximum() ? Decision.CONTINUE : Decision.EXHAUSTED, Collections.emptyMap());
    }

    /** Holds what was expected of the measurement against the measurement. */
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
                    InfluentialIteration.of(ended.results(), first, settings.contradictionTolerance()).orElse(null);
        }
    }

    /**
     * Drops the fork that was begun: it failed, its measurements count for nothing, and no other one takes its place.
     */
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
     * {@return how the measurement iterations of the last fork contradict the end of its warmup; empty if they do not,
     * if the warmup was not found stable, and if the measurement slides}
     */
    public Optional<Contradiction> contradiction() {
        return Optional.ofNullable(contradiction);
    }

    /**
     * {@return the iteration that alone changes the result of the last fork; empty if there is none, after a warmup
     * fork, and in a run without warmup, which measures the start}
     */
    public Optional<InfluentialIteration> influentialIteration() {
        return Optional.ofNullable(influential);
    }

    /**
     * {@return the judgements on the complete result of the last fork, by criterion of measurements; empty if the
     * measurement does not slide, after a failure, and if the fork has too few measurement iterations} The decision to
     * end a measurement is made before its last iteration runs.
     */
    public Map<ConfiguredCriterion, Judgement> hindsight() {
        return hindsight;
    }

    /**
     * {@return the name of the criterion that is running now; empty between decisions} The only method that another
     * thread may call during a decision.
     */
    public Optional<String> busyCriterion() {
        return panel.runningCriterion();
    }

    /** {@return the failure of a criterion, after which the benchmark runs statically; empty if there was none} */
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
     * Returns whether the warmup may go on in place of the measurement. The measurement slides by whole iterations: if
     * these are longer than those of the warmup, the warmup goes on for as long as it takes none of them away.
     * Otherwise part of the static run's time would remain unused.
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
