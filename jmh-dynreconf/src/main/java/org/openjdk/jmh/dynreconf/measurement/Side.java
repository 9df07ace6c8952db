package org.openjdk.jmh.dynreconf.measurement;

/**
 * One of the two things that are compared. Where nothing is compared, all forks are of the baseline.
 */
public enum Side {

    /** What is compared with. */
    BASELINE,

    /** What is compared. */
    CANDIDATE
}
