package org.openjdk.jmh.dynreconf.measurement;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.InterquartileMean;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Holds values with the number of times each was observed; immutable.
 *
 * <p>Values may have any unit (time per operation, operations per time) that all samples of a benchmark share. A
 * measurement may produce NaN and infinite values: such a sample is not {@linkplain #isUsable() usable}, and
 * checkpoints that need it are undecided. A value whose count is zero was not observed and is ignored.
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
     * {@return a sample in which each value was observed once}
     *
     * @param values any number of values, in any order
     */
    public static Sample of(double... values) {
        long[] once = new long[values.length];
        Arrays.fill(once, 1);
        return new Sample(values.clone(), once);
    }

    /**
     * {@return a sample of a histogram's buckets}
     *
     * @param values the values, in any order, repetitions allowed
     * @param counts how often each value was observed, 0 or more, in the order of the values
     * @throws IllegalArgumentException if the lengths differ, a count is negative, or the counts together exceed {@link
     * Long#MAX_VALUE}
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

    /** {@return the number of entries, whatever their counts} */
    public int size() {
        return values.length;
    }

    /** {@return the number of observations: the sum of all counts} */
    public long total() {
        return total;
    }

    /**
     * {@return the value of an entry, perhaps NaN or infinite}
     *
     * @param index from 0 to {@link #size()} exclusive
     */
    public double value(int index) {
        return values[index];
    }

    /**
     * {@return how often the value of an entry was observed, 0 or more}
     *
     * @param index from 0 to {@link #size()} exclusive
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
     * {@return number, mean and deviation of all observations}
     *
     * @throws IllegalArgumentException if no value was observed
     */
    public Moments moments() {
        if (moments == null) {
            moments = Moments.of(values, counts);
        }
        return moments;
    }

    /**
     * {@return the mean of the middle half of all observations, which a few interrupted invocations do not move}
     *
     * @throws IllegalArgumentException if no value was observed
     */
    public double interquartileMean() {
        return InterquartileMean.of(values, counts);
    }

    double[] values() {
        return values;
    }

    long[] counts() {
        return counts;
    }

    @Override
    public String toString() {
        return "Sample of " + total + " observations in " + values.length + " entries"
                + (defect == null ? "" : " (" + defect + ")");
    }
}
