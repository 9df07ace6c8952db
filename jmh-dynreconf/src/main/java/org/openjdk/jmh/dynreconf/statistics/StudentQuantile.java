package org.openjdk.jmh.dynreconf.statistics;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.special.Gamma;
import org.jspecify.annotations.Nullable;

/**
 * Computes quantiles of Student's distribution by Newton's method. Right of 0 the distribution function is concave, so
 * that steps from the left never pass the quantile. From the normal quantile, which is never above it, a few steps
 * suffice, whereas bracketing evaluates the distribution function some thirty times. Thread-safe.
 */
public final class StudentQuantile {

    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);
    private static final double PRECISION = 1e-12;
    /** With heavy tails, Newton's method needs more steps than a search. */
    private static final int MOST_STEPS = 20;
    /** Gives several times as many places as the interim analyses of a run have different levels. */
    private static final int BITS = 10;
    /** 2³² divided by the golden ratio: multiplication makes the upper bits of a hash depend on all of them. */
    private static final int SPREAD = 0x9E3779B9;
    /**
     * Caches recent answers by the hash of the question, as many benchmarks use the same few. Answers are immutable:
     * threads that do not see each other's entries compute a value twice, without other effects.
     */
    private static final @Nullable Answer[] ANSWERS = new Answer[1 << BITS];

    private StudentQuantile() {
    }

    /**
     * Returns the quantile at a probability from 0.5 to below 1, exact to ten digits.
     *
     * @param freedom degrees of freedom, above 0; infinity gives the quantile of the normal distribution
     */
    public static double of(double probability, double freedom) {
        int place = (31 * Double.hashCode(probability) + Double.hashCode(freedom)) * SPREAD >>> Integer.SIZE - BITS;
        Answer known = ANSWERS[place];
        if (known == null || known.probability != probability || known.freedom != freedom) {
            known = new Answer(probability, freedom, computed(probability, freedom));
            ANSWERS[place] = known;
        }
        return known.quantile;
    }

    private static double computed(double probability, double freedom) {
        if (freedom == Double.POSITIVE_INFINITY) {
            return Math.max(0, NORMAL.inverseCumulativeProbability(probability));
        }
        TDistribution distribution = new TDistribution(null, freedom);
        double logConstant = Gamma.logGamma((freedom + 1) / 2) - Gamma.logGamma(freedom / 2)
                - Math.log(freedom * Math.PI) / 2;
        double quantile = Math.max(0, NORMAL.inverseCumulativeProbability(probability));
        for (int i = 0; i < MOST_STEPS; i++) {
            double logDensity = logConstant - (freedom + 1) / 2 * Math.log1p(quantile * quantile / freedom);
            double step = (probability - distribution.cumulativeProbability(quantile)) / Math.exp(logDensity);
            quantile += step;
            if (Math.abs(step) <= PRECISION * quantile) {
                return quantile;
            }
        }
        return distribution.inverseCumulativeProbability(probability);
    }

    /** Holds a quantile with its arguments. */
    private static final class Answer {

        private final double probability;
        private final double freedom;
        private final double quantile;

        Answer(double probability, double freedom, double quantile) {
            this.probability = probability;
            this.freedom = freedom;
            this.quantile = quantile;
        }
    }
}
