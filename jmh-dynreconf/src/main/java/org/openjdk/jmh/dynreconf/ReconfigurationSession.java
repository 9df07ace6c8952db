package org.openjdk.jmh.dynreconf;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;
import org.openjdk.jmh.dynreconf.measurement.IterationSampler;

/**
 * Follows one benchmark through its forks and iterations and decides at each checkpoint. Lives in the host virtual
 * machine; not thread safe.
 *
 * <p>Order of calls for each fork: {@link #startWarmupFork()} or {@link #startMeasurementFork()}, then
 * {@link #warmupIteration} until it says stop, then {@link #measurementIteration} for each measurement iteration, then
 * {@link #endFork()}, or {@link #abandonFork()} at any point where the fork died. Where the session {@link #slides()},
 * {@link #beforeMeasurementIteration()} comes before each measurement iteration, and the one that follows a checkpoint
 * that says stop is the last.
 *
 * <p>The same settings and the same measurements give the same decisions. An iteration without a value, or with one
 * that is NaN or infinite, makes every checkpoint undecided that would have to look at it: those of the warmup and of
 * the measurement until it has left the window, and all fork checkpoints after a fork with such an iteration in its result.
 */
public final class ReconfigurationSession {

    private final ReconfigurationSettings settings;
    private final IterationSampler sampler;
    private final CriterionPanel panel;
    private final ContradictionDetector detector;
    private final ForkCount measurementForks = new ForkCount();
    private final ForkCount warmupForks = new ForkCount();
    private ForkLog fork;
    private Contradiction contradiction;
    private InfluentialIteration influential;
    private List<CriterionVerdict> hindsight = Collections.emptyList();

    /** Forks of one kind that ended, those that failed, and why nothing can be said of them any more. */
    private static final class ForkCount {
        private int ended;
        private int failed;
        private String defect;

        /** Forks that failed are not made up for: as many fewer can end well. */
        Bounds remaining(Bounds bounds) {
            int maximum = Math.max(0, bounds.maximum() - failed);
            return Bounds.of("forks", Math.min(bounds.minimum(), maximum), maximum);
        }
    }

    /**
     * A session for one benchmark.
     *
     * @param settings how to decide
     */
    public ReconfigurationSession(ReconfigurationSettings settings) {
        this.settings = Objects.requireNonNull(settings, "settings");
        sampler = new IterationSampler(settings.sampledInvocations(), settings.outlierFactor(), settings.seed());
        panel = new CriterionPanel(settings);
        detector = new ContradictionDetector(settings.contradictionTolerance(), settings.seed());
    }

    /** Begins a fork whose measurements do not count. */
    public void startWarmupFork() {
        startFork(true);
    }

    /** Begins a fork whose measurements count. */
    public void startMeasurementFork() {
        startFork(false);
    }

    private void startFork(boolean warmupFork) {
        fork = new ForkLog(warmupFork, settings.warmupWindow() + 1,
                slides() ? settings.measurementIterations() : Integer.MAX_VALUE);
        forgetHindsight();
        panel.tell(CriterionTracker::startFork);
    }

    /**
     * Whether the measurement slides. Then the warmup stops at its minimum, or as soon as the criteria hold that do not
     * slide, but not while further warmup iterations would take no whole iteration from the measurement; and the
     * measurement goes on until those hold that do.
     *
     * @return whether to ask {@link #beforeMeasurementIteration()}
     */
    public boolean slides() {
        return settings.slides();
    }

    /**
     * Takes a warmup iteration and decides whether the warmup may stop.
     *
     * @param measurement of the iteration that just ended
     * @return the checkpoint after it
     * @throws IllegalStateException if no fork was started
     */
    public Checkpoint warmupIteration(IterationMeasurement measurement) {
        requireFork();
        Iteration iteration = draw(measurement);
        fork.addWarmup(measurement.sample(), iteration);
        panel.tell(tracker -> tracker.addWarmup(measurement, iteration));
        Checkpoint checkpoint = decide(Checkpoint.Kind.WARMUP_ITERATION, fork.warmupIterations(),
                settings.warmupIterations(), fork.windowDefect(), tracker -> !(slides() && tracker.slides()),
                CriterionTracker::judgeWarmup);
        if (checkpoint.decision() == Decision.STABLE) {
            fork.foundWarm();
        }
        return checkpoint;
    }

    /**
     * Decides whether the next measurement iteration may be the last one of the fork. It may where those that would be
     * the fork's result with it are steady as far as they have run, where there is no time left to go on, and where a
     * criterion failed, since the benchmark is static then.
     *
     * @return the checkpoint; its index is the number of the next iteration
     * @throws IllegalStateException if no fork was started, or the session does not slide
     */
    public Checkpoint beforeMeasurementIteration() {
        requireFork();
        if (!slides()) {
            throw new IllegalStateException("no criterion slides: " + settings.criteria());
        }
        int next = fork.measurementIterations() + 1;
        int wanted = settings.measurementIterations();
        Checkpoint checkpoint = decide(Checkpoint.Kind.MEASUREMENT_ITERATION, next,
                settings.measurementIterations(fork.warmupIterations()), fork.measurementDefect(wanted - 1),
                CriterionTracker::slides, tracker -> tracker.judgeMeasurement(wanted - 1, wanted));
        return panel.failure() == null || next < wanted ? checkpoint
                : new Checkpoint(checkpoint.kind(), next, Bounds.of("measurement iterations", wanted, next),
                        Decision.EXHAUSTED, checkpoint.verdicts());
    }

    /**
     * Takes a measurement iteration.
     *
     * @param measurement of the iteration that just ended
     * @throws IllegalStateException if no fork was started
     */
    public void measurementIteration(IterationMeasurement measurement) {
        requireFork();
        Iteration iteration = draw(measurement);
        fork.addMeasurement(measurement.sample(), iteration);
        panel.tell(tracker -> tracker.addMeasurement(measurement, iteration));
    }

    private Iteration draw(IterationMeasurement measurement) {
        return measurement.sample().isUsable() ? sampler.sample(measurement) : null;
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
        requireFork();
        boolean warmup = fork.isWarmupFork();
        ForkCount count = warmup ? warmupForks : measurementForks;
        count.ended++;
        String defect = fork.forkDefect();
        int kept = fork.kept();
        lookBack(kept, defect);
        panel.tell(tracker -> tracker.endFork(warmup, kept, defect == null));
        if (count.defect == null && defect != null) {
            count.defect = "fork " + count.ended + ", " + defect;
        }
        fork = null;
        Bounds bounds = warmup ? settings.warmupForks() : settings.forks();
        Checkpoint.Kind kind = warmup ? Checkpoint.Kind.WARMUP_FORK : Checkpoint.Kind.FORK;
        return count.ended < bounds.minimum() ? unasked(kind, count.ended, count.remaining(bounds))
                : decide(kind, count.ended, count.remaining(bounds), count.defect, tracker -> true,
                        tracker -> tracker.judgeForks(warmup));
    }

    /** What is left of failed forks may be less than the minimum, and is then too little to judge. */
    private static Checkpoint unasked(Checkpoint.Kind kind, int index, Bounds bounds) {
        return new Checkpoint(kind, index, bounds,
                index < bounds.maximum() ? Decision.CONTINUE : Decision.EXHAUSTED, Collections.emptyList());
    }

    /** Holds what was expected of the measurement against the measurement. */
    private void lookBack(int kept, String defect) {
        if (slides()) {
            boolean complete = kept == settings.measurementIterations();
            hindsight = !complete ? Collections.emptyList() : panel.ask(CriterionTracker::slides,
                    tracker -> defect == null ? tracker.judgeMeasurement(kept, kept) : tracker.undecided(defect));
        } else if (fork.canBeContradicted()) {
            contradiction = detector.detect(fork.windowAndMeasurementMeans(), fork.windowLength()).orElse(null);
        }
        if (defect == null && !fork.isWarmupFork() && settings.warmupIterations().maximum() > 0) {
            int first = fork.measurementIterations() - kept + 1;
            influential = InfluentialIteration.of(fork.results(), first, settings.contradictionTolerance()).orElse(null);
        }
    }

    /** Drops the fork that was begun: it failed, its measurements count for nothing, and no other one takes its place. */
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
        hindsight = Collections.emptyList();
    }

    /**
     * How the measurement iterations of the fork that ended last contradict the verdict that ended its warmup.
     *
     * @return empty where they do not, where the warmup was not found stable, and where the session slides
     */
    public Optional<Contradiction> contradiction() {
        return Optional.ofNullable(contradiction);
    }

    /**
     * The iteration that alone moves the result of the fork that ended last.
     *
     * @return empty where none does, after a warmup fork, and without a warmup, where the start is to be measured
     */
    public Optional<InfluentialIteration> influentialIteration() {
        return Optional.ofNullable(influential);
    }

    /**
     * What the criteria that slide say of the whole result of the fork that ended last. Its last iteration had not run
     * yet when the measurement was found steady.
     *
     * @return one verdict for each criterion that slides; empty where none does, after a failure, and where the fork
     *         has fewer measurement iterations than wanted
     */
    public List<CriterionVerdict> hindsight() {
        return hindsight;
    }

    /**
     * The criterion that is busy right now. The only method that may be called while another thread is in the session.
     *
     * @return its name; empty between decisions
     */
    public Optional<String> busyCriterion() {
        return Optional.ofNullable(panel.asked());
    }

    /**
     * The failure of a criterion, after which the benchmark goes on statically.
     *
     * @return empty while all is well
     */
    public Optional<CriterionFailure> failure() {
        return Optional.ofNullable(panel.failure());
    }

    private Checkpoint decide(Checkpoint.Kind kind, int index, Bounds bounds, String defect,
                              Predicate<CriterionTracker> whom,
                              Function<CriterionTracker, CriterionVerdict> question) {
        List<CriterionVerdict> verdicts = index < bounds.minimum() ? Collections.emptyList()
                : panel.ask(whom, defect == null ? question : tracker -> tracker.undecided(defect));
        Decision decision = panel.hasNobody(whom) && mayBeDeferred(index, bounds)
                ? Decision.DEFERRED : decision(index, bounds, verdicts);
        return new Checkpoint(kind, index, bounds, decision, verdicts);
    }

    /**
     * The measurement slides by whole iterations. Where these are longer than those of the warmup, the latter goes on for
     * as long as it takes none of them away: else a part of the static run's time, or all of it, would be nobody's.
     */
    private boolean mayBeDeferred(int index, Bounds warmup) {
        return index >= warmup.maximum() || index >= warmup.minimum()
                && settings.measurementIterations(index + 1).maximum() < settings.measurementIterations(index).maximum();
    }

    private static Decision decision(int index, Bounds bounds, List<CriterionVerdict> verdicts) {
        boolean stable = !verdicts.isEmpty();
        boolean refused = verdicts.isEmpty();
        for (CriterionVerdict verdict : verdicts) {
            stable &= verdict.isStable();
            refused |= !verdict.isStable() && !verdict.undecidedReason().isPresent();
        }
        if (stable) {
            return Decision.STABLE;
        }
        if (index >= bounds.maximum()) {
            return Decision.EXHAUSTED;
        }
        return refused ? Decision.CONTINUE : Decision.UNDECIDED;
    }

    private void requireFork() {
        if (fork == null) {
            throw new IllegalStateException("no fork was started");
        }
    }
}
