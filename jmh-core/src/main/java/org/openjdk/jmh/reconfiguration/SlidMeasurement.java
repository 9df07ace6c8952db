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

/** The outcome of the sliding measurement of one fork: which iterations are the result, and which became warmup. */
public final class SlidMeasurement {

    /** A figure within this factor of the threshold may have crossed it by chance. A judgment call without a source. */
    private static final double CLEARLY = 2;

    private final int wanted;
    private final Deque<MeasuredIteration> kept = new ArrayDeque<>();
    private final List<MeasuredIteration> dropped = new ArrayList<>();
    private final List<Checkpoint> checkpoints = new ArrayList<>();
    private Map<ConfiguredCriterion, Judgement> hindsight = Collections.emptyMap();

    /** @param wanted number of iterations in the result */
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

    /** Returns the number of the first iteration in the result, from 1. */
    public int firstKept() {
        return dropped.size() + 1;
    }

    /** Returns the number of the last iteration in the result; {@code firstKept() - 1} if no iteration ran. */
    public int lastKept() {
        return dropped.size() + kept.size();
    }

    public List<MeasuredIteration> dropped() {
        return Collections.unmodifiableList(dropped);
    }

    /**
     * Returns the decisions before each iteration that could have been the last, empty if the reconfiguration failed
     * during the warmup.
     */
    public List<Checkpoint> checkpoints() {
        return Collections.unmodifiableList(checkpoints);
    }

    /**
     * Returns the judgements of the whole result, including its last iteration, empty if the reconfiguration failed.
     */
    public Map<ConfiguredCriterion, Judgement> hindsight() {
        return hindsight;
    }

    /** Returns whether the measurement ended because it was steady, rather than at the static maximum. */
    public boolean isSteady() {
        return lastCheckpoint() != null && lastCheckpoint().decision() == Decision.STABLE;
    }

    /** Returns whether the measurement was steady before its last iteration, but not with it. */
    public boolean isContradicted() {
        return isSteady() && !hindsight.values().stream().allMatch(Judgement::isStable);
    }

    /**
     * Returns whether a contradiction deserves a warning. The first steady measurement is often only just steady, and
     * one that followed a busy phase may be noisy.
     */
    boolean isClearlyContradicted() {
        return isContradicted() && !followsBusyPhase() && !hindsight.entrySet().stream()
                .allMatch(answer -> answer.getValue().isStable()
                        || isNear(answer.getValue(), answer.getKey().threshold()));
    }

    private boolean followsBusyPhase() {
        return lastCheckpoint().judgements().values().stream()
                .anyMatch(judgement -> judgement.figures().containsKey(BusyMachineFigures.FOLLOWING));
    }

    private static boolean isNear(Judgement judgement, double threshold) {
        double times = judgement.figure() / threshold;
        return times <= CLEARLY && times >= 1 / CLEARLY;
    }

    Checkpoint lastCheckpoint() {
        return checkpoints.isEmpty() ? null : checkpoints.get(checkpoints.size() - 1);
    }

    @Override
    public String toString() {
        return "iterations " + firstKept() + " to " + lastKept() + " kept, " + (isSteady() ? "steady" : "not steady");
    }
}
