package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Contradiction;
import org.openjdk.jmh.dynreconf.Decision;

/** What happened in one fork. */
public final class ForkOutcome {

    private final List<Checkpoint> warmupCheckpoints = new ArrayList<>();
    private int warmupIterations;
    private Checkpoint forkCheckpoint;
    private Contradiction contradiction;
    private double warmupSeconds;
    private double seconds;

    ForkOutcome() {
    }

    /**
     * Counts a warmup iteration.
     *
     * @param iteration        its number; 1 begins the warmup anew
     * @param checkpoint       what was decided after it, or null where nothing was
     * @param iterationSeconds how long it took
     */
    void addWarmup(int iteration, Checkpoint checkpoint, double iterationSeconds) {
        if (iteration == 1) {
            warmupCheckpoints.clear();
            warmupSeconds = 0;
        }
        warmupIterations = iteration;
        warmupSeconds += iterationSeconds;
        if (checkpoint != null) {
            warmupCheckpoints.add(checkpoint);
        }
    }

    void end(Checkpoint checkpoint, Contradiction found, double wallSeconds) {
        forkCheckpoint = checkpoint;
        contradiction = found;
        seconds = wallSeconds;
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

    /**
     * Tells whether the warmup ended because it was stable. A fork that was to have no warmup counts as stable.
     *
     * @return false where the warmup ran to its maximum
     */
    public boolean isWarmupStable() {
        Checkpoint last = lastWarmupCheckpoint();
        return warmupIterations == 0 || last != null && last.decision() == Decision.STABLE;
    }

    /** Returns the newest checkpoint of the warmup, or null where there was none. */
    Checkpoint lastWarmupCheckpoint() {
        return warmupCheckpoints.isEmpty() ? null : warmupCheckpoints.get(warmupCheckpoints.size() - 1);
    }

    /**
     * Returns what was decided after the fork.
     *
     * @return empty in runs without forks
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
     * Returns how long the fork took, start and end of its VM included.
     *
     * @return seconds
     */
    public double seconds() {
        return seconds;
    }

    /**
     * Returns how long the fork would have taken with all warmup iterations, each as long as those that ran.
     *
     * @return seconds, estimated
     */
    public double staticSeconds() {
        if (warmupCheckpoints.isEmpty()) {
            return seconds;
        }
        int skipped = lastWarmupCheckpoint().maximum() - warmupIterations;
        return seconds + skipped * warmupSeconds / warmupIterations;
    }
}
