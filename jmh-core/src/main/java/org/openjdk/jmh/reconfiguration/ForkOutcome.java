package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Contradiction;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.InfluentialIteration;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** The outcome of one fork: its iterations, decisions and times. Mutable while the fork runs. */
public final class ForkOutcome {

    private final List<Checkpoint> warmupCheckpoints = new ArrayList<>();
    private final SlidMeasurement measurement;
    private final double warmupIterationLength;
    private int warmupIterations;
    private final List<MeasuredIteration> measured = new ArrayList<>();
    private final int wanted;
    private int lastMeasurement;
    private String failure;
    private boolean lost;
    private Checkpoint forkCheckpoint;
    private Contradiction contradiction;
    private InfluentialIteration influential;
    private double warmupSeconds;
    private double decidingSeconds;
    private double seconds;

    ForkOutcome(ReconfigurationSettings settings) {
        measurement = settings.measurementSlides() ? new SlidMeasurement(settings.measurementIterations()) : null;
        wanted = settings.measurementIterations();
        warmupIterationLength = settings.warmupIterationLength();
    }

    /** Counts a warmup iteration of the given duration. Iteration 1 restarts the warmup. */
    void addWarmup(int iteration, double iterationSeconds) {
        if (iteration == 1) {
            warmupCheckpoints.clear();
            warmupSeconds = 0;
        }
        warmupIterations = iteration;
        warmupSeconds += iterationSeconds;
    }

    void addWarmupCheckpoint(Checkpoint checkpoint) {
        warmupCheckpoints.add(checkpoint);
    }

    void addDeciding(double waited) {
        decidingSeconds += waited;
    }

    void addMeasurement(MeasuredIteration iteration) {
        measured.add(iteration);
        measurement().ifPresent(slid -> slid.add(iteration));
    }

    void endsWith(int iteration) {
        lastMeasurement = iteration;
    }

    void end(double wallSeconds) {
        seconds = wallSeconds;
    }

    /**
     * Returns whether all measurement iterations ran; {@code wantedIterations} is their number if the measurement does
     * not slide.
     */
    boolean isComplete(int wantedIterations) {
        return measurement == null ? measured.size() == wantedIterations
                : measured.size() >= wantedIterations && measured.size() == lastMeasurement;
    }

    void lose() {
        lost = true;
    }

    /** Returns whether the VM failed, so that the result contains nothing of the fork. */
    boolean isLost() {
        return lost;
    }

    void fail(String reason) {
        failure = reason;
    }

    /**
     * Asks a session for its final decision and warnings. The returned task applies all answers on the caller's thread,
     * so that a late answer changes nothing.
     */
    Runnable finalQuestions(ReconfigurationSession session) {
        Checkpoint checkpoint = session.endFork();
        Contradiction found = session.contradiction().orElse(null);
        InfluentialIteration moving = session.influentialIteration().orElse(null);
        Map<ConfiguredCriterion, Judgement> hindsight = session.hindsight();
        return () -> {
            forkCheckpoint = checkpoint;
            contradiction = found;
            influential = moving;
            measurement().ifPresent(slid -> slid.end(hindsight));
        };
    }

    /** Returns one checkpoint for each warmup iteration, up to a failure of the reconfiguration. */
    public List<Checkpoint> warmupCheckpoints() {
        return Collections.unmodifiableList(warmupCheckpoints);
    }

    public int warmupIterations() {
        return warmupIterations;
    }

    int measurementIterations() {
        return measured.size();
    }

    /** Returns the mean score of the iterations in the result, NaN if there are none. */
    double mean() {
        List<MeasuredIteration> result = measured.subList(Math.max(0, measured.size() - wanted), measured.size());
        return result.stream().mapToDouble(iteration -> iteration.weight * iteration.ownScore).sum()
                / result.stream().mapToDouble(iteration -> iteration.weight).sum();
    }

    /** Returns why the fork failed, empty if it did not. Failed forks are ignored in decisions. */
    public Optional<String> failure() {
        return Optional.ofNullable(failure);
    }

    /**
     * Returns the number of iterations before the result: warmup iterations, and measurement iterations that became
     * warmup.
     */
    public int iterationsBeforeResult() {
        return warmupIterations + measurement().map(slid -> slid.dropped().size()).orElse(0);
    }

    /** Returns the sliding measurement, empty if no criterion slides. */
    public Optional<SlidMeasurement> measurement() {
        return Optional.ofNullable(measurement);
    }

    /**
     * Returns whether the warmup, and a sliding measurement, ended because they were stable rather than at their
     * maximum. A fork without warmup is stable, and so is one whose warmup no criterion judges.
     */
    public boolean isWarmupStable() {
        Checkpoint last = lastWarmupCheckpoint();
        boolean warm = last == null ? warmupIterations == 0 || measurement != null
                : last.decision() == Decision.STABLE || last.decision() == Decision.DEFERRED;
        return warm && (measurement == null || measurement.isSteady());
    }

    Checkpoint lastWarmupCheckpoint() {
        return warmupCheckpoints.isEmpty() ? null : warmupCheckpoints.get(warmupCheckpoints.size() - 1);
    }

    /** Returns the decision after this fork, empty in runs without forks and for failed forks. */
    public Optional<Checkpoint> forkCheckpoint() {
        return Optional.ofNullable(forkCheckpoint);
    }

    /** Returns the change in the measurement that contradicts a stable warmup, if any. */
    public Optional<Contradiction> contradiction() {
        return Optional.ofNullable(contradiction);
    }

    /** Returns the measurement iteration that dominates the result, if any. */
    public Optional<InfluentialIteration> influentialIteration() {
        return Optional.ofNullable(influential);
    }

    /** Returns the wall time of the fork in seconds, including start and end of its VM. */
    public double seconds() {
        return seconds;
    }

    /**
     * Estimates the seconds of the fork with all warmup iterations and without decisions; less than {@link #seconds()}
     * if decisions took longer than what they saved. Measurement iterations that became warmup replace warmup
     * iterations of the same total time; skipped iterations count with the mean time of those that ran. A failed fork
     * saves nothing.
     */
    public double staticSeconds() {
        double ran = seconds - decidingSeconds;
        if (warmupCheckpoints.isEmpty() || failure != null) {
            return failure == null ? ran : seconds;
        }
        double skipped = lastWarmupCheckpoint().maximum() - warmupIterations - slidWarmupIterations();
        return ran + Math.max(0, skipped) * warmupSeconds / warmupIterations;
    }

    private double slidWarmupIterations() {
        int dropped = iterationsBeforeResult() - warmupIterations;
        return dropped == 0 ? 0 : dropped / warmupIterationLength;
    }

    @Override
    public String toString() {
        return Nouns.count(warmupIterations, "warmup iteration") + (isWarmupStable() ? ", stable" : ", not stable")
                + failure().map(cause -> ", failed: " + cause).orElse("");
    }
}
