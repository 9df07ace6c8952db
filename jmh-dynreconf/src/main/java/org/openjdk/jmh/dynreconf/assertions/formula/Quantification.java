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
     * A quantification.
     *
     * @param universal whether it is stated for all values; otherwise for at least one
     * @param variable  name that stands for the values
     * @param values    at least one
     * @param body      the formula in which the variable stands
     */
    public Quantification(boolean universal, String variable, List<String> values, Formula body) {
        this.universal = universal;
        this.variable = variable;
        this.values = Collections.unmodifiableList(new ArrayList<>(values));
        this.body = body;
    }

    /**
     * Whether it is stated for all values.
     *
     * @return false where one is enough
     */
    public boolean isUniversal() {
        return universal;
    }

    /**
     * What stands for the values.
     *
     * @return a name
     */
    public String variable() {
        return variable;
    }

    /**
     * The values.
     *
     * @return unmodifiable, at least one
     */
    public List<String> values() {
        return values;
    }

    /**
     * What is stated.
     *
     * @return the formula
     */
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
