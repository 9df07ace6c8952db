package org.openjdk.jmh.runner.options;

import java.util.Locale;

/** When the two forks of a block run, of which each side has one. */
public enum SideOrder {

    /** One right after the other. */
    INTERLEAVED,

    /** Both at the same time, on disjoint cores. */
    DUET;

    /** As it stands in the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
