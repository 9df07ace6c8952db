package org.openjdk.jmh.dynreconf.measurement;

/** Names the sides of a comparison. Without a comparison, all forks are of the baseline. */
public enum ComparedSide {

    /** The side before the change. */
    BASELINE,

    /** The side after the change. */
    CANDIDATE
}
