package org.openjdk.jmh.precision;

import java.util.Locale;

/** What a result may be used for, in one word. */
public enum Trust {

    /** As precise as wanted. */
    GOOD,
    /** Less precise than wanted, but good for changes that are larger than that. */
    FAIR,
    /** Known, but too imprecise to be good for anything, or not as the criteria want it. */
    ROUGH,
    /** Precise, but of forks that had not settled when they ended. */
    UNSETTLED,
    /** Nobody knows how precise. */
    UNKNOWN,
    /** There is no result. */
    FAILED;

    /**
     * Returns what JSON calls it.
     *
     * @return one word in small letters
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
