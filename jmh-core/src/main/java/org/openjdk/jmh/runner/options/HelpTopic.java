package org.openjdk.jmh.runner.options;

import java.util.Locale;

/**
 * A topic of the help: {@code -h} prints the options that most users need, {@code -h TOPIC} the full text of a topic.
 */
enum HelpTopic {

    JMH("JMH's own options"),
    DYNAMIC("Dynamic runs: stop when the result is good enough"),
    COMPARE("Compare with earlier results or with another jar"),
    TWO_SIDES("Compare two versions, JVMs or settings in one run"),
    COUNT("Count instructions instead of measuring time"),
    TIME("Time limit, order and shards of a run"),
    FILES("Pages, journals, history and stored results"),
    ASSERTIONS("Assertions: benchmarks that fail a build");

    private final String title;

    HelpTopic(String title) {
        this.title = title;
    }

    /** Returns a title of less than a line. */
    String title() {
        return title;
    }

    /** Returns the word to type after {@code -h}. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
