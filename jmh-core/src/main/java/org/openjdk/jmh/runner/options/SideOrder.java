package org.openjdk.jmh.runner.options;

import java.util.Locale;

/** How the two forks of a pair run, one of each side. */
public enum SideOrder {

    /** One fork after the other. */
    INTERLEAVED,

    /** One iteration each in turns; both VMs are alive. */
    ALTERNATING,

    /** Both at the same time, on disjoint cores. */
    DUET;

    /** Returns the name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
