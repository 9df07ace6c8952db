package org.openjdk.jmh.dynreconf.measurement;

/**
 * Which of the two sides that are compared. Where nothing is compared, all forks are of the baseline.
 */
public enum ComparedSide {

    /** What is compared with. */
    BASELINE,

    /** What is compared. */
    CANDIDATE
}
