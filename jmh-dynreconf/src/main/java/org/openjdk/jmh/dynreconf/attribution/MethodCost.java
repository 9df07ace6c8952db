package org.openjdk.jmh.dynreconf.attribution;

/** Holds the cost of a method in an operation; immutable. */
public final class MethodCost {

    /** The cost of a method that is not called. */
    public static final MethodCost NONE = new MethodCost(0, 0);

    private final double exclusive;
    private final double inclusive;

    /**
     * Creates a cost.
     *
     * @param exclusive of its own code, 0 or more
     * @param inclusive of its own code and of all that it calls; a call of itself counts once
     * @throws IllegalArgumentException if one of them is negative or no number
     */
    public MethodCost(double exclusive, double inclusive) {
        if (!(exclusive >= 0 && inclusive >= 0)) {
            throw new IllegalArgumentException("no costs: " + exclusive + " and " + inclusive);
        }
        this.exclusive = exclusive;
        this.inclusive = inclusive;
    }

    /** Of its own code. */
    public double exclusive() {
        return exclusive;
    }

    /** Of its own code and of all that it calls. */
    public double inclusive() {
        return inclusive;
    }

    MethodCost plus(double own, double all) {
        return new MethodCost(exclusive + own, inclusive + all);
    }
}
