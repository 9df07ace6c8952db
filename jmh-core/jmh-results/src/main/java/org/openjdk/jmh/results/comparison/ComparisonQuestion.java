package org.openjdk.jmh.results.comparison;

import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;

/** Holds the settings of a comparison, for each benchmark and for all of them together; immutable. */
public final class ComparisonQuestion {

    /** The default share of changes that may be wrong. */
    public static final double RATE = 0.05;

    private final ComparisonSettings settings;
    private final double rate;

    /**
     * Creates a question.
     *
     * @param settings of the comparison of each benchmark
     * @param rate     the share of all changes that may be wrong (the false discovery rate), between 0 and 1
     */
    public ComparisonQuestion(ComparisonSettings settings, double rate) {
        this.settings = settings;
        this.rate = rate;
    }

    /** Returns the defaults: a tolerance of 3 %, intervals at 95 %, and of the changes at most 5 % wrong. */
    public static ComparisonQuestion standard() {
        return new ComparisonQuestion(ComparisonSettings.standard(), RATE);
    }

    /** Returns the settings of the comparison of each benchmark. */
    public ComparisonSettings settings() {
        return settings;
    }

    /** Returns the share of all changes that may be wrong. */
    public double rate() {
        return rate;
    }
}
