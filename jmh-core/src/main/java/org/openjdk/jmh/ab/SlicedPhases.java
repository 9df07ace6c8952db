package org.openjdk.jmh.ab;

import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The phases of forks that alternate, cut into short iterations. Annotations are for forks that run alone: they bound the warmup, which
 * ends when both forks are warm, and the measurement. Numbers of iterations among the options are taken literally.
 */
final class SlicedPhases {

    /** Short enough that a disturbance affects both forks, and long enough for the scheduler to run them a few times. */
    private static final long MILLIS = 50;
    private static final double SECONDS = 0.05;
    private static final double ROUNDING = 1e-6;
    /** The least warmup and the most measurement, in seconds, unless options say otherwise: many short forks show more. */
    private static final double USUAL = 1;
    /** A warmup ends by its own time; this bounds how much longer it takes where others use the machine. */
    private static final int BUSIEST = 20;

    private final Interval warmup;
    private final double measurement;

    /**
     * Cuts phases.
     *
     * @param warmup      as options, annotations or defaults say
     * @param measurement likewise
     * @param options     of the run
     */
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

    /** Returns the seconds of a warmup, on a processor at least and of own time at most. */
    Interval warmupSeconds() {
        return warmup;
    }

    /** Returns the most iterations of a warmup. */
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
