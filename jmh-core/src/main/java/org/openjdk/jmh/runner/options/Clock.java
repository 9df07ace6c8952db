package org.openjdk.jmh.runner.options;

import java.util.Locale;

/** What the time of an iteration is, where two sides are compared. */
public enum Clock {

    /** The time that has passed, without that for which threads waited for a processor. */
    OWN,

    /** The time that has passed. */
    WALL;

    /** Returns the name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
