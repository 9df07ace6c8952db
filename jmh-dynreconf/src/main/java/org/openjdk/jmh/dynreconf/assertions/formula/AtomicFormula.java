package org.openjdk.jmh.dynreconf.assertions.formula;

/** A formula that is judged as a whole; immutable. */
public abstract class AtomicFormula extends Formula {

    private final Relator relator;
    private final double tolerance;

    AtomicFormula(Relator relator, double tolerance) {
        this.relator = relator;
        this.tolerance = tolerance;
    }

    /**
     * How what is measured relates to what it is compared with.
     *
     * @return one of three
     */
    public final Relator relator() {
        return relator;
    }

    /**
     * By how much what is compared may differ.
     *
     * @return of a relation a share of the smaller side, of a growth a difference of exponents; 0 or more
     */
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
