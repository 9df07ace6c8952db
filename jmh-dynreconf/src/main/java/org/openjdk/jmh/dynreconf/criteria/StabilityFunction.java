package org.openjdk.jmh.dynreconf.criteria;

/**
 * Decides from a vector of stability values and a threshold whether measurements are stable. A criterion uses one of
 * the built-in functions or brings its own.
 *
 * <p>Source: Laaber et al., "Dynamically Reconfiguring Software Microbenchmarks", ESEC/FSE 2020, section 4.2.3.
 */
public interface StabilityFunction {

    /**
     * The values differ by no more than the threshold: <i>max(v) − min(v) ≤ t</i>. Thresholds are positive and in the
     * unit of the stability values. A single value has no variability and leaves the checkpoint undecided; by the
     * formula alone it would always be stable.
     */
    StabilityFunction VARIABILITY = new Variability();

    /**
     * The mean of the values, which are probabilities, is above the threshold: <i>mean(v) &gt; t</i>. Thresholds lie
     * between 0 and 1, both excluded.
     */
    StabilityFunction PROBABILITY = new Probability();

    /**
     * The newest value, a relative error, is no more than the threshold: <i>v<sub>n</sub> ≤ t</i>. Thresholds lie
     * between 0 and 1, both excluded.
     */
    StabilityFunction RELATIVE_ERROR = new RelativeError();

    /**
     * The number of stability values below which nothing can be said and the checkpoint is undecided.
     *
     * @return 1 unless overridden
     */
    default int minimumLength() {
        return 1;
    }

    /**
     * Condenses the vector to the one figure that is compared with the threshold, and that reports show.
     *
     * @param vector at least {@link #minimumLength()} values, all finite, oldest first
     * @return the figure; an answer that is NaN leaves the checkpoint undecided
     */
    double aggregate(double[] vector);

    /**
     * Compares the condensed vector with the threshold.
     *
     * @param aggregate what {@link #aggregate} returned
     * @param threshold accepted by {@link #acceptsThreshold}
     * @return whether the measurements are stable
     */
    boolean isStable(double aggregate, double threshold);

    /**
     * Whether a threshold makes sense.
     *
     * @param threshold any number, NaN and infinities included
     * @return true if so
     */
    boolean acceptsThreshold(double threshold);

    /**
     * The accepted thresholds in words, for messages and lists.
     *
     * @return for example "a probability in (0, 1)"
     */
    String thresholdRange();

    /**
     * How aggregate and threshold are written between each other in reports.
     *
     * @return "&lt;=" or "&gt;", or what fits a function of one's own
     */
    String comparison();
}
