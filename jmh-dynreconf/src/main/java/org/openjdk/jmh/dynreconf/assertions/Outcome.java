package org.openjdk.jmh.dynreconf.assertions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;

/** Holds the outcome of a formula; immutable. */
public final class Outcome {

    private final Truth truth;
    private final List<Atom> atoms;

    Outcome(Truth truth, List<Atom> atoms) {
        this.truth = truth;
        this.atoms = Collections.unmodifiableList(new ArrayList<>(atoms));
    }

    /** Returns whether the formula holds; unknown if there are too few data. */
    public Truth truth() {
        return truth;
    }

    /** Returns the evidence, unmodifiable: each relation with each value of its variables, in the formula's order. */
    public List<Atom> atoms() {
        return atoms;
    }

    /** Returns whether the formula is undecided because benchmarks that it needs did not run. */
    public boolean isSkipped() {
        return truth == Truth.UNKNOWN && atoms.stream().anyMatch(atom -> !atom.wasRun());
    }
}
