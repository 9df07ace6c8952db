package org.openjdk.jmh.dynreconf.measurement;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.InterquartileMean;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Values with the number of times each was observed; immutable.
 *
 * <p>The values may be of any unit (time per operation, operations per time), as long as all samples of a benchmark
 * share it. NaN and infinite values are representable, because a measurement may produce them: such a sample is not
 * {@linkplain #isUsable() usable}, and checkpoints that would need it are undecided. A value whose count is zero was
 * not observed and is ignored by everything.
 */
public final class Sample {

    private final double[] values;
    private final long[] counts;
    private final long total;
    private final @Nullable String defect;
    private @Nullable Moments moments;

    private Sample(double[] values, long[] counts) {
        this.values = values;
        this.counts = counts;
        this.total = sum(counts);
        this.defect = findDefect();
    }

    /**
     * Returns a sample in which each value was observed once.
     *
     * @param values any number of values, in any order
     * @return the sample
     */
    public static Sample of(double... values) {
        long[] once = new long[values.length];
        Arrays.fill(once, 1);
        return new Sample(values.clone(), once);
    }

    /**
     * Returns a sample of a histogram's buckets.
     *
     * @param values the values, in any order, repetitions allowed
     * @param counts how often each value was observed, 0 or more, in the order of the values
     * @return the sample
     * @throws IllegalArgumentException if the lengths differ, a count is negative, or the counts together exceed {@link
     *                                  Long#MAX_VALUE}
     */
    public static Sample weighted(double[] values, long[] counts) {
        Objects.requireNonNull(values, "values");
        Objects.requireNonNull(counts, "counts");
        if (values.length != counts.length) {
            throw new IllegalArgumentException(values.length + " values but " + counts.length
                    + " counts: each value needs exactly one count");
        }
        return new Sample(values.clone(), counts.clone());
    }

    private static long sum(long[] counts) {
        long sum = 0;
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] < 0) {
                throw new IllegalArgumentException("count " + counts[i] + " at index " + i
                        + " is negative: a count is 0 or more");
            }
            sum += counts[i];
            if (sum < 0) {
                throw new IllegalArgumentException("count " + counts[i] + " at index " + i
                        + " brings the total above " + Long.MAX_VALUE);
            }
        }
        return sum;
    }

    private @Nullable String findDefect() {
        if (total == 0) {
            return "no value was observed";
        }
        for (int i = 0; i < values.length; i++) {
            double value = values[i];
            if (count(i) > 0 && (Double.isNaN(value) || Double.isInfinite(value))) {
                return "the value at index " + i + " is " + value;
            }
        }
        return null;
    }

    /** {@return the number of distinct entries, whatever their counts} */
    public int size() {
        return values.length;
    }

    /** {@return the number of observations: the sum of all counts} */
    public long total() {
        return total;
    }

    /**
     * Returns one entry's value.
     *
     * @param index from 0 to {@link #size()} exclusive
     * @return the value, NaN and infinities included
     */
    public double value(int index) {
        return values[index];
    }

    /**
     * Returns how often an entry's value was observed.
     *
     * @param index from 0 to {@link #size()} exclusive
     * @return 0 or more
     */
    public long count(int index) {
        return counts[index];
    }

    /** {@return whether at least one value was observed and all observed ones are finite} */
    public boolean isUsable() {
        return defect == null;
    }

    /** {@return the reason why the sample is not usable, a phrase with value and place; empty if it is usable} */
    public Optional<String> defect() {
        return Optional.ofNullable(defect);
    }

    /**
     * Number, mean and deviation of all observations: nothing drawn, nothing left out.
     *
     * @return in the unit of the values
     * @throws IllegalArgumentException if no value was observed
     */
    public Moments moments() {
        if (moments == null) {
            moments = Moments.of(values, counts);
        }
        return moments;
    }

    /**
     * Returns the mean of the middle half of all observations, which a few that something interrupted do not move.
     *
     * @return in the unit of the values; the mean where there is one value
     * @throws IllegalArgumentException if no value was observed
     */
    public double interquartileMean() {
        return InterquartileMean.of(values, counts);
    }

    /** Returns the values themselves, for this package alone. */
    double[] values() {
        return values;
    }

    /** The counts themselves, for this package alone. */
    long[] counts() {
        return counts;
    }

    @Override
    public String toString() {
        return "Sample of " + total + " observations in " + values.length + " entries"
                + (defect == null ? "" : " (" + defect + ")");
    }
}
