package org.openjdk.jmh.mutate.verdicts;

import java.util.Arrays;

/** Represents one fork of the original and one of a mutant, run directly after each other with the same benchmark. */
public record ForkPair(double[] original, double[] mutant) {

    /**
     * Returns the logarithm of the ratio of mean times, above 0 if the mutant was slower; NaN or infinite if a mean is
     * not above 0.
     */
    public double logSlowdown() {
        return Math.log(mean(mutant)) - Math.log(mean(original));
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
