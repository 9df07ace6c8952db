package org.openjdk.jmh.reconfiguration;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.noise.BusyMachineFigures;

/** How the measurement of one fork slid: which iterations are its result, and which became warmup. */
public final class SlidMeasurement {

    /** So many times the threshold, or so small a part of it, is no coincidence. */
    private static final double CLEARLY = 2;

    private final int wanted;
    private final Deque<MeasuredIteration> kept = new ArrayDeque<>();
    private final List<MeasuredIteration> dropped = new ArrayList<>();
    private final List<Checkpoint> checkpoints = new ArrayList<>();
    private Map<ConfiguredCriterion, Judgement> hindsight = Collections.emptyMap();

    /** A measurement whose result has so many iterations. */
    SlidMeasurement(int wanted) {
        this.wanted = wanted;
    }

    void add(MeasuredIteration iteration) {
        kept.addLast(iteration);
        if (kept.size() > wanted) {
            dropped.add(kept.removeFirst());
        }
    }

    void add(Checkpoint checkpoint) {
        checkpoints.add(checkpoint);
    }

    void end(Map<ConfiguredCriterion, Judgement> judgements) {
        hindsight = judgements;
    }

    /**
     * Returns the number of the first iteration of the result.
     *
     * @return 1 or more
     */
    public int firstKept() {
        return dropped.size() + 1;
    }

    /**
     * Returns the number of the last iteration of the result.
     *
     * @return {@link #firstKept()} or more; one less where no iteration ran
     */
    public int lastKept() {
        return dropped.size() + kept.size();
    }

    /**
     * Returns the measurement iterations that became warmup.
     *
     * @return those before {@link #firstKept()}, in order
     */
    public List<MeasuredIteration> dropped() {
        return Collections.unmodifiableList(dropped);
    }

    /**
     * Returns what was decided before the iterations that could have been the last ones.
     *
     * @return in order; empty after a failure of the reconfiguration in the warmup
     */
    public List<Checkpoint> checkpoints() {
        return Collections.unmodifiableList(checkpoints);
    }

    /**
     * Returns what the criteria say of the whole result, its last iteration included.
     *
     * @return one judgement for each criterion that judges measurements; empty after a failure of the reconfiguration
     */
    public Map<ConfiguredCriterion, Judgement> hindsight() {
        return hindsight;
    }

    /**
     * Tells whether the measurement ended because it was steady.
     *
     * @return false where it ran to the static maximum
     */
    public boolean isSteady() {
        return lastCheckpoint() != null && lastCheckpoint().decision() == Decision.STABLE;
    }

    /**
     * Tells whether the measurement was steady before its last iteration, and is not with it.
     *
     * @return mostly false
     */
    public boolean isContradicted() {
        return isSteady() && !hindsight.values().stream().allMatch(Judgement::isStable);
    }

    /**
     * Tells whether that is worth a warning: the first measurement that holds is often one that only just does, and one that
     * was not chosen may be noisy.
     */
    boolean isClearlyContradicted() {
        return isContradicted() && !isUnchosen() && !hindsight.entrySet().stream()
                .allMatch(answer -> answer.getValue().isStable()
                        || isNear(answer.getValue(), answer.getKey().threshold()));
    }

    private boolean isUnchosen() {
        return lastCheckpoint().judgements().values().stream()
                .anyMatch(judgement -> judgement.figures().containsKey(BusyMachineFigures.FOLLOWING));
    }

    private static boolean isNear(Judgement judgement, double threshold) {
        double times = judgement.figure() / threshold;
        return times <= CLEARLY && times >= 1 / CLEARLY;
    }

    /** Returns the newest checkpoint, or null where there was none. */
    Checkpoint lastCheckpoint() {
        return checkpoints.isEmpty() ? null : checkpoints.get(checkpoints.size() - 1);
    }

    /** For logs and debuggers. */
    @Override
    public String toString() {
        return "iterations " + firstKept() + " to " + lastKept() + " kept, " + (isSteady() ? "steady" : "not steady");
    }
}
