package org.openjdk.jmh.dynreconf.criteria.steady;

import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/**
 * An iteration of a fork's series, of which nothing but its level is kept; immutable. All of its values count, each as
 * often as it was observed: nothing is drawn and no outlier is left out, so that the mean is the score that JMH
 * reports, or proportional to it.
 */
final class Level {

    private final boolean rate;
    private final double mean;
    private final double typical;
    private final double seconds;
    private final VmActivity vmActivity;

    private Level(Iteration iteration, double mean, double typical) {
        this.rate = iteration.isRate();
        this.mean = mean;
        this.typical = typical;
        this.seconds = iteration.seconds();
        this.vmActivity = iteration.vmActivity();
    }

    /** The level of an iteration; that of a sample that is not usable has NaN for its times. */
    static Level of(Iteration iteration) {
        Sample sample = iteration.sample();
        return sample.isUsable() ? new Level(iteration, sample.moments().mean(), sample.interquartileMean())
                : new Level(iteration, Double.NaN, Double.NaN);
    }

    /** In the unit of the measurements. */
    double mean() {
        return mean;
    }

    /** The mean, or its reciprocal where the values are rates, which is infinite where nothing was done. */
    double time() {
        return rate ? 1 / mean : mean;
    }

    /**
     * What an invocation typically took: the interquartile mean as a time. A few invocations that something interrupted
     * do not move it, unlike the mean; where an iteration has one value, both are the same.
     */
    double typicalTime() {
        return rate ? 1 / typical : typical;
    }

    /** Wall time, or NaN where unknown. */
    double seconds() {
        return seconds;
    }

    VmActivity vmActivity() {
        return vmActivity;
    }
}
