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

/** Outcome of one fork: its iterations, decisions and times. Mutable while the fork runs. */
public final class ForkOutcome {

    private final List<Checkpoint> warmupCheckpoints = new ArrayList<>();
    private final SlidMeasurement measurement;
    private final double warmupIterationLength;
    private int warmupIterations;
    private final List<Double> scores = new ArrayList<>();
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

    /**
     * Counts a warmup iteration.
     *
     * @param iteration        number of the iteration; 1 restarts the warmup
     * @param iterationSeconds wall time in seconds
     */
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

    /** Adds time in seconds that the fork waited for a decision. */
    void addDeciding(double waited) {
        decidingSeconds += waited;
    }

    void addMeasurement(MeasuredIteration iteration) {
        scores.add(iteration.score());
        measurement().ifPresent(slid -> slid.add(iteration));
    }

    /** Sets the last iteration of a sliding measurement. */
    void endsWith(int iteration) {
        lastMeasurement = iteration;
    }

    void end(double wallSeconds) {
        seconds = wallSeconds;
    }

    /**
     * Returns whether all measurement iterations ran.
     *
     * @param wantedIterations number of iterations if the measurement does not slide
     */
    boolean isComplete(int wantedIterations) {
        return measurement == null ? scores.size() == wantedIterations
                : scores.size() >= wantedIterations && scores.size() == lastMeasurement;
    }

    void lose() {
        lost = true;
    }

    /** Returns whether the VM failed, so that nothing of the fork is in the result. */
    boolean isLost() {
        return lost;
    }

    void fail(String reason) {
        failure = reason;
    }

    /**
     * Asks a session for its final decision and warnings.
     *
     * @return applies all answers at once on the caller's thread, so that an answer that comes too late changes nothing
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

    /** Returns the number of warmup iterations that ran. */
    public int warmupIterations() {
        return warmupIterations;
    }

    /** Returns the number of measurement iterations that ran. */
    int measurementIterations() {
        return scores.size();
    }

    /** Returns the mean score of the iterations in the result, or NaN if there are none. */
    double mean() {
        return scores.stream().skip(Math.max(0, scores.size() - wanted)).mapToDouble(score -> score).average()
                .orElse(Double.NaN);
    }

    /** Returns why the fork failed, in a phrase; empty if it ended well. A failed fork counts for no decision. */
    public Optional<String> failure() {
        return Optional.ofNullable(failure);
    }

    /**
     * Returns the number of iterations before those of the result: warmup iterations, plus measurement iterations that
     * became warmup.
     */
    public int iterationsBeforeResult() {
        return warmupIterations + measurement().map(slid -> slid.dropped().size()).orElse(0);
    }

    /** Returns how the measurement slid; empty if no criterion slides. */
    public Optional<SlidMeasurement> measurement() {
        return Optional.ofNullable(measurement);
    }

    /**
     * Returns whether the warmup, and a sliding measurement, ended because they were stable. A fork without warmup is
     * stable, and so is one whose warmup no criterion judges.
     *
     * @return false if one of them ran to its maximum
     */
    public boolean isWarmupStable() {
        Checkpoint last = lastWarmupCheckpoint();
        boolean warm = last == null ? warmupIterations == 0 || measurement != null
                : last.decision() == Decision.STABLE || last.decision() == Decision.DEFERRED;
        return warm && (measurement == null || measurement.isSteady());
    }

    /** Returns the newest checkpoint of the warmup, or null if there is none. */
    Checkpoint lastWarmupCheckpoint() {
        return warmupCheckpoints.isEmpty() ? null : warmupCheckpoints.get(warmupCheckpoints.size() - 1);
    }

    /** Returns the decision after this fork; empty in runs without forks, and if the fork failed. */
    public Optional<Checkpoint> forkCheckpoint() {
        return Optional.ofNullable(forkCheckpoint);
    }

    /** Returns the change in the measurement that contradicts a stable warmup, if there is one. */
    public Optional<Contradiction> contradiction() {
        return Optional.ofNullable(contradiction);
    }

    /** Returns the measurement iteration that moves the result by itself, if there is one. */
    public Optional<InfluentialIteration> influentialIteration() {
        return Optional.ofNullable(influential);
    }

    /** Returns the wall time of the fork in seconds, including start and end of its VM. */
    public double seconds() {
        return seconds;
    }

    /**
     * Estimates the time of the fork with all warmup iterations and without decisions. Measurement iterations that
     * became warmup replace the warmup iterations of the same total time; skipped iterations count with the mean time
     * of those that ran. A failed fork saves nothing.
     *
     * @return seconds; less than {@link #seconds()} if decisions took longer than what they saved
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

    /** Returns a summary for logs and debuggers. */
    @Override
    public String toString() {
        return Nouns.count(warmupIterations, "warmup iteration") + (isWarmupStable() ? ", stable" : ", not stable")
                + failure().map(cause -> ", failed: " + cause).orElse("");
    }
}
