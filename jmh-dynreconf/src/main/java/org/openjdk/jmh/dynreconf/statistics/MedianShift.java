package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/**
 * Measures how far the second half of a series has moved from the first one, and how far it would move because of noise
 * alone; immutable. Both are logarithms of ratios of positive values, so 0.02 is about 2 %. Medians keep a few spikes from
 * counting.
 *
 * <p>The standard error is that of a difference of two medians of n / 2 independent normal values each: √(π / 2) · σ · 2 /
 * √n (Kenney and Keeping, "Mathematics of Statistics", part 1, 3rd edition, 1954). σ is estimated from the differences
 * between neighbours, like that of {@link SlopeError}: 1.4826 times their median absolute deviation (Hampel, "The
 * influence curve and its role in robust estimation", JASA 69, 1974), by √2 because each has the noise of two values. The
 * median that is subtracted is the trend, which therefore does not count as noise. Worked example: the halves of 1, e, e², e, e⁴, e⁴
 * have the medians e and e⁴, so the shift is 3. The logarithms differ by 1, 1, −1, 3 and 0, with the median 1 and the
 * median absolute deviation 1; the standard error is 1.2533 · 1.4826 / √2 · 2 / √6 ≈ 1.073.
 */
public final class MedianShift {

    private final double shift;
    private final double standardError;

    private MedianShift(double shift, double standardError) {
        this.shift = shift;
        this.standardError = standardError;
    }

    /** Measures positive values in order of time. The middle one of an odd number is in neither half. */
    public static MedianShift of(double... series) {
        int half = series.length / 2;
        double shift = half < 2 ? Double.NaN : Math.log(Quantiles.median(series, series.length - half, series.length)
                / Quantiles.median(series, 0, half));
        return new MedianShift(shift, standardError(series));
    }

    private static double standardError(double[] series) {
        int steps = series.length - 1;
        if (steps < 2) {
            return 0;
        }
        double[] logarithms = Arrays.stream(series).map(Math::log).toArray();
        double[] differences = new double[steps];
        Arrays.setAll(differences, i -> logarithms[i + 1] - logarithms[i]);
        double trend = Quantiles.median(differences, 0, steps);
        Arrays.setAll(differences, i -> Math.abs(differences[i] - trend));
        double deviation = Quantiles.NORMAL_DEVIATIONS * Quantiles.median(differences, 0, steps) / Math.sqrt(2);
        double error = Quantiles.MEDIAN_ERROR * deviation * 2 / Math.sqrt(series.length);
        return error < Double.POSITIVE_INFINITY ? error : 0;
    }

    /**
     * Returns the natural logarithm of the median of the second half by that of the first half: negative if values
     * fall; NaN for fewer than four values, and where a median is NaN or both are 0 or infinite; infinite if the ratio is no
     * finite positive number.
     */
    public double shift() {
        return shift;
    }

    /** Returns the standard error of {@link #shift}, 0 or more; 0 if it is unknown, as for fewer than three values. */
    public double standardError() {
        return standardError;
    }

    /** Returns whether the shift, in either direction, is larger than a logarithm and the standard error together; false for NaN. */
    public boolean exceeds(double smallest) {
        return Math.abs(shift) > smallest + standardError;
    }
}
