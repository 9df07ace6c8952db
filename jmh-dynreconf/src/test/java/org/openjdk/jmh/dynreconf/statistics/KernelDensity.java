package org.openjdk.jmh.dynreconf.statistics;

/**
 * Kernel density estimation straight from its definition, for comparison with {@link GridDensity}: the density at x of n
 * values v is the mean of φ((x − v) / h) / h, φ being the standard normal density and h the bandwidth (Silverman,
 * "Density Estimation for Statistics and Data Analysis", 1986, Eq. 2.2).
 */
public final class KernelDensity {

    private final double[] values;
    private final double bandwidth;

    public KernelDensity(double[] values, double bandwidth) {
        this.values = values.clone();
        this.bandwidth = bandwidth;
    }

    public double at(double x) {
        double sum = 0;
        for (double value : values) {
            double z = (x - value) / bandwidth;
            sum += Math.exp(-0.5 * z * z);
        }
        return sum / (values.length * bandwidth * Math.sqrt(2 * Math.PI));
    }
}
