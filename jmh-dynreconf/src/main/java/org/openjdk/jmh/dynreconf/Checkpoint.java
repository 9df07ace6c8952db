package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The moment between two iterations or forks at which the criteria were asked, and what came of it; immutable.
 */
public final class Checkpoint {

    /** Between what the criteria were asked. */
    public enum Kind {

        /** After a warmup iteration: is the fork warm? */
        WARMUP_ITERATION,

        /** Before a measurement iteration that slides: may it be the last one? */
        MEASUREMENT_ITERATION,

        /** After a warmup fork: are more of them needed? */
        WARMUP_FORK,

        /** After a measurement fork: are more of them needed? */
        FORK
    }

    private final Kind kind;
    private final int index;
    private final Bounds bounds;
    private final Decision decision;
    private final List<CriterionVerdict> verdicts;

    Checkpoint(Kind kind, int index, Bounds bounds, Decision decision, List<CriterionVerdict> verdicts) {
        this.kind = kind;
        this.index = index;
        this.bounds = bounds;
        this.decision = decision;
        this.verdicts = Collections.unmodifiableList(new ArrayList<>(verdicts));
    }

    /**
     * Between what the criteria were asked.
     *
     * @return the kind
     */
    public Kind kind() {
        return kind;
    }

    /**
     * The number of the iteration within its fork, or of the fork among those of its kind.
     *
     * @return 1 or more
     */
    public int index() {
        return index;
    }

    /**
     * The number below which the phase does not stop.
     *
     * @return 0 or more
     */
    public int minimum() {
        return bounds.minimum();
    }

    /**
     * The number at which the phase stops in any case.
     *
     * @return {@link #minimum()} or more
     */
    public int maximum() {
        return bounds.maximum();
    }

    /**
     * What was decided.
     *
     * @return the decision
     */
    public Decision decision() {
        return decision;
    }

    /**
     * What the criteria said that were asked: sliding ones before a measurement iteration, others after a warmup
     * iteration, all after a fork.
     *
     * @return unmodifiable, in the order of the settings; empty below the minimum and after a criterion failed
     */
    public List<CriterionVerdict> verdicts() {
        return verdicts;
    }

    /**
     * The criteria that kept the phase from being stable.
     *
     * @return names, in the order of the settings; empty where the decision is {@link Decision#STABLE}
     */
    public List<String> heldBack() {
        List<String> names = new ArrayList<>();
        for (CriterionVerdict verdict : verdicts) {
            if (!verdict.isStable()) {
                names.add(verdict.criterion());
            }
        }
        return names;
    }
}
