package org.openjdk.jmh.dynreconf.statistics;

/**
 * Kernel density estimation with a Gaussian kernel, straight from its definition; immutable. Exact, and slow on many
 * points: {@link GridDensity} is its fast counterpart.
 *
 * <p>The density at x of n values v is the mean of φ((x − v) / h) / h, φ being the standard normal density and h the
 * bandwidth (Silverman, "Density Estimation for Statistics and Data Analysis", 1986, Eq. 2.2).
 */
public final class KernelDensity {

    private final double[] values;
    private final double bandwidth;

    /**
     * Creates a density estimate.
     *
     * @param values    at least one, finite, in any order
     * @param bandwidth above 0, in the unit of the values
     * @throws IllegalArgumentException if there is no value or the bandwidth is not positive
     */
    public KernelDensity(double[] values, double bandwidth) {
        if (values.length == 0) {
            throw new IllegalArgumentException("no value to estimate a density from");
        }
        if (!(bandwidth > 0)) {
            throw new IllegalArgumentException("bandwidth " + bandwidth + ": it must be above 0");
        }
        this.values = values.clone();
        this.bandwidth = bandwidth;
    }

    /**
     * Returns the density.
     *
     * @param x where, in the unit of the values
     * @return 0 or more, per unit of the values
     */
    public double at(double x) {
        double sum = 0;
        for (double value : values) {
            double z = (x - value) / bandwidth;
            sum += Math.exp(-0.5 * z * z);
        }
        return sum / (values.length * bandwidth * Math.sqrt(2 * Math.PI));
    }

    /**
     * Computes the bandwidth by Silverman's rule of thumb, 0.9 · min(s, IQR / 1.34) · n<sup>−1/5</sup> (Silverman 1986,
     * Eq. 3.31). If the quartiles coincide, s alone is used.
     *
     * @param standardDeviation  s, 0 or more
     * @param interquartileRange IQR, 0 or more, in the same unit
     * @param count              n, above 0
     * @return the bandwidth in the same unit; 0 for constant values
     */
    public static double silvermanBandwidth(double standardDeviation, double interquartileRange, double count) {
        double robust = interquartileRange / 1.34;
        double spread = robust > 0 ? Math.min(standardDeviation, robust) : standardDeviation;
        return 0.9 * spread * Math.pow(count, -0.2);
    }
}
