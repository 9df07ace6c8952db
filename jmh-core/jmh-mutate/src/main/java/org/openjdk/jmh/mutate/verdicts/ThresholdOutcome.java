package org.openjdk.jmh.mutate.verdicts;

/** Lists the outcomes of a comparison at one threshold. */
public enum ThresholdOutcome {

    /** Not decided yet. */
    OPEN,

    /** The mutant is slower by more than the threshold. */
    KILLED,

    /** The mutant is slower by less than the threshold, or not slower. */
    NOT_SLOWER,

    /** All blocks are used up, or vary so much that a kill is unlikely. */
    TOO_NOISY,

    /** Forks failed, or scores have no ratio. */
    FAILED
}
