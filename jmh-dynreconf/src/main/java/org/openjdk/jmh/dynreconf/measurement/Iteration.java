package org.openjdk.jmh.dynreconf.measurement;

import java.util.Objects;

/**
 * Everything that is known of one iteration as it was measured; immutable.
 */
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
     * A measurement of which only the values are known.
     *
     * @param sample the invocation times, or the score or scores, of the iteration
     * @return the measurement
     */
    public static Iteration of(Sample sample) {
        return new Iteration(sample, Double.NaN, VmActivity.UNKNOWN, false, false, Double.NaN, Double.NaN);
    }

    /**
     * The same measurement with the iteration's wall time.
     *
     * @param wallSeconds seconds, 0 or more, or NaN where unknown
     * @return a copy
     * @throws IllegalArgumentException if the time is negative
     */
    public Iteration withSeconds(double wallSeconds) {
        if (wallSeconds < 0) {
            throw new IllegalArgumentException("an iteration cannot last " + wallSeconds + " seconds");
        }
        return new Iteration(sample, wallSeconds, vmActivity, rate, invocations, lost, others);
    }

    /**
     * The same measurement with what the virtual machine did meanwhile.
     *
     * @param activity the activity during this iteration alone
     * @return a copy
     */
    public Iteration withVmActivity(VmActivity activity) {
        return new Iteration(sample, seconds, activity, rate, invocations, lost, others);
    }

    /**
     * The same measurement, whose values are operations per time instead of times per operation.
     *
     * @return a copy
     */
    public Iteration ofRates() {
        return new Iteration(sample, seconds, vmActivity, true, invocations, lost, others);
    }

    /**
     * The same measurement, whose values are times of single invocations instead of scores of the whole iteration.
     *
     * @return a copy
     */
    public Iteration ofInvocations() {
        return new Iteration(sample, seconds, vmActivity, rate, true, lost, others);
    }

    /**
     * The same measurement with what the machine kept from the benchmark meanwhile.
     *
     * @param share of the iteration's time for which the benchmark had no processor, from 0 to 1, or NaN where unknown
     * @return a copy
     * @throws IllegalArgumentException if it is no share
     */
    public Iteration withLost(double share) {
        if (share < 0 || share > 1) {
            throw new IllegalArgumentException("an iteration cannot lose " + share + " of its time");
        }
        return new Iteration(sample, seconds, vmActivity, rate, invocations, share, others);
    }

    /**
     * The same measurement with what else the machine did meanwhile.
     *
     * @param share of all processors that other programs used, from 0 to 1, or NaN where unknown
     * @return a copy
     * @throws IllegalArgumentException if it is no share
     */
    public Iteration withOthers(double share) {
        if (share < 0 || share > 1) {
            throw new IllegalArgumentException("others cannot use " + share + " of all processors");
        }
        return new Iteration(sample, seconds, vmActivity, rate, invocations, lost, share);
    }

    /**
     * The values.
     *
     * @return the sample as it was given, usable or not
     */
    public Sample sample() {
        return sample;
    }

    /**
     * The iteration's wall time.
     *
     * @return seconds, or NaN where unknown
     */
    public double seconds() {
        return seconds;
    }

    /**
     * What the virtual machine did during the iteration.
     *
     * @return never null, {@link VmActivity#UNKNOWN} where unknown
     */
    public VmActivity vmActivity() {
        return vmActivity;
    }

    /**
     * Whether the values are operations per time, of which more is faster, instead of times.
     *
     * @return false unless said otherwise
     */
    public boolean isRate() {
        return rate;
    }

    /**
     * Whether the values are times of single invocations, instead of scores of the whole iteration.
     *
     * @return false unless said otherwise
     */
    public boolean isOfInvocations() {
        return invocations;
    }

    /**
     * What the machine kept from the benchmark during the iteration.
     *
     * @return a share of its time, from 0 to 1, or NaN where unknown
     */
    public double lost() {
        return lost;
    }

    /**
     * What else the machine did during the iteration.
     *
     * @return the share of all processors that other programs used, from 0 to 1, or NaN where unknown
     */
    public double others() {
        return others;
    }
}
