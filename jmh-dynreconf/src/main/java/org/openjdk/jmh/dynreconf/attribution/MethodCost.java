package org.openjdk.jmh.dynreconf.attribution;

/** Holds the cost of a method in an operation; immutable. */
public final class MethodCost {

    /** The cost of a method that is not called. */
    public static final MethodCost NONE = new MethodCost(0, 0);

    private final double exclusive;
    private final double inclusive;

    /**
     * Creates a cost, 0 or more.
     *
     * @param exclusive of its own code
     * @param inclusive of its own code and of all that it calls; recursive calls count once
     * @throws IllegalArgumentException if one of them is negative or NaN
     */
    public MethodCost(double exclusive, double inclusive) {
        if (!(exclusive >= 0 && inclusive >= 0)) {
            throw new IllegalArgumentException("no costs: " + exclusive + " and " + inclusive);
        }
        this.exclusive = exclusive;
        this.inclusive = inclusive;
    }

    /** Returns the cost of its own code. */
    public double exclusive() {
        return exclusive;
    }

    /** Returns the cost of its own code and of all that it calls. */
    public double inclusive() {
        return inclusive;
    }

    MethodCost plus(double own, double all) {
        return new MethodCost(exclusive + own, inclusive + all);
    }
}
