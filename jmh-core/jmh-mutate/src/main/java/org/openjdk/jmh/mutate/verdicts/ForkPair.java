package org.openjdk.jmh.mutate.verdicts;

import java.util.Arrays;

/**
 * Represents one fork of the original and one of a mutant, run directly after each other with the same benchmark.
 * Immutable.
 */
public final class ForkPair {

    private final double[] original;
    private final double[] mutant;

    public ForkPair(double[] original, double[] mutant) {
        this.original = original.clone();
        this.mutant = mutant.clone();
    }

    public double[] original() {
        return original.clone();
    }

    public double[] mutant() {
        return mutant.clone();
    }

    /**
     * Returns the logarithm of the ratio of means, above 0 if the mutant was slower; NaN or infinite if a mean is not
     * above 0. Times, but not rates, are better if lower.
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
