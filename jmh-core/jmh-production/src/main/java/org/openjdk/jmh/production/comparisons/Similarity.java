package org.openjdk.jmh.production.comparisons;

import java.util.Locale;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Lists the results of comparing a benchmark's time with production's. */
public enum Similarity {

    /** The interval of the ratio is within the tolerance. */
    ALIKE("alike"),

    /** The interval of the ratio is above the tolerance: production is slower. */
    SLOWER("slower"),

    /** The interval of the ratio is below the tolerance: production is faster. */
    FASTER("faster"),

    /** The interval of the ratio crosses a limit of the tolerance. */
    UNDECIDED("undecided"),

    /** The method is so short that the cost of timing it distorts the ratio. */
    TOO_SHORT("too short"),

    /** The benchmark measures several methods, so its time cannot be compared with that of one. */
    TOGETHER("one of several");

    private final String words;

    Similarity(String words) {
        this.words = words;
    }

    /**
     * Compares a ratio with a tolerance.
     *
     * @param ratio     production divided by the benchmark, with its 95 % interval
     * @param tolerance maximum relative difference, above 0: 0.25 allows ratios from 1 / 1.25 to 1.25
     */
    static Similarity of(Interval ratio, double tolerance) {
        double most = 1 + tolerance;
        return ratio.lower() > most ? SLOWER : ratio.upper() < 1 / most ? FASTER
                : ratio.lower() >= 1 / most && ratio.upper() <= most ? ALIKE : UNDECIDED;
    }

    /** Returns the name in JSON and HTML. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return words;
    }
}
