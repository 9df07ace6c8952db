package org.openjdk.jmh.dynreconf.attribution;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/** What a method costs on both sides, and how these costs differ; immutable. */
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

    /** Its name. */
    public String method() {
        return method;
    }

    /** What it costs in an operation of the baseline, on average over forks. */
    public MethodCost baseline() {
        return baseline;
    }

    /** What it costs in an operation of the candidate, on average over forks. */
    public MethodCost candidate() {
        return candidate;
    }

    /** How much more its own code costs in the candidate, with its interval over blocks. */
    public Interval exclusive() {
        return exclusive.interval(confidence);
    }

    /** How much more it costs in the candidate with all that it calls, with its interval over blocks. */
    public Interval inclusive() {
        return inclusive.interval(confidence);
    }

    BlockDifference test() {
        return inclusive;
    }

    /** Whether it may as well cost the same, by the interval that is shown. */
    boolean isVague() {
        return inclusive().contains(0);
    }

    /** Whether only one side was seen in it. */
    boolean isOfOneSide() {
        return (baseline.inclusive() == 0) != (candidate.inclusive() == 0);
    }
}
