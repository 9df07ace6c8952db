package org.openjdk.jmh.dynreconf.comparison;

import java.util.Locale;

/** What a comparison takes the scatter of: results of the same code whose differences stand for chance. */
public enum ComparedUnit {

    /** Iterations of single forks, because somebody insisted. */
    ITERATION,

    /** Forks: the rule. */
    FORK,

    /** Whole runs, where there is a history of them. */
    RUN;

    /** The name in a sentence. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
