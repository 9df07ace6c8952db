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

/** Holds what was decided between two iterations or forks, with the judgements that it is based on; immutable. */
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

    /** {@return the phase that could end} */
    public Phase phase() {
        return phase;
    }

    /** {@return the number of the iteration within its fork, or of the fork among those of its kind, from 1} */
    public int index() {
        return index;
    }

    /** {@return the number below which the phase does not stop, 0 or more} */
    public int minimum() {
        return bounds.minimum();
    }

    /** {@return the number at which the phase always stops, {@link #minimum()} or more} */
    public int maximum() {
        return bounds.maximum();
    }

    /** {@return the decision} */
    public Decision decision() {
        return decision;
    }

    /**
     * {@return the judgements by criterion, unmodifiable, in the order of the settings; only of criteria that judge the
     * phase, and empty below the minimum and after a criterion failed}
     */
    public Map<ConfiguredCriterion, Judgement> judgements() {
        return judgements;
    }

    /**
     * {@return names of the criteria that kept the phase from being stable, in the order of the settings; empty if the
     * decision is {@link Decision#STABLE}}
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

    @Override
    public String toString() {
        return (phase + " " + index + " of " + maximum() + ": " + decision).toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
