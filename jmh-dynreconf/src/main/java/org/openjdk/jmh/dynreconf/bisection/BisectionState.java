package org.openjdk.jmh.dynreconf.bisection;

/** Names the states of a bisection. */
public enum BisectionState {

    /** It is undecided whether the first and the last version differ. */
    COMPARING_ENDS,

    /** The ends differ, and the change is being located. */
    SEARCHING,

    /** The change was located with the requested confidence. */
    FOUND,

    /** The first and the last version are the same within the tolerance. */
    NO_DIFFERENCE,

    /** The first and the last version neither differ significantly nor are shown to be equivalent. */
    UNDECIDED,

    /** The ends differ, but the maximum number of forks did not suffice to locate the change. */
    BOUND;

    /** Returns whether another fork is needed. */
    public boolean isOpen() {
        return this == COMPARING_ENDS || this == SEARCHING;
    }
}
