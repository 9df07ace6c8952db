package org.openjdk.jmh.production.judged;

import java.util.Locale;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Whether a benchmark takes as long as production. */
public enum Likeness {

    /** The whole interval of the ratio is within the tolerance. */
    ALIKE("alike"),

    /** The whole interval is above it. */
    SLOWER("slower"),

    /** The whole interval is below it. */
    FASTER("faster"),

    /** The interval says neither. */
    UNDECIDED("undecided"),

    /** The method is too short for what timing it costs. */
    TOO_SHORT("too short"),

    /** The benchmark measures several methods together. */
    TOGETHER("one of several");

    private final String words;

    Likeness(String words) {
        this.words = words;
    }

    /**
     * Judges a ratio.
     *
     * @param ratio     of production to the benchmark, with its interval
     * @param tolerance share by which both may differ, above 0: 0.25 stands for ratios from 1 / 1.25 to 1.25
     */
    static Likeness of(Interval ratio, double tolerance) {
        double most = 1 + tolerance;
        return ratio.lower() > most ? SLOWER : ratio.upper() < 1 / most ? FASTER
                : ratio.lower() >= 1 / most && ratio.upper() <= most ? ALIKE : UNDECIDED;
    }

    /** The name in other formats than Java. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** For readers. */
    @Override
    public String toString() {
        return words;
    }
}
