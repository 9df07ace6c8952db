package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.List;

/** Represents the negation of a formula. */
public final class Negation extends Formula {

    private final Formula negated;

    public Negation(Formula negated) {
        this.negated = negated;
    }

    public Formula negated() {
        return negated;
    }

    @Override
    public <R> R accept(FormulaVisitor<R> visitor) {
        return visitor.negation(this);
    }

    @Override
    public List<Measured> measured() {
        return negated.measured();
    }

    @Override
    public long atoms() {
        return negated.atoms();
    }

    @Override
    public String toString() {
        return "not (" + negated + ")";
    }
}
