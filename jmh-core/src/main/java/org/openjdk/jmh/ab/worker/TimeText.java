package org.openjdk.jmh.ab.worker;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.TimeValue;

/** Encodes times as a word: the number, a colon, and Java's name of the unit. */
final class TimeText {

    private static final String UNKNOWN = "-";

    private TimeText() {
    }

    /** Returns the word for a time, or for null. */
    static String of(TimeValue time) {
        return time == null ? UNKNOWN : time.getTime() + ":" + time.getTimeUnit().name();
    }

    /** Returns the time of a word, or null. */
    static TimeValue time(String word) {
        if (word.equals(UNKNOWN)) {
            return null;
        }
        int colon = word.indexOf(':');
        return new TimeValue(Long.parseLong(word.substring(0, colon)), TimeUnit.valueOf(word.substring(colon + 1)));
    }
}
