package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A formula stated for all of some values, or for at least one of them. */
public final class Quantification extends Formula {

    private final boolean universal;
    private final String variable;
    private final List<String> values;
    private final Formula body;

    /**
     * Creates a quantification.
     *
     * @param universal whether the formula must hold for all values; otherwise for at least one
     * @param variable  name of the variable
     * @param values    at least one
     * @param body      the formula with the variable
     */
    public Quantification(boolean universal, String variable, List<String> values, Formula body) {
        this.universal = universal;
        this.variable = variable;
        this.values = Collections.unmodifiableList(new ArrayList<>(values));
        this.body = body;
    }

    /** {@return whether the formula must hold for all values; false if one value suffices} */
    public boolean isUniversal() {
        return universal;
    }

    /** {@return the name of the variable} */
    public String variable() {
        return variable;
    }

    /** {@return the values, unmodifiable, at least one} */
    public List<String> values() {
        return values;
    }

    /** {@return the formula for each value} */
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
