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

/** What happened in one fork. */
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
     * @param iteration        its number; 1 begins the warmup anew
     * @param iterationSeconds how long it took
     */
    void addWarmup(int iteration, double iterationSeconds) {
        if (iteration == 1) {
            warmupCheckpoints.clear();
            warmupSeconds = 0;
        }
        warmupIterations = iteration;
        warmupSeconds += iterationSeconds;
    }

    /** Keeps what was decided after the newest warmup iteration. */
    void addWarmupCheckpoint(Checkpoint checkpoint) {
        warmupCheckpoints.add(checkpoint);
    }

    /** Counts time in which the fork waited for a decision. */
    void addDeciding(double waited) {
        decidingSeconds += waited;
    }

    /** Keeps the score of the newest measurement iteration, and all of it where the measurement slides. */
    void addMeasurement(MeasuredIteration iteration) {
        scores.add(iteration.score());
        measurement().ifPresent(slid -> slid.add(iteration));
    }

    /** A measurement that slides ends with this iteration. */
    void endsWith(int iteration) {
        lastMeasurement = iteration;
    }

    void end(double wallSeconds) {
        seconds = wallSeconds;
    }

    /** Tells whether all iterations ran, where the measurement has so many if it does not slide. */
    boolean isComplete(int wantedIterations) {
        return measurement == null ? scores.size() == wantedIterations
                : scores.size() >= wantedIterations && scores.size() == lastMeasurement;
    }

    void lose() {
        lost = true;
    }

    /** Tells whether nothing of the fork is in the result. */
    boolean isLost() {
        return lost;
    }

    void fail(String reason) {
        failure = reason;
    }

    /**
     * Asks what a session says at the end of the fork.
     *
     * @return keeps all of it at once, so that an answer that comes too late changes nothing
     */
    Runnable lookBack(ReconfigurationSession session) {
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

    /**
     * Returns what was decided after each warmup iteration.
     *
     * @return one checkpoint for each iteration that ran, up to a failure of the reconfiguration
     */
    public List<Checkpoint> warmupCheckpoints() {
        return Collections.unmodifiableList(warmupCheckpoints);
    }

    /**
     * Returns how many warmup iterations ran.
     *
     * @return 0 or more
     */
    public int warmupIterations() {
        return warmupIterations;
    }

    /** Returns how many measurement iterations ran. */
    int measurementIterations() {
        return scores.size();
    }

    /** Returns the mean score of the iterations of the result; not a number where none ran. */
    double mean() {
        return scores.stream().skip(Math.max(0, scores.size() - wanted)).mapToDouble(score -> score).average()
                .orElse(Double.NaN);
    }

    /**
     * Returns why the fork did not run to its end. What it measured counts for no decision.
     *
     * @return one phrase; empty for a fork that ended well
     */
    public Optional<String> failure() {
        return Optional.ofNullable(failure);
    }

    /**
     * Returns how many iterations ran before those of the result: the warmup iterations, and the measurement iterations
     * that became warmup.
     *
     * @return {@link #warmupIterations()} or more
     */
    public int iterationsBeforeResult() {
        return warmupIterations + measurement().map(slid -> slid.dropped().size()).orElse(0);
    }

    /**
     * Returns how the measurement slid.
     *
     * @return empty where no criterion slides
     */
    public Optional<SlidMeasurement> measurement() {
        return Optional.ofNullable(measurement);
    }

    /**
     * Tells whether the warmup ended because it was stable, and the measurement, where it slides, because it was. A
     * fork that was to have no warmup counts as stable, and so does one whose warmup no criterion judges.
     *
     * @return false where one of them ran to its maximum
     */
    public boolean isWarmupStable() {
        Checkpoint last = lastWarmupCheckpoint();
        boolean warm = last == null ? warmupIterations == 0 || measurement != null
                : last.decision() == Decision.STABLE || last.decision() == Decision.DEFERRED;
        return warm && (measurement == null || measurement.isSteady());
    }

    /** Returns the newest checkpoint of the warmup, or null where there was none. */
    Checkpoint lastWarmupCheckpoint() {
        return warmupCheckpoints.isEmpty() ? null : warmupCheckpoints.get(warmupCheckpoints.size() - 1);
    }

    /**
     * Returns what was decided after the fork.
     *
     * @return empty in runs without forks, and where the fork failed
     */
    public Optional<Checkpoint> forkCheckpoint() {
        return Optional.ofNullable(forkCheckpoint);
    }

    /**
     * Returns what in the measurement contradicts the verdict that the fork was warm.
     *
     * @return mostly empty
     */
    public Optional<Contradiction> contradiction() {
        return Optional.ofNullable(contradiction);
    }

    /**
     * Returns the measurement iteration that alone moves the result.
     *
     * @return mostly empty
     */
    public Optional<InfluentialIteration> influentialIteration() {
        return Optional.ofNullable(influential);
    }

    /**
     * Returns how long the fork took, start and end of its VM included.
     *
     * @return seconds
     */
    public double seconds() {
        return seconds;
    }

    /**
     * Returns how long the fork would have taken with all warmup iterations and nothing to decide. Measurement iterations
     * that became warmup stand for those in whose time they ran; the others are taken to be as long as those that ran.
     * A fork that failed would have done so in a static run, and saves nothing.
     *
     * @return seconds, estimated; less than the fork took where decisions took longer than what they saved
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

    /** For logs and debuggers. */
    @Override
    public String toString() {
        return Nouns.count(warmupIterations, "warmup iteration") + (isWarmupStable() ? ", stable" : ", not stable")
                + failure().map(cause -> ", failed: " + cause).orElse("");
    }
}
