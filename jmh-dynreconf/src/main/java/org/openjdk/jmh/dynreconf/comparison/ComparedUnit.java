package org.openjdk.jmh.dynreconf.comparison;

import java.util.Locale;

/** Says which results of the same code a comparison takes the random variation from. */
public enum ComparedUnit {

    /** Iterations of single forks, if the settings allow that. */
    ITERATION,

    /** Forks: the rule. */
    FORK,

    /** Whole runs, if there is a history of them. */
    RUN;

    /** Returns the name in a sentence. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
