package org.openjdk.jmh.dynreconf.comparison;

/** Names the direction of better values of a metric. */
public enum Direction {

    /** Operations per time, for example. */
    HIGHER_IS_BETTER,

    /** Time or bytes per operation, for example. */
    LOWER_IS_BETTER,

    /** Megabytes per second, for example. Values may be the same, but no change is an improvement or the opposite. */
    UNKNOWN;

    /** Returns the verdict for values that have grown. */
    Verdict whenHigher() {
        return this == UNKNOWN ? Verdict.UNDECIDED : this == HIGHER_IS_BETTER ? Verdict.FASTER : Verdict.SLOWER;
    }

    /** Returns the verdict for values that have shrunk. */
    Verdict whenLower() {
        return this == UNKNOWN ? Verdict.UNDECIDED : this == HIGHER_IS_BETTER ? Verdict.SLOWER : Verdict.FASTER;
    }
}
