package org.openjdk.jmh.dynreconf.criteria.vector;

import org.openjdk.jmh.dynreconf.criteria.Threshold;

/**
 * Reduces a vector of stability values to the one figure that is compared with the threshold. A criterion uses one of
 * the built-in functions or its own.
 *
 * <p>Source: Laaber et al., "Dynamically Reconfiguring Software Microbenchmarks", ESEC/FSE 2020, section 4.2.3.
 */
@SuppressWarnings("ClassInitializationDeadlock") // Its implementations are reached through these constants alone.
public interface StabilityFunction {

    /**
     * Requires that the values differ by no more than the threshold: <i>max(v) − min(v) ≤ t</i>. Thresholds are
     * positive and in the unit of the stability values. A single value, which the formula alone would always find
     * stable, is undecided.
     */
    StabilityFunction VARIABILITY = new Variability();

    /**
     * Requires that the mean of the values, which are probabilities, is above the threshold: <i>mean(v) &gt; t</i>.
     * Thresholds are between 0 and 1 exclusive.
     */
    StabilityFunction PROBABILITY = new Probability();

    /** {@return the minimum number of stability values for a decision; 1 unless overridden} */
    default int minimumLength() {
        return 1;
    }

    /**
     * {@return the figure that is compared with the threshold and reported; undecided if it is not finite}
     *
     * @param vector at least {@link #minimumLength()} values, all finite, oldest first
     */
    double aggregate(double[] vector);

    /**
     * {@return how the figure is compared, and the range of thresholds}
     *
     * @param byDefault the default threshold
     */
    Threshold threshold(double byDefault);
}
