package org.openjdk.jmh.dynreconf.attribution;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Holds the cost of a method on both sides and its difference, candidate less baseline; immutable. */
public final class CostDifference {

    private final String method;
    private final MethodCost baseline;
    private final MethodCost candidate;
    private final BlockDifference exclusive;
    private final BlockDifference inclusive;
    private final double confidence;

    CostDifference(String method, MethodCost baseline, MethodCost candidate, BlockDifference exclusive,
                   BlockDifference inclusive, double confidence) {
        this.method = method;
        this.baseline = baseline;
        this.candidate = candidate;
        this.exclusive = exclusive;
        this.inclusive = inclusive;
        this.confidence = confidence;
    }

    public String method() {
        return method;
    }

    /** Returns its mean cost in an operation of the baseline. */
    public MethodCost baseline() {
        return baseline;
    }

    /** Returns its mean cost in an operation of the candidate. */
    public MethodCost candidate() {
        return candidate;
    }

    /** Returns the difference of the cost of its own code, with its interval over blocks. */
    public Interval exclusive() {
        return exclusive.interval(confidence);
    }

    /** Returns the difference of its cost with all that it calls, with its interval over blocks. */
    public Interval inclusive() {
        return inclusive.interval(confidence);
    }

    BlockDifference test() {
        return inclusive;
    }

    /** Returns whether the interval contains no difference. */
    boolean mayBeZero() {
        return inclusive().contains(0);
    }

    /** Returns whether the method has a cost on one side only. */
    boolean isOfOneSide() {
        return (baseline.inclusive() == 0) != (candidate.inclusive() == 0);
    }
}
