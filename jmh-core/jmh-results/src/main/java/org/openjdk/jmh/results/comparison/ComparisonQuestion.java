package org.openjdk.jmh.results.comparison;

import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;

/** Holds the settings of a comparison; immutable. */
public final class ComparisonQuestion {

    /** Default false discovery rate. */
    public static final double RATE = 0.05;

    private final ComparisonSettings settings;
    private final double rate;

    /**
     * Creates a question.
     *
     * @param settings of the comparison of each benchmark
     * @param rate     the false discovery rate: the share of all reported changes that may be wrong, between 0 and 1
     */
    public ComparisonQuestion(ComparisonSettings settings, double rate) {
        this.settings = settings;
        this.rate = rate;
    }

    /** Returns the defaults: a tolerance of 3 %, 95 % intervals and a false discovery rate of 5 %. */
    public static ComparisonQuestion standard() {
        return new ComparisonQuestion(ComparisonSettings.standard(), RATE);
    }

    public ComparisonSettings settings() {
        return settings;
    }

    public double rate() {
        return rate;
    }
}
