package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.settings.Bounds;

/**
 * The moment between two iterations or forks at which the criteria were asked, and what came of it; immutable.
 */
public final class Checkpoint {

    private final Phase phase;
    private final int index;
    private final Bounds bounds;
    private final Decision decision;
    private final Map<ConfiguredCriterion, Judgement> judgements;

    Checkpoint(Phase phase, int index, Bounds bounds, Decision decision,
               Map<ConfiguredCriterion, Judgement> judgements) {
        this.phase = phase;
        this.index = index;
        this.bounds = bounds;
        this.decision = decision;
        this.judgements = Collections.unmodifiableMap(new LinkedHashMap<>(judgements));
    }

    /**
     * What could end.
     *
     * @return the phase
     */
    public Phase phase() {
        return phase;
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
     * What the judges said that were asked: those whose criterion judges the phase.
     *
     * @return unmodifiable, in the order of the settings; empty below the minimum and after a criterion failed
     */
    public Map<ConfiguredCriterion, Judgement> judgements() {
        return judgements;
    }

    /**
     * The criteria that kept the phase from being stable.
     *
     * @return names, in the order of the settings; empty where the decision is {@link Decision#STABLE}
     */
    public List<String> heldBack() {
        List<String> names = new ArrayList<>();
        judgements.forEach((criterion, judgement) -> {
            if (!judgement.isStable()) {
                names.add(criterion.name());
            }
        });
        return names;
    }

    /** For logs and debuggers. */
    @Override
    public String toString() {
        return (phase + " " + index + " of " + maximum() + ": " + decision).toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
