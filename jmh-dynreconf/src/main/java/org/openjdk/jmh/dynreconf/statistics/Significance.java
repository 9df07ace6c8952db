package org.openjdk.jmh.dynreconf.statistics;

/** The level of the tests that decide whether something changed. */
public final class Significance {

    /** One minus the confidence level of 99 % at which the FSE'20 paper judges everything. */
    public static final double LEVEL = 0.01;

    private Significance() {
    }
}
