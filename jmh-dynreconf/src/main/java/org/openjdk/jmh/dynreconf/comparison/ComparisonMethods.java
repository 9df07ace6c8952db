package org.openjdk.jmh.dynreconf.comparison;

/** Creates the comparison methods. */
public final class ComparisonMethods {

    private static final ComparisonMethod WELCH = new WelchMethod();

    private ComparisonMethods() {
    }

    /** Returns the default, {@code welch}: Welch's interval of the logarithms of fork means. */
    public static ComparisonMethod standard() {
        return WELCH;
    }

    /** Returns the method {@code bootstrap}: percentiles of the ratio of means, with forks and iterations resampled. */
    public static ComparisonMethod bootstrap() {
        return new BootstrapMethod();
    }

    /**
     * Returns the method {@code paired}, Student's interval of differences of logarithms, for as many forks of either
     * side in the order of their pairs, which stored results do not have.
     */
    public static ComparisonMethod paired() {
        return new PairedMethod(false);
    }

    /**
     * Returns the method {@code trimmed} for pairs of counted forks: without the extreme fifths, from five pairs on.
     */
    public static ComparisonMethod trimmedPairs() {
        return new PairedMethod(true);
    }

    /** Returns a method for forks that ran in pairs: the wanted one if it is of that kind, or {@link #paired()}. */
    public static ComparisonMethod ofPairs(ComparisonMethod wanted) {
        return wanted instanceof PairedMethod ? wanted : paired();
    }

    /**
     * Returns the default method for a benchmark whose fork variation is known from earlier runs, which is used unless
     * the forks of a side vary more. It has the name of the default, and is the default with too little data.
     *
     * @param variation the standard deviation of logarithms of fork means within earlier runs
     * @param freedom   its degrees of freedom: the forks of these runs less their number
     */
    public static ComparisonMethod knowing(double variation, int freedom) {
        return variation > 0 && freedom >= KnownVarianceMethod.LEAST_FREEDOM
                ? new KnownVarianceMethod(standard(), variation, freedom) : standard();
    }
}
