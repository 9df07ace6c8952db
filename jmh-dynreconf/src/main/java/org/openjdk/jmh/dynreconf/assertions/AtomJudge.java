package org.openjdk.jmh.dynreconf.assertions;

import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.Growth;
import org.openjdk.jmh.dynreconf.assertions.formula.Relation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Evidence;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;

/** Judges relations and growths, at one level or at one for each direction. */
final class AtomJudge {

    private final MeasuredData data;
    private final Interpretation interpretation;

    AtomJudge(MeasuredData data, Interpretation interpretation) {
        this.data = data;
        this.interpretation = interpretation;
    }

    /** Judges a statement at the same level in both directions. */
    Atom judge(Formula statement, double level) {
        return statement instanceof Growth ? new GrowthJudge(data, interpretation, level).judge((Growth) statement)
                : new RelationJudge(data, interpretation, level).judge((Relation) statement);
    }

    /**
     * Confirms a statement by a test at one level, and rejects it by a test at another. If neither does, the figures
     * are those of the stricter test.
     */
    Atom judge(Formula statement, double holds, double fails) {
        Atom confirmed = judge(statement, holds);
        if (holds == fails || confirmed.reason().isPresent() || confirmed.truth() == Truth.HOLDS) {
            return confirmed;
        }
        Atom refuted = judge(statement, fails);
        return refuted.truth() == Truth.FAILS ? refuted : unknown(holds < fails ? confirmed : refuted);
    }

    private static Atom unknown(Atom atom) {
        return new Atom(atom.statement(), Evidence.of(Truth.UNKNOWN, atom.estimate()), atom.wasRun(), atom.figures());
    }
}
