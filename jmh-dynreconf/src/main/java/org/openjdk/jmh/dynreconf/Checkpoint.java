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

/** Holds the decision between two iterations or forks, with the judgements that it is based on; immutable. */
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

    public Phase phase() {
        return phase;
    }

    /** Returns the number of the iteration within its fork, or of the fork among those of its kind, from 1. */
    public int index() {
        return index;
    }

    /** Returns the number below which the phase does not stop, 0 or more. */
    public int minimum() {
        return bounds.minimum();
    }

    /** Returns the number at which the phase always stops, {@link #minimum()} or more. */
    public int maximum() {
        return bounds.maximum();
    }

    public Decision decision() {
        return decision;
    }

    /**
     * Returns the judgements by criterion, unmodifiable, in the order of the settings. They are those of the criteria
     * that judge the phase; there are none below the minimum and after a criterion failed.
     */
    public Map<ConfiguredCriterion, Judgement> judgements() {
        return judgements;
    }

    /** Returns the names of the criteria that did not hold, in the order of the settings. */
    public List<String> heldBack() {
        List<String> names = new ArrayList<>();
        judgements.forEach((criterion, judgement) -> {
            if (!judgement.isStable()) {
                names.add(criterion.name());
            }
        });
        return names;
    }

    @Override
    public String toString() {
        return (phase + " " + index + " of " + maximum() + ": " + decision).toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
