package org.openjdk.jmh.dynreconf.statistics;

/**
 * Holds count, mean and standard deviation of values, which can be merged without the values themselves; immutable.
 *
 * <p>Both are computed in two passes, over deviations from one of the values and then from the mean, and merged by the
 * pairwise update of Chan, Golub and LeVeque ("Algorithms for computing the sample variance", The American Statistician
 * 37(3), 1983, Eq. 2.1). Nothing cancels if the mean is large compared with the deviations. If the squares of
 * deviations would underflow, they are kept in units of the square of a power of two; above 10<sup>154</sup> they are
 * infinite. Worked example: the values 2, 4, 4, 6 have the mean 4, squared deviations of sum 8, and the standard
 * deviation √(8 / 3) ≈ 1.633.
 */
public final class Moments {

    /** Above this, squares of deviations are far from underflow. */
    private static final double SMALLEST = 1e-130;
    private static final String NO_VALUE = "no value to take the mean of";

    private final double count;
    private final double mean;
    private final double squaredDeviations;
    /** A power of two; the squared deviations are in units of its square. */
    private final double unit;

    private Moments(double count, double mean, double squaredDeviations, double unit) {
        this.count = count;
        this.mean = mean;
        this.squaredDeviations = squaredDeviations;
        this.unit = unit;
    }

    /** Returns the divisor of deviations before they are squared: 1 unless they are tiny. */
    private static double unit(double deviation) {
        return deviation == 0 || !(deviation <= SMALLEST) ? 1
                : Math.scalb(1.0, Math.max(Double.MIN_EXPONENT, Math.min(Double.MAX_EXPONENT - 1,
                        Math.getExponent(deviation))));
    }

    /**
     * Returns the moments of finite values.
     *
     * @throws IllegalArgumentException if there is no value
     */
    public static Moments of(double... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException(NO_VALUE);
        }
        double origin = values[0];
        double sum = 0;
        for (double value : values) {
            sum += value - origin;
        }
        double mean = origin + sum / values.length;
        double farthest = 0;
        for (double value : values) {
            farthest = Math.max(farthest, Math.abs(value - mean));
        }
        double unit = unit(farthest);
        double squares = 0;
        for (double value : values) {
            double deviation = (value - mean) / unit;
            squares += deviation * deviation;
        }
        return new Moments(values.length, mean, squares, unit);
    }

    /**
     * Returns the moments of finite values that occur as often as their counts say, 0 or more times.
     *
     * @throws IllegalArgumentException if all counts are 0
     */
    public static Moments of(double[] values, long[] counts) {
        double count = 0;
        double origin = Double.NaN;
        for (int i = 0; i < values.length; i++) {
            count += counts[i];
            origin = counts[i] > 0 ? values[i] : origin;
        }
        if (!(count > 0)) {
            throw new IllegalArgumentException(NO_VALUE);
        }
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += counts[i] == 0 ? 0 : counts[i] * (values[i] - origin);
        }
        double mean = origin + sum / count;
        double farthest = 0;
        for (int i = 0; i < values.length; i++) {
            farthest = counts[i] == 0 ? farthest : Math.max(farthest, Math.abs(values[i] - mean));
        }
        double unit = unit(farthest);
        double squares = 0;
        for (int i = 0; i < values.length; i++) {
            double deviation = counts[i] == 0 ? 0 : (values[i] - mean) / unit;
            squares += counts[i] * deviation * deviation;
        }
        return new Moments(count, mean, squares, unit);
    }

    /** Returns the moments of the union of two sets of values. */
    public Moments plus(Moments other) {
        double total = count + other.count;
        double difference = other.mean - mean;
        double share = other.count / total;
        double common = commonUnit(other, Math.abs(difference));
        double scaled = difference / common;
        return new Moments(total, mean + difference * share,
                squaresIn(common) + other.squaresIn(common) + scaled * scaled * count * share, common);
    }

    /** Returns the unit for the largest of all deviations, within either side and between them. */
    private double commonUnit(Moments other, double difference) {
        double largest = Math.max(difference, Math.max(farthest(), other.farthest()));
        return unit(largest);
    }

    private double farthest() {
        return Math.sqrt(squaredDeviations) * unit;
    }

    private double squaresIn(double otherUnit) {
        double ratio = unit / otherUnit;
        return ratio == 1 ? squaredDeviations : squaredDeviations * ratio * ratio;
    }

    /** Returns the number of values, above 0, exact up to 2<sup>53</sup>. */
    public double count() {
        return count;
    }

    public double mean() {
        return mean;
    }

    /** Returns the sample standard deviation, with n − 1 in its denominator; NaN for a single value. */
    public double standardDeviation() {
        return count > 1 ? Math.sqrt(squaredDeviations / (count - 1)) * unit : Double.NaN;
    }

    /**
     * Returns the coefficient of variation, standard deviation / |mean|: 0 for constant values, even for zeros;
     * infinite if other values have the mean 0; NaN for a single value.
     */
    public double coefficientOfVariation() {
        double deviation = standardDeviation();
        return deviation == 0 ? 0 : deviation / Math.abs(mean);
    }
}
