package org.openjdk.jmh.dynreconf.statistics;

/**
 * Computes the standard error of the slope of a straight line through equidistant values: how much such a line may rise
 * or fall per position because of noise alone.
 *
 * <p>The noise is estimated from the differences between neighbours, in which a trend appears only as its slope (von
 * Neumann, "Distribution of the ratio of the mean square successive difference to the variance", Annals of Mathematical
 * Statistics 12(4), 1941); from their median, which is robust against steps and spikes. For normally distributed
 * values, that median is Φ⁻¹(3/4) · √2 ≈ 0.954 standard deviations σ. The slope of n values has the standard error σ ·
 * √(12 / (n · (n² − 1))) by least squares. Worked example: 1, 2, 1, 3 differ by 1, 1 and 2, so that σ is 1 / 0.954 ≈
 * 1.048 and the standard error 1.048 · √(12 / 60) ≈ 0.469.
 */
public final class SlopeError {

    /** Φ⁻¹(3/4) · √2. */
    private static final double MEDIAN_OF_DIFFERENCES = 0.9538725524089398;

    private SlopeError() {
    }

    /**
     * Returns the standard error in the unit of the values per position, from finite values in order of time.
     *
     * @throws IllegalArgumentException if there are fewer than two values
     */
    public static double of(double... series) {
        int n = series.length;
        if (n < 2) {
            throw new IllegalArgumentException("no slope through " + n + " values");
        }
        double[] differences = new double[n - 1];
        for (int i = 1; i < n; i++) {
            differences[i - 1] = Math.abs(series[i] - series[i - 1]);
        }
        double deviation = Quantiles.median(differences, 0, n - 1) / MEDIAN_OF_DIFFERENCES;
        return deviation * Math.sqrt(12 / (n * ((double) n * n - 1)));
    }
}
