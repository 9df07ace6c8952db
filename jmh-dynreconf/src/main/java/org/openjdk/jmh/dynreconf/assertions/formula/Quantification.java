package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Represents a formula for all of some values, or for at least one of them. */
public final class Quantification extends Formula {

    private final boolean universal;
    private final String variable;
    private final List<String> values;
    private final Formula body;

    /**
     * Creates a quantification.
     *
     * @param universal whether the formula must hold for all values; otherwise for at least one
     * @param values    at least one
     */
    public Quantification(boolean universal, String variable, List<String> values, Formula body) {
        this.universal = universal;
        this.variable = variable;
        this.values = Collections.unmodifiableList(new ArrayList<>(values));
        this.body = body;
    }

    public boolean isUniversal() {
        return universal;
    }

    public String variable() {
        return variable;
    }

    /** Returns the values, unmodifiable, at least one. */
    public List<String> values() {
        return values;
    }

    public Formula body() {
        return body;
    }

    @Override
    public <R> R accept(FormulaVisitor<R> visitor) {
        return visitor.quantification(this);
    }

    @Override
    public List<Measured> measured() {
        return body.measured();
    }

    @Override
    public long atoms() {
        return values.size() * body.atoms();
    }

    @Override
    public String toString() {
        return (universal ? "forall " : "exists ") + variable + " in "
                + values.stream().map(Texts::value).collect(Collectors.joining(", ", "{", "}")) + ": " + body;
    }
}
