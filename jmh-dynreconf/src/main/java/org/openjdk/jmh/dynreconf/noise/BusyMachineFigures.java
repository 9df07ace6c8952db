package org.openjdk.jmh.dynreconf.noise;

/** Names the figures of measurements on a busy machine. */
public final class BusyMachineFigures {

    /** The share of all processors that other programs used while the fork ran, from 0 to 1. */
    public static final String OTHERS = "othersUsed";

    /** The number of iterations after those that were judged, so that none of these is in the result. */
    public static final String FOLLOWING = "followingIterations";

    private BusyMachineFigures() {
    }
}
