package org.openjdk.jmh.dynreconf.measurement;

import java.util.Objects;
import org.openjdk.jmh.dynreconf.statistics.InterquartileMean;

/**
 * One iteration of a fork's series as a sliding criterion sees it: its level instead of many values; immutable.
 */
public final class IterationLevel {

    private final boolean warmup;
    private final boolean rate;
    private final double mean;
    private final double typical;
    private final double seconds;
    private final VmActivity vmActivity;

    private IterationLevel(boolean warmup, boolean rate, double mean, double typical, double seconds,
                           VmActivity vmActivity) {
        this.warmup = warmup;
        this.rate = rate;
        this.mean = mean;
        this.typical = typical;
        this.seconds = seconds;
        this.vmActivity = Objects.requireNonNull(vmActivity, "vmActivity");
    }

    /**
     * The level of a measured iteration. All of its values count, each as often as it was observed: nothing is drawn
     * and no outlier is left out, so that the mean is the score that JMH reports, or proportional to it.
     *
     * @param measured the iteration
     * @param warmup   whether it ran in the warmup phase
     * @return its level; that of a sample that is not usable has NaN for its times
     */
    public static IterationLevel of(IterationMeasurement measured, boolean warmup) {
        Sample sample = measured.sample();
        boolean usable = sample.isUsable();
        double mean = usable ? sample.moments().mean() : Double.NaN;
        double typical = usable ? InterquartileMean.of(sample.values(), sample.counts()) : Double.NaN;
        return new IterationLevel(warmup, measured.isRate(), mean, typical, measured.seconds(), measured.vmActivity());
    }

    /**
     * Whether it ran in the warmup phase. A measurement iteration that becomes warmup, because the measurement slides
     * past it, stays what it was here.
     *
     * @return false for measurement iterations
     */
    public boolean isWarmup() {
        return warmup;
    }

    /**
     * The mean of its values.
     *
     * @return in the unit of the measurements; NaN where the iteration has no value, or one that is not finite
     */
    public double mean() {
        return mean;
    }

    /**
     * The mean as a time: the lower it is, the faster the benchmark ran.
     *
     * @return the mean, or its reciprocal where the values are rates, which is infinite where nothing was done; NaN
     *         where the mean is
     */
    public double time() {
        return rate ? 1 / mean : mean;
    }

    /**
     * What an invocation typically took: the interquartile mean as a time. A few invocations that something interrupted
     * do not move it, unlike the {@linkplain #time() mean}; where an iteration has one value, both are the same.
     *
     * @return in the unit of {@link #time()}; infinite or NaN in the same way
     */
    public double typicalTime() {
        return rate ? 1 / typical : typical;
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
}
