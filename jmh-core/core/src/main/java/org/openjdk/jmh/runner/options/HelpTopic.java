package org.openjdk.jmh.runner.options;

import java.util.Locale;

/** What options of ours are for: {@code -h} has a line for each of them, {@code -h TOPIC} the whole text. */
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

    /** Returns what it is about, in less than a line. */
    String title() {
        return title;
    }

    /** Returns what somebody types behind {@code -h}. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
