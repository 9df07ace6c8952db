package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Represents a comparison of the growth of a benchmark with a parameter to an order such as n log n. */
public final class Growth extends AtomicFormula {

    /**
     * The default by which an exponent may exceed that of the order. Because of caches, the time of a linear algorithm
     * grows faster than its input; a tenth is a quarter more for ten times the input.
     */
    public static final double TOLERANCE = 0.1;

    private final Measured grown;
    private final Order order;

    /**
     * Creates a growth.
     *
     * @param grown     the benchmark, with values for its other parameters
     * @param order     in the parameter that varies
     * @param tolerance by which the exponent may differ, 0 or more
     */
    public Growth(Measured grown, Relator relator, Order order, double tolerance) {
        super(relator, tolerance);
        this.grown = grown;
        this.order = order;
    }

    public Measured grown() {
        return grown;
    }

    public Order order() {
        return order;
    }

    /** Returns the formula with values for variables, by name. */
    public Growth bound(Map<String, String> values) {
        return new Growth(grown.bound(values), relator(), order, tolerance());
    }

    @Override
    public <R> R accept(FormulaVisitor<R> visitor) {
        return visitor.growth(this);
    }

    @Override
    public List<Measured> measured() {
        return Collections.singletonList(grown);
    }

    @Override
    public String toString() {
        return "growth(" + grown + ", " + order.parameter() + ") " + relator() + " " + order
                + (tolerance() == TOLERANCE ? "" : " within " + Texts.number(tolerance()));
    }
}
