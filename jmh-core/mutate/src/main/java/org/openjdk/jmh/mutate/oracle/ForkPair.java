package org.openjdk.jmh.mutate.oracle;

import java.util.Arrays;

/** One fork of the original and one of a mutant, one right after the other, of the same benchmark. Immutable. */
public final class ForkPair {

    private final double[] original;
    private final double[] mutant;

    /**
     * Two forks.
     *
     * @param original scores of the original's iterations
     * @param mutant   scores of the mutant's, in the same unit
     */
    public ForkPair(double[] original, double[] mutant) {
        this.original = original.clone();
        this.mutant = mutant.clone();
    }

    /** Scores of the original's iterations. */
    public double[] original() {
        return original.clone();
    }

    /** Scores of the mutant's iterations. */
    public double[] mutant() {
        return mutant.clone();
    }

    /**
     * How much slower the mutant's fork was.
     *
     * @param lowerIsBetter whether scores are times, and not rates
     * @return logarithm of the ratio of means, above 0 where the mutant was slower; NaN or infinite where a mean is not
     *         above 0
     */
    public double logSlowdown(boolean lowerIsBetter) {
        double change = Math.log(mean(mutant)) - Math.log(mean(original));
        return lowerIsBetter ? change : -change;
    }

    private static double mean(double[] scores) {
        return Arrays.stream(scores).average().orElse(Double.NaN);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ForkPair pair && Arrays.equals(original, pair.original)
                && Arrays.equals(mutant, pair.mutant);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(original) + Arrays.hashCode(mutant);
    }
}
