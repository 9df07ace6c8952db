package org.openjdk.jmh.dynreconf;

import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;

/**
 * Follows one benchmark through its forks and iterations and decides at each checkpoint. Lives in the host virtual
 * machine; not thread safe.
 *
 * <p>Order of calls for each fork: {@link #startWarmupFork()} or {@link #startMeasurementFork()}, then
 * {@link #warmupIteration} until it says stop, then {@link #measurementIteration} for each measurement iteration, then
 * {@link #endFork()}, or {@link #abandonFork()} at any point where the fork died.
 */
public final class ReconfigurationSession {

    private final ReconfigurationSettings settings;
    private int iterations;
    private int forks;

    /**
     * A session for one benchmark.
     *
     * @param settings how to decide
     */
    public ReconfigurationSession(ReconfigurationSettings settings) {
        this.settings = Objects.requireNonNull(settings, "settings");
    }

    /** Begins a fork whose measurements do not count. */
    public void startWarmupFork() {
        iterations = 0;
    }

    /** Begins a fork whose measurements count. */
    public void startMeasurementFork() {
        iterations = 0;
    }

    /**
     * Takes a warmup iteration and decides whether the warmup may stop.
     *
     * @param measurement of the iteration that just ended
     * @return the checkpoint after it
     */
    public Checkpoint warmupIteration(IterationMeasurement measurement) {
        iterations++;
        return checkpoint(Checkpoint.Kind.WARMUP_ITERATION, iterations, settings.warmupIterations());
    }

    /**
     * Takes a measurement iteration.
     *
     * @param measurement of the iteration that just ended
     */
    public void measurementIteration(IterationMeasurement measurement) {
        Objects.requireNonNull(measurement, "measurement");
    }

    /**
     * Ends the fork and decides whether more forks are needed.
     *
     * @return the checkpoint after it
     */
    public Checkpoint endFork() {
        forks++;
        return checkpoint(Checkpoint.Kind.FORK, forks, settings.forks());
    }

    /** Drops the fork that was begun: it died, its measurements count for nothing. */
    public void abandonFork() {
        iterations = 0;
    }

    /**
     * How the measurement iterations of the fork that ended last contradict the verdict that ended its warmup.
     *
     * @return empty where they do not, or where the warmup was not found stable
     */
    public Optional<Contradiction> contradiction() {
        return Optional.empty();
    }

    /**
     * The failure of a criterion, after which the benchmark goes on statically.
     *
     * @return empty while all is well
     */
    public Optional<CriterionFailure> failure() {
        return Optional.empty();
    }

    private static Checkpoint checkpoint(Checkpoint.Kind kind, int index, Bounds bounds) {
        Decision decision = index < bounds.maximum() ? Decision.CONTINUE : Decision.EXHAUSTED;
        return new Checkpoint(kind, index, bounds, decision, Collections.emptyList());
    }
}
