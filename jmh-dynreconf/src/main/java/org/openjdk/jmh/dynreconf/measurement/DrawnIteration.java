package org.openjdk.jmh.dynreconf.measurement;

import java.util.Arrays;
import java.util.Objects;

/** Holds an iteration for criteria of stability values: values drawn from the sample without outliers; immutable. */
public final class DrawnIteration {

    private final double[] sortedValues;
    private final double seconds;
    private final VmActivity vmActivity;

    private DrawnIteration(double[] sortedValues, double seconds, VmActivity vmActivity) {
        this.sortedValues = sortedValues;
        this.seconds = seconds;
        this.vmActivity = Objects.requireNonNull(vmActivity, "vmActivity");
    }

    /**
     * {@return an iteration with exactly these values}
     *
     * @param values     at least one finite value, in any order
     * @param seconds    wall time in seconds, NaN if unknown
     * @param vmActivity what the virtual machine did meanwhile
     * @throws IllegalArgumentException if there is no value, or one is NaN or infinite
     */
    public static DrawnIteration of(double[] values, double seconds, VmActivity vmActivity) {
        Sample.of(values).defect().ifPresent(defect -> {
            throw new IllegalArgumentException("an iteration needs finite values, but " + defect);
        });
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return new DrawnIteration(sorted, seconds, vmActivity);
    }

    /** Wraps an array without a copy: finite, ascending, not empty, and not used elsewhere. */
    static DrawnIteration ofSorted(double[] sortedValues, Iteration measured) {
        return new DrawnIteration(sortedValues, measured.seconds(), measured.vmActivity());
    }

    /** {@return the number of values, 1 or more} */
    public int size() {
        return sortedValues.length;
    }

    /**
     * {@return one of the values, which are in ascending order}
     *
     * @param index from 0 to {@link #size()} exclusive
     */
    public double value(int index) {
        return sortedValues[index];
    }

    /** {@return all values: a copy, finite and ascending} */
    public double[] values() {
        return sortedValues.clone();
    }

    /** {@return the mean of the values, finite} */
    public double mean() {
        double mean = 0;
        for (double value : sortedValues) {
            mean += value / sortedValues.length;
        }
        return mean;
    }

    /** {@return the wall time of the iteration in seconds, NaN if unknown} */
    public double seconds() {
        return seconds;
    }

    /** {@return what the virtual machine did during the iteration, {@link VmActivity#UNKNOWN} if unknown} */
    public VmActivity vmActivity() {
        return vmActivity;
    }
}
