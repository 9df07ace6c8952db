package org.openjdk.jmh.runner.options;

import java.util.Locale;

/** The time of an iteration in decisions and comparisons. */
public enum Clock {

    /** Elapsed time without the time for which threads waited for a processor. */
    OWN,

    /** Elapsed time. */
    WALL;

    /** Returns the name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
