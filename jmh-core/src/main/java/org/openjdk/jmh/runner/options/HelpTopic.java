package org.openjdk.jmh.runner.options;

import java.util.Locale;

/**
 * Topic of the help on our options: {@code -h} prints one line for each option, {@code -h TOPIC} the full text of a
 * topic.
 */
enum HelpTopic {

    DYNAMIC("Dynamic runs: warmup and forks end when measurements are stable"),
    COMPARE("Comparing with earlier results, or with another jar"),
    TWO_SIDES("Two versions, JVMs or settings in one run"),
    TIME("Time, order and place of forks"),
    FILES("Files that outlast a run"),
    ASSERTIONS("Benchmarks that fail a build"),
    COUNT("Counting work instead of time");

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
