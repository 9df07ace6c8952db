package org.openjdk.jmh.dynreconf.assertions.formula;

/** Represents a formula that is judged as a whole; immutable. */
public abstract class AtomicFormula extends Formula {

    private final Relator relator;
    private final double tolerance;

    AtomicFormula(Relator relator, double tolerance) {
        this.relator = relator;
        this.tolerance = tolerance;
    }

    public final Relator relator() {
        return relator;
    }

    /** Returns the tolerance: of a relation a share of the smaller side, of a growth a difference of exponents. */
    public final double tolerance() {
        return tolerance;
    }

    @Override
    public final long atoms() {
        return 1;
    }

    @Override
    final String operand() {
        return toString();
    }
}
