package org.openjdk.jmh.dynreconf.bisection;

/** How far a bisection is. */
public enum BisectionState {

    /** Whether first and last version differ is not decided. */
    COMPARING_ENDS,

    /** They do, and it is not known where. */
    SEARCHING,

    /** It is known where, as surely as was asked for. */
    FOUND,

    /** First and last version are the same within the tolerance. */
    NO_DIFFERENCE,

    /** First and last version could not be told apart, nor be shown to be the same. */
    UNDECIDED,

    /** They differ, and as many forks as are allowed could not tell where. */
    BOUND;

    /** {@return whether another fork is needed} */
    public boolean isOpen() {
        return this == COMPARING_ENDS || this == SEARCHING;
    }
}
