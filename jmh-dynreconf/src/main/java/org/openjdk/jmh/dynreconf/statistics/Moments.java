package org.openjdk.jmh.dynreconf.statistics;

/**
 * Count, mean and standard deviation of values, which can be joined without going back to the values; immutable.
 *
 * <p>Computed by two passes over deviations from the mean and joined by the pairwise update of Chan, Golub and LeVeque
 * ("Algorithms for computing the sample variance", The American Statistician 37(3), 1983, Eq. 2.1), which do not
 * cancel where the mean is large against the deviations. Worked example: the values 2, 4, 4, 6 have mean 4, squared
 * deviations that add up to 8, and the standard deviation √(8 / 3) ≈ 1.633.
 */
public final class Moments {

    private final double count;
    private final double mean;
    private final double squaredDeviations;

    private Moments(double count, double mean, double squaredDeviations) {
        this.count = count;
        this.mean = mean;
        this.squaredDeviations = squaredDeviations;
    }

    /**
     * The moments of values.
     *
     * @param values at least one, all finite
     * @return their moments
     * @throws IllegalArgumentException if there is no value
     */
    public static Moments of(double... values) {
        return of(values, null);
    }

    /**
     * The moments of weighted values.
     *
     * @param values all finite
     * @param counts how often each value occurs, 0 or more, not all 0; null if each occurs once
     * @return their moments
     * @throws IllegalArgumentException if there is no value with a positive count
     */
    public static Moments of(double[] values, long[] counts) {
        double count = 0;
        for (int i = 0; i < values.length; i++) {
            count += weight(counts, i);
        }
        if (!(count > 0)) {
            throw new IllegalArgumentException("no value to take the mean of");
        }
        double mean = 0;
        for (int i = 0; i < values.length; i++) {
            mean += values[i] * (weight(counts, i) / count);
        }
        double squares = 0;
        double residue = 0;
        for (int i = 0; i < values.length; i++) {
            double deviation = values[i] - mean;
            double weight = weight(counts, i);
            squares += weight * deviation * deviation;
            residue += deviation * (weight / count);
        }
        return new Moments(count, mean + residue, Math.max(0, squares - count * residue * residue));
    }

    private static double weight(long[] counts, int index) {
        return counts == null ? 1 : counts[index];
    }

    /**
     * The moments of these values and those together.
     *
     * @param other moments of other values
     * @return the moments of the union
     */
    public Moments plus(Moments other) {
        double total = count + other.count;
        double difference = other.mean - mean;
        double share = other.count / total;
        return new Moments(total, mean + difference * share,
                squaredDeviations + other.squaredDeviations + difference * difference * count * share);
    }

    /**
     * The number of values.
     *
     * @return above 0; exact up to 2<sup>53</sup>
     */
    public double count() {
        return count;
    }

    /**
     * The arithmetic mean.
     *
     * @return in the unit of the values
     */
    public double mean() {
        return mean;
    }

    /**
     * The sample standard deviation, with n − 1 in its denominator.
     *
     * @return 0 or more; NaN for a single value, of which it is not defined
     */
    public double standardDeviation() {
        return count > 1 ? Math.sqrt(squaredDeviations / (count - 1)) : Double.NaN;
    }

    /**
     * The coefficient of variation: standard deviation / |mean|.
     *
     * @return 0 or more; 0 for constant values, even for zeros; infinite where other values have the mean 0; NaN for a
     *         single value
     */
    public double coefficientOfVariation() {
        double deviation = standardDeviation();
        return deviation == 0 ? 0 : deviation / Math.abs(mean);
    }
}
