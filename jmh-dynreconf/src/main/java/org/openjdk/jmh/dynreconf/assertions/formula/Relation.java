package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Represents a comparison of two terms of the same dimension. */
public final class Relation extends AtomicFormula {

    /** The default tolerance of {@code =}: 3 %. */
    public static final double TOLERANCE = 0.03;

    private static final double PERCENT = 100;
    /** Removes rounding errors of the multiplication by 100 from the text. */
    private static final double DIGITS = 1e6;

    private final Term left;
    private final Term right;

    /**
     * Creates a relation; at least one side has a benchmark. The tolerance, 0 or more, is the share by which equal
     * sides may differ; other relations ignore it.
     */
    public Relation(Term left, Relator relator, Term right, double tolerance) {
        super(relator, tolerance);
        this.left = left;
        this.right = right;
    }

    public Term left() {
        return left;
    }

    public Term right() {
        return right;
    }

    public Dimension dimension() {
        return left.dimension;
    }

    /** Returns the relation with values for variables, by name. */
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
