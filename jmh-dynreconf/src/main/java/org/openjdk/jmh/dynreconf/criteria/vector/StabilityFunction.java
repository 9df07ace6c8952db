package org.openjdk.jmh.dynreconf.criteria.vector;

import org.openjdk.jmh.dynreconf.criteria.Threshold;

/**
 * Condenses a vector of stability values to the one figure that is compared with the threshold. A criterion uses one of
 * the built-in functions or brings its own.
 *
 * <p>Source: Laaber et al., "Dynamically Reconfiguring Software Microbenchmarks", ESEC/FSE 2020, section 4.2.3.
 */
@SuppressWarnings("ClassInitializationDeadlock") // Its implementations are reached through these constants alone.
public interface StabilityFunction {

    /**
     * The values differ by no more than the threshold: <i>max(v) − min(v) ≤ t</i>. Thresholds are positive and in the
     * unit of the stability values. A single value has no variability and leaves the checkpoint undecided; by the
     * formula alone it would always be stable.
     */
    StabilityFunction VARIABILITY = new Variability();

    /**
     * The mean of the values, which are probabilities, is above the threshold: <i>mean(v) &gt; t</i>. Thresholds are
     * between 0 and 1, both excluded.
     */
    StabilityFunction PROBABILITY = new Probability();

    /** {@return the minimum number of stability values for a decision; 1 unless overridden} */
    default int minimumLength() {
        return 1;
    }

    /**
     * Condenses the vector to the one figure that is compared with the threshold, and that reports show.
     *
     * @param vector at least {@link #minimumLength()} values, all finite, oldest first
     * @return the figure; an answer that is not finite leaves the checkpoint undecided
     */
    double aggregate(double[] vector);

    /**
     * Returns how the figure is compared.
     *
     * @param byDefault the threshold where the user gives none
     * @return the comparison, and the thresholds that make sense
     */
    Threshold threshold(double byDefault);
}
