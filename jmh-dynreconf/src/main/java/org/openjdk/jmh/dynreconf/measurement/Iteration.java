package org.openjdk.jmh.dynreconf.measurement;

import java.util.Objects;

/** Holds the measurement of one iteration and what is known of its circumstances; immutable. */
public final class Iteration {

    private final Sample sample;
    private final double seconds;
    private final VmActivity vmActivity;
    private final boolean rate;
    private final boolean invocations;
    private final double lost;
    private final double others;

    private Iteration(Sample sample, double seconds, VmActivity vmActivity, boolean rate, boolean invocations,
                      double lost, double others) {
        this.sample = Objects.requireNonNull(sample, "sample");
        this.seconds = seconds;
        this.rate = rate;
        this.invocations = invocations;
        this.lost = lost;
        this.others = others;
        this.vmActivity = Objects.requireNonNull(vmActivity, "vmActivity");
    }

    /**
     * {@return an iteration of which only the values are known}
     *
     * @param sample the invocation times, or the score or scores, of the iteration
     */
    public static Iteration of(Sample sample) {
        return new Iteration(sample, Double.NaN, VmActivity.UNKNOWN, false, false, Double.NaN, Double.NaN);
    }

    /**
     * {@return a copy with the wall time of the iteration}
     *
     * @param wallSeconds seconds, 0 or more, or NaN if unknown
     * @throws IllegalArgumentException if the time is negative
     */
    public Iteration withSeconds(double wallSeconds) {
        if (wallSeconds < 0) {
            throw new IllegalArgumentException("an iteration cannot last " + wallSeconds + " seconds");
        }
        return new Iteration(sample, wallSeconds, vmActivity, rate, invocations, lost, others);
    }

    /**
     * {@return a copy with the activity of the virtual machine}
     *
     * @param activity during this iteration alone
     */
    public Iteration withVmActivity(VmActivity activity) {
        return new Iteration(sample, seconds, activity, rate, invocations, lost, others);
    }

    /** {@return a copy whose values are operations per time instead of times per operation} */
    public Iteration ofRates() {
        return new Iteration(sample, seconds, vmActivity, true, invocations, lost, others);
    }

    /** {@return a copy whose values are times of single invocations instead of scores of the whole iteration} */
    public Iteration ofInvocations() {
        return new Iteration(sample, seconds, vmActivity, rate, true, lost, others);
    }

    /**
     * {@return a copy with the time for which the benchmark had no processor}
     *
     * @param share of the iteration's time, from 0 to 1, or NaN if unknown
     * @throws IllegalArgumentException if the share is out of range
     */
    public Iteration withLost(double share) {
        if (share < 0 || share > 1) {
            throw new IllegalArgumentException("an iteration cannot lose " + share + " of its time");
        }
        return new Iteration(sample, seconds, vmActivity, rate, invocations, share, others);
    }

    /**
     * {@return a copy with the load by other programs}
     *
     * @param share of all processors that they used, from 0 to 1, or NaN if unknown
     * @throws IllegalArgumentException if the share is out of range
     */
    public Iteration withOthers(double share) {
        if (share < 0 || share > 1) {
            throw new IllegalArgumentException("others cannot use " + share + " of all processors");
        }
        return new Iteration(sample, seconds, vmActivity, rate, invocations, lost, share);
    }

    /** {@return the values, usable or not} */
    public Sample sample() {
        return sample;
    }

    /** {@return the wall time of the iteration in seconds, NaN if unknown} */
    public double seconds() {
        return seconds;
    }

    /** {@return what the virtual machine did during the iteration, {@link VmActivity#UNKNOWN} if unknown} */
    public VmActivity vmActivity() {
        return vmActivity;
    }

    /** {@return whether the values are operations per time, of which more is faster} */
    public boolean isRate() {
        return rate;
    }

    /** {@return whether the values are times of single invocations instead of scores of the whole iteration} */
    public boolean isOfInvocations() {
        return invocations;
    }

    /**
     * {@return the share of the iteration's time without a processor for the benchmark, from 0 to 1, NaN if unknown}
     */
    public double lost() {
        return lost;
    }

    /** {@return the share of all processors that other programs used meanwhile, from 0 to 1, NaN if unknown} */
    public double others() {
        return others;
    }
}
