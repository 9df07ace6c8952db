package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Collections;
import java.util.List;
import java.util.Map;

/** The growth of a benchmark with a parameter, compared with an order such as n log n. */
public final class Growth extends AtomicFormula {

    /**
     * By how much an exponent may exceed that of the order where a formula gives nothing else. Caches alone let the
     * time of a linear algorithm grow faster than its input; a tenth is a quarter more for ten times the input.
     */
    public static final double TOLERANCE = 0.1;

    private final Measured grown;
    private final Order order;

    /**
     * Creates a claim on growth.
     *
     * @param grown  the benchmark, with values for its other parameters
     * @param relator   how it grows in comparison
     * @param order     to compare with, in the parameter that varies
     * @param tolerance by which the exponent may differ, 0 or more
     */
    public Growth(Measured grown, Relator relator, Order order, double tolerance) {
        super(relator, tolerance);
        this.grown = grown;
        this.order = order;
    }

    /** {@return the benchmark that grows, with values for its other parameters} */
    public Measured grown() {
        return grown;
    }

    /** {@return the order of growth that it is compared with} */
    public Order order() {
        return order;
    }

    /**
     * Returns the same with values for variables.
     *
     * @param values by name of the variable
     * @return without variables, if each has a value
     */
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
