package org.openjdk.jmh.dynreconf;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;
import org.openjdk.jmh.dynreconf.measurement.IterationSampler;

/**
 * Follows one benchmark through its forks and iterations and decides at each checkpoint. Lives in the host virtual
 * machine; not thread safe.
 *
 * <p>Order of calls for each fork: {@link #startWarmupFork()} or {@link #startMeasurementFork()}, then
 * {@link #warmupIteration} until it says stop, then {@link #measurementIteration} for each measurement iteration, then
 * {@link #endFork()}, or {@link #abandonFork()} at any point where the fork died.
 *
 * <p>The same settings and the same measurements give the same decisions. An iteration without a value, or with one
 * that is NaN or infinite, makes every checkpoint undecided that would have to look at it: those of the warmup until it
 * has left the window, and all fork checkpoints after a measurement iteration of that kind.
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

    /** Forks of one kind that ended, and why nothing can be said of them any more. */
    private static final class ForkCount {
        private int ended;
        private String defect;
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
        fork = new ForkLog(warmupFork, settings.warmupWindow() + 1);
        contradiction = null;
        panel.tell(CriterionTracker::startFork);
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
        panel.tell(tracker -> tracker.addWarmup(iteration));
        Checkpoint checkpoint = decide(Checkpoint.Kind.WARMUP_ITERATION, fork.warmupIterations(),
                settings.warmupIterations(), fork.windowDefect(), CriterionTracker::judgeWarmup);
        if (checkpoint.decision() == Decision.STABLE) {
            fork.foundWarm();
        }
        return checkpoint;
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
        panel.tell(tracker -> tracker.addMeasurement(iteration));
    }

    private Iteration draw(IterationMeasurement measurement) {
        return measurement.sample().isUsable() ? sampler.sample(measurement) : null;
    }

    /**
     * Ends the fork and decides whether more forks of its kind are needed. A measurement fork is judged by its
     * measurement iterations; a warmup fork too, or, where it has none, by the last warmup window.
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
        panel.tell(tracker -> tracker.endFork(warmup, defect == null));
        if (count.defect == null && defect != null) {
            count.defect = "fork " + count.ended + ", " + defect;
        }
        if (fork.canBeContradicted()) {
            contradiction = detector.detect(fork.windowAndMeasurementMeans(), fork.windowLength()).orElse(null);
        }
        fork = null;
        return decide(warmup ? Checkpoint.Kind.WARMUP_FORK : Checkpoint.Kind.FORK, count.ended,
                warmup ? settings.warmupForks() : settings.forks(), count.defect,
                tracker -> tracker.judgeForks(warmup, settings.forkWindow()));
    }

    /** Drops the fork that was begun: it died, its measurements count for nothing. */
    public void abandonFork() {
        fork = null;
        contradiction = null;
    }

    /**
     * How the measurement iterations of the fork that ended last contradict the verdict that ended its warmup.
     *
     * @return empty where they do not, or where the warmup was not found stable
     */
    public Optional<Contradiction> contradiction() {
        return Optional.ofNullable(contradiction);
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
                              Function<CriterionTracker<?>, CriterionVerdict> question) {
        List<CriterionVerdict> verdicts = index < bounds.minimum() ? Collections.emptyList()
                : panel.ask(defect == null ? question : tracker -> tracker.undecided(defect));
        return new Checkpoint(kind, index, bounds, decision(index, bounds, verdicts), verdicts);
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
