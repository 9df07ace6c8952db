package org.openjdk.jmh.dynreconf.statistics;

/** Measures how different two distributions are, given their densities on the same equidistant points. */
public final class KullbackLeibler {

    /**
     * Raises densities below this part of their peak. The tails of Gaussian kernels are no evidence there, and a
     * divergence must not depend on where they underflow.
     */
    public static final double FLOOR = 1e-12;

    /** The square of 0.05. */
    private static final double SMALL_SQUARE = 0.0025;

    private KullbackLeibler() {
    }

    /**
     * Returns the divergence in both directions, D(p‖q) + D(q‖p) = Σ (pᵢ − qᵢ) · ln(pᵢ / qᵢ), of the probabilities that
     * the densities give to the strips around the points (Kullback and Leibler, "On information and sufficiency", 1951,
     * Eq. 2.5). It is in nats: 0 for equal distributions, and at most about 55 because of {@link #FLOOR}. Worked
     * example: p = (½, ½) and q = (¼, ¾) give ¼ ln 2 + ¼ ln 1.5 ≈ 0.2747.
     *
     * <p>Both densities are known up to a constant factor and have a positive maximum; this method normalizes the
     * arrays.
     */
    public static double symmetricDivergence(double[] p, double[] q) {
        normalise(p);
        normalise(q);
        double sum = 0;
        for (int i = 0; i < p.length; i++) {
            sum += (p[i] - q[i]) * logarithmOfRatio(p[i], q[i]);
        }
        return sum;
    }

    /**
     * Returns ln(p / q) = 2 artanh r with r = (p − q) / (p + q), by the first terms of the series if r is small, as it
     * mostly is between similar distributions. The first omitted term is below 10⁻¹⁴ of the result.
     */
    private static double logarithmOfRatio(double p, double q) {
        double r = (p - q) / (p + q);
        double square = r * r;
        if (square > SMALL_SQUARE) {
            return Math.log(p / q);
        }
        return 2 * r * (1 + square * (1 / 3.0 + square * (1 / 5.0 + square * (1 / 7.0 + square / 9))));
    }

    /**
     * Returns the probability that two distributions are the same: 2 to the power of minus their symmetric divergence
     * (He et al., "A statistics-based performance testing methodology for cloud applications", ESEC/FSE 2019, section
     * 3.3). This method normalizes the arrays, as {@link #symmetricDivergence} does.
     */
    public static double sameProbability(double[] p, double[] q) {
        return Math.pow(2, -symmetricDivergence(p, q));
    }

    /** Normalizes with comparison operators, as Math.max, which distinguishes zeros, takes several times as long. */
    private static void normalise(double[] density) {
        double peak = 0;
        for (double value : density) {
            peak = value > peak ? value : peak;
        }
        double floor = peak * FLOOR;
        double sum = 0;
        for (int i = 0; i < density.length; i++) {
            double raised = density[i] > floor ? density[i] : floor;
            density[i] = raised;
            sum += raised;
        }
        double perSum = 1 / sum;
        for (int i = 0; i < density.length; i++) {
            density[i] *= perSum;
        }
    }
}
