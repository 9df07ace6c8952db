package org.openjdk.jmh.precision;

import java.util.Locale;

/** Usefulness of a result, in one word. */
public enum Trust {

    /** As precise as wanted. */
    GOOD,
    /** Less precise than requested, but useful for larger changes. */
    FAIR,
    /** Too imprecise to be useful, or not as the criteria require. */
    ROUGH,
    /** Precise, but from forks that were not steady at their end. */
    UNSETTLED,
    /** Precision unknown. */
    UNKNOWN,
    /** No result. */
    FAILED;

    /** Returns the value in JSON, in lower case. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
