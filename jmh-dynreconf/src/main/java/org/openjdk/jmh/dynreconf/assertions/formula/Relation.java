package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Two terms of the same dimension, compared. */
public final class Relation extends AtomicFormula {

    /** The tolerance of {@code =} where a formula gives none: 3 %. */
    public static final double TOLERANCE = 0.03;

    private static final double PERCENT = 100;
    /** Keeps what multiplication by 100 adds out of the text. */
    private static final double DIGITS = 1e6;

    private final Term left;
    private final Term right;

    /**
     * Creates a relation.
     *
     * @param left      one side
     * @param relator   how it relates to the other
     * @param right     the other side; one of both has a benchmark
     * @param tolerance the share by which equal sides may differ, 0 or more; means nothing to other relations
     */
    public Relation(Term left, Relator relator, Term right, double tolerance) {
        super(relator, tolerance);
        this.left = left;
        this.right = right;
    }

    /** {@return the left side} */
    public Term left() {
        return left;
    }

    /** {@return the right side} */
    public Term right() {
        return right;
    }

    /** {@return the dimension of both sides} */
    public Dimension dimension() {
        return left.dimension();
    }

    /**
     * Returns the same with values for variables.
     *
     * @param values by name of the variable
     * @return without variables, if each has a value
     */
    public Relation bound(Map<String, String> values) {
        return new Relation(left.bound(values), relator(), right.bound(values), tolerance());
    }

    @Override
    public <R> R accept(FormulaVisitor<R> visitor) {
        return visitor.relation(this);
    }

    @Override
    public List<Measured> measured() {
        List<Measured> both = new ArrayList<>();
        left.measured().ifPresent(both::add);
        right.measured().ifPresent(both::add);
        return both;
    }

    @Override
    public String toString() {
        return left + " " + relator() + " " + right + (relator() != Relator.EQUAL || tolerance() == TOLERANCE ? ""
                : " within " + Texts.number(Math.round(PERCENT * tolerance() * DIGITS) / DIGITS) + "%");
    }
}
