package org.openjdk.jmh.dynreconf.comparison;

/** Which values of a metric are the better ones. */
public enum Direction {

    /** Operations per time, for example. */
    HIGHER_IS_BETTER,

    /** Time or bytes per operation, for example. */
    LOWER_IS_BETTER,

    /** Megabytes per second, for example. Values may be the same, but no change is an improvement or the opposite. */
    UNKNOWN;

    /** What values that have grown mean. */
    Verdict whenHigher() {
        return this == UNKNOWN ? Verdict.UNDECIDED : this == HIGHER_IS_BETTER ? Verdict.FASTER : Verdict.SLOWER;
    }

    /** What values that have shrunk mean. */
    Verdict whenLower() {
        return this == UNKNOWN ? Verdict.UNDECIDED : this == HIGHER_IS_BETTER ? Verdict.SLOWER : Verdict.FASTER;
    }
}
