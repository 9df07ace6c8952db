package org.openjdk.jmh.dynreconf.statistics;

/** Defines the level of the tests that decide whether something changed. */
public final class Significance {

    /** One minus the confidence level of 99 % in the FSE'20 paper. */
    public static final double LEVEL = 0.01;

    private Significance() {
    }
}
