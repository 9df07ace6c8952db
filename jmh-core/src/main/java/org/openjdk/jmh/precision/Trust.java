package org.openjdk.jmh.precision;

import java.util.Locale;

/** How useful a result is, in one word. */
public enum Trust {

    /** As precise as requested. */
    GOOD,
    /** Less precise than requested, but useful for larger changes. */
    FAIR,
    /** Too imprecise to be useful, or not as the criteria require. */
    ROUGH,
    /** Precise, but from forks that were not steady at their end. */
    UNSETTLED,
    UNKNOWN,
    FAILED;

    /** Returns the value in JSON. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
