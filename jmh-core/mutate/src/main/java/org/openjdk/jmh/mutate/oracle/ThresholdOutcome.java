package org.openjdk.jmh.mutate.oracle;

/** What a comparison of a mutant with the original says of one threshold. */
public enum ThresholdOutcome {

    /** Nothing yet. */
    OPEN,

    /** The mutant is slower by more than that. */
    KILLED,

    /** It is slower by less than that, if at all. */
    NOT_SLOWER,

    /** With what the blocks scatter, a kill is not to be expected within the bound on blocks, or has not come by then. */
    TOO_NOISY,

    /** Forks are lost, or scores are none that have a ratio. */
    FAILED
}
