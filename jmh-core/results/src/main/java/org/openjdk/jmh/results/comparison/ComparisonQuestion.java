package org.openjdk.jmh.results.comparison;

import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;

/** What is asked when two sides are compared: of each benchmark, and of all of them. Immutable. */
public final class ComparisonQuestion {

    /** The share of changes that may be wrong, where nobody says otherwise. */
    public static final double RATE = 0.05;

    private final ComparisonSettings settings;
    private final double rate;

    /**
     * A question.
     *
     * @param settings of the comparison of each benchmark
     * @param rate     the share of all changes that may be wrong (the false discovery rate), between 0 and 1
     */
    public ComparisonQuestion(ComparisonSettings settings, double rate) {
        this.settings = settings;
        this.rate = rate;
    }

    /** The defaults: a tolerance of 3 %, intervals at 95 %, and of the changes at most 5 % wrong. */
    public static ComparisonQuestion standard() {
        return new ComparisonQuestion(ComparisonSettings.standard(), RATE);
    }

    /** The settings of the comparison of each benchmark. */
    public ComparisonSettings settings() {
        return settings;
    }

    /** The share of all changes that may be wrong. */
    public double rate() {
        return rate;
    }
}
