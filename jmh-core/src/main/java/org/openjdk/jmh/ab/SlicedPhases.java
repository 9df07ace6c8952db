package org.openjdk.jmh.ab;

import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The phases of alternating forks, cut into short iterations. Annotations are written for forks that run alone, so here
 * they are upper bounds of the warmup, which ends when both forks are warm, and of the measurement. Numbers of
 * iterations in the options are taken literally.
 */
final class SlicedPhases {

    /**
     * Short enough that a disturbance affects both forks, and long enough for the scheduler to run them a few times.
     */
    private static final long MILLIS = 50;
    private static final double SECONDS = 0.05;
    private static final double ROUNDING = 1e-6;
    /**
     * Minimum of the warmup and maximum of the measurement in seconds, unless options say otherwise: many short forks
     * show more.
     */
    private static final double USUAL = 1;
    /** Maximum factor by which a busy machine prolongs a warmup, which ends by its own time. */
    private static final int BUSIEST = 20;

    private final Interval warmup;
    private final double measurement;

    /** Cuts phases that come from options, annotations or defaults. */
    SlicedPhases(PhaseLength warmup, PhaseLength measurement, Options options) {
        double most = seconds(warmup);
        double least = options.getWarmupIterations().hasValue() ? most : Math.min(USUAL, most);
        this.warmup = Interval.of(least, least, most);
        this.measurement = options.getMeasurementIterations().hasValue() ? seconds(measurement)
                : Math.min(USUAL, seconds(measurement));
    }

    private static double seconds(PhaseLength phase) {
        return phase.iterations().orElse(0) * phase.time().map(TimeBudget::seconds).orElse(0.0);
    }

    /** Returns the seconds of a warmup, minimum on a processor and maximum of own time. */
    Interval warmupSeconds() {
        return warmup;
    }

    /** Returns the maximum of warmup iterations. */
    PhaseLength warmup() {
        return slices(warmup.upper() * BUSIEST);
    }

    PhaseLength measurement() {
        return slices(measurement);
    }

    private static PhaseLength slices(double seconds) {
        return new PhaseLength((int) Math.ceil(seconds / SECONDS - ROUNDING), TimeValue.milliseconds(MILLIS));
    }
}
