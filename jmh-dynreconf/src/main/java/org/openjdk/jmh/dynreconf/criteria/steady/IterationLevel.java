package org.openjdk.jmh.dynreconf.criteria.steady;

import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Loss;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/**
 * Holds the level of an iteration of a fork's series; immutable. All of its values count, each as often as it was
 * observed, so that the mean is the score that JMH reports, or proportional to it.
 *
 * <p>Where the time lost to other programs is known, times exclude it. Otherwise undisturbed iterations would be found
 * steady first, and results would be biased towards them.
 */
final class IterationLevel {

    /** The mean in the unit of the measurements. */
    final double mean;
    private final double measuredTime;
    private final double measuredTypicalTime;
    /** The wall time, or NaN if unknown. */
    final double seconds;
    final VmActivity vmActivity;
    private final boolean ofInvocations;
    private final double lost;

    private IterationLevel(Iteration iteration, double mean, double typical) {
        this.mean = mean;
        this.measuredTime = iteration.isRate() ? 1 / mean : mean;
        this.measuredTypicalTime = iteration.isRate() ? 1 / typical : typical;
        this.seconds = iteration.seconds();
        this.vmActivity = iteration.vmActivity();
        this.ofInvocations = iteration.isOfInvocations();
        this.lost = iteration.lost();
    }

    private IterationLevel(IterationLevel other) {
        this.mean = other.mean;
        this.measuredTime = other.measuredTime;
        this.measuredTypicalTime = other.measuredTypicalTime;
        this.seconds = other.seconds;
        this.vmActivity = other.vmActivity;
        this.ofInvocations = other.ofInvocations;
        this.lost = Double.NaN;
    }

    /** Returns the level of an iteration; its times are NaN if the sample is not usable. */
    static IterationLevel of(Iteration iteration) {
        Sample sample = iteration.sample();
        return sample.isUsable() ? new IterationLevel(iteration, sample.moments().mean(), sample.interquartileMean())
                : new IterationLevel(iteration, Double.NaN, Double.NaN);
    }

    /** Returns the level without any correction for lost time. */
    IterationLevel asMeasured() {
        return isLossKnown() ? new IterationLevel(this) : this;
    }

    /** Returns the mean time, or the reciprocal of a mean rate, less the time without a processor. */
    double time() {
        return Loss.without(lost, measuredTime);
    }

    /**
     * Returns the typical time of an invocation: the interquartile mean as a time, which a few interrupted invocations
     * do not move. If the values are not single invocations, it excludes the time for which the benchmark had no
     * processor. If the iteration has one value, it is the mean.
     */
    double typicalTime() {
        return ofInvocations ? measuredTypicalTime : Loss.without(lost, measuredTypicalTime);
    }

    /** Returns whether the time lost to other programs is known. */
    boolean isLossKnown() {
        return !Double.isNaN(lost);
    }

    /** Returns the share of the time for which the benchmark had no processor, NaN if unknown. */
    double lost() {
        return lost;
    }
}
