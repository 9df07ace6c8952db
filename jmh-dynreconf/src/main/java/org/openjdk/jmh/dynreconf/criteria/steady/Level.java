package org.openjdk.jmh.dynreconf.criteria.steady;

import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Loss;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/**
 * An iteration of a fork's series, of which nothing but its level is kept; immutable. All of its values count, each as
 * often as it was observed: nothing is drawn and no outlier is left out, so that the mean is the score that JMH
 * reports, or proportional to it.
 *
 * <p>Its times are those that the benchmark would have had on a processor of its own, where it is known what the
 * machine kept from it: a measurement that has to look undisturbed is one that was chosen for it.
 */
final class Level {

    private final double mean;
    private final double measuredTime;
    private final double measuredTypicalTime;
    private final double seconds;
    private final VmActivity vmActivity;
    private final boolean ofInvocations;
    private final double lost;

    private Level(Iteration iteration, double mean, double typical) {
        this.mean = mean;
        this.measuredTime = iteration.isRate() ? 1 / mean : mean;
        this.measuredTypicalTime = iteration.isRate() ? 1 / typical : typical;
        this.seconds = iteration.seconds();
        this.vmActivity = iteration.vmActivity();
        this.ofInvocations = iteration.isOfInvocations();
        this.lost = iteration.lost();
    }

    private Level(Level other) {
        this.mean = other.mean;
        this.measuredTime = other.measuredTime;
        this.measuredTypicalTime = other.measuredTypicalTime;
        this.seconds = other.seconds;
        this.vmActivity = other.vmActivity;
        this.ofInvocations = other.ofInvocations;
        this.lost = Double.NaN;
    }

    /** Returns the level of an iteration; that of a sample that is not usable has NaN for its times. */
    static Level of(Iteration iteration) {
        Sample sample = iteration.sample();
        return sample.isUsable() ? new Level(iteration, sample.moments().mean(), sample.interquartileMean())
                : new Level(iteration, Double.NaN, Double.NaN);
    }

    /** Returns the same, though nothing were known of what the machine kept from the benchmark. */
    Level asMeasured() {
        return isLossKnown() ? new Level(this) : this;
    }

    /** In the unit of the measurements. */
    double mean() {
        return mean;
    }

    /**
     * Returns the mean, or its reciprocal where the values are rates, which is infinite where nothing was done; without
     * the time for which the benchmark had no processor.
     */
    double time() {
        return Loss.without(lost, measuredTime);
    }

    /**
     * Returns the typical time of an invocation: the interquartile mean as a time. A few invocations that something
     * interrupted do not move it, unlike the mean. Where the values are no invocations, it goes without the time for
     * which the benchmark had no processor, and where an iteration has one value, it is the mean.
     */
    double typicalTime() {
        return ofInvocations ? measuredTypicalTime : Loss.without(lost, measuredTypicalTime);
    }

    /** Wall time, or NaN where unknown. */
    double seconds() {
        return seconds;
    }

    VmActivity vmActivity() {
        return vmActivity;
    }

    /** Returns whether it is known what the machine kept from the benchmark. */
    boolean isLossKnown() {
        return !Double.isNaN(lost);
    }

    /** Returns the share of the time that the machine kept from the benchmark, NaN where unknown. */
    double lost() {
        return lost;
    }
}
