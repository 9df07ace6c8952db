package org.openjdk.jmh.dynreconf.statistics;

/**
 * Moderates the variation of few forks, which may agree by chance: √((u² + ν v²) / (1 + ν)), as if one more degree of
 * freedom had the usual variation u (a weighted mean of variances, as in Smyth's moderated t, "Linear models and
 * empirical Bayes methods", 2004, with a prior of one degree of freedom). With v = 0.07 %, ν = 1 and u = 3 % it is
 * 2.12 %.
 */
public final class ModeratedVariation {

    private ModeratedVariation() {
    }

    /**
     * Returns the moderated variation.
     *
     * @param usual     u, a coefficient of variation, 0 or more
     * @param variation v, the coefficient of variation of the forks
     * @param freedom   ν, the degrees of freedom of v, 1 or more; the result has one more
     */
    public static double of(double usual, double variation, double freedom) {
        return Math.sqrt((usual * usual + freedom * variation * variation) / (1 + freedom));
    }
}
