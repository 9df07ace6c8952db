package org.openjdk.jmh.runner.options;

import java.util.Locale;

/** How the two forks of a block run, one of each side. */
public enum SideOrder {

    /** One after the other. */
    INTERLEAVED,

    /** Both VMs are alive, and run one iteration each in turns. */
    ALTERNATING,

    /** Both at the same time, on disjoint cores. */
    DUET;

    /** Returns the name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
