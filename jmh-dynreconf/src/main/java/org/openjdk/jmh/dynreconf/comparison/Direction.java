package org.openjdk.jmh.dynreconf.comparison;

/** Which values of a metric are the better ones. */
public enum Direction {

    /** Operations per time, for example. */
    HIGHER_IS_BETTER,

    /** Time or bytes per operation, for example. */
    LOWER_IS_BETTER;

    /** What values that have grown mean. */
    Verdict whenHigher() {
        return this == HIGHER_IS_BETTER ? Verdict.FASTER : Verdict.SLOWER;
    }

    /** What values that have shrunk mean. */
    Verdict whenLower() {
        return this == HIGHER_IS_BETTER ? Verdict.SLOWER : Verdict.FASTER;
    }
}
