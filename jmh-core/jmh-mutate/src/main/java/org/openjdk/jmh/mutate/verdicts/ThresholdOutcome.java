package org.openjdk.jmh.mutate.verdicts;

/** Outcome of a comparison at one threshold. */
public enum ThresholdOutcome {

    /** Not decided yet. */
    OPEN,

    /** The mutant is slower by more than the threshold. */
    KILLED,

    /** The mutant is slower by less than the threshold, or not slower. */
    NOT_SLOWER,

    /** The blocks vary so much that a kill is unlikely within the largest number of blocks, or they are used up. */
    TOO_NOISY,

    /** Forks were lost, or scores have no ratio. */
    FAILED
}
