package org.openjdk.jmh.dynreconf.comparison;

/** Names the direction of better values of a metric. */
public enum Direction {

    /** For example, operations per time. */
    HIGHER_IS_BETTER,

    /** For example, time or bytes per operation. */
    LOWER_IS_BETTER,

    /** For example, megabytes per second. Values may be the same, but no change is better or worse. */
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
