package org.openjdk.jmh.ab.worker;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.TimeValue;

/** Times as a word: the number, a colon, and the unit as Java names it. */
final class TimeText {

    private static final String UNKNOWN = "-";

    private TimeText() {
    }

    /** The word for a time, or for null. */
    static String of(TimeValue time) {
        return time == null ? UNKNOWN : time.getTime() + ":" + time.getTimeUnit().name();
    }

    /** The time of such a word, or null. */
    static TimeValue time(String word) {
        if (word.equals(UNKNOWN)) {
            return null;
        }
        int colon = word.indexOf(':');
        return new TimeValue(Long.parseLong(word.substring(0, colon)), TimeUnit.valueOf(word.substring(colon + 1)));
    }
}
