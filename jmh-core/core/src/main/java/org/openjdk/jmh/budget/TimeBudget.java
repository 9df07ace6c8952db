package org.openjdk.jmh.budget;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.DurationText;

/** The time that a run may take, with all of its starts. */
public final class TimeBudget {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);
    /** Of an iteration: forks that end a little later than expected are not lost, and the run ends within an iteration. */
    private static final double GRACE = 0.5;

    private final double seconds;

    /**
     * The budget of a run.
     *
     * @param options that have one
     */
    public TimeBudget(Options options) {
        seconds = seconds(options.getBudget().get());
    }

    /**
     * Converts a time.
     *
     * @param time in any unit
     * @return seconds
     */
    public static double seconds(TimeValue time) {
        return time.convertTo(TimeUnit.NANOSECONDS) / NANOS;
    }

    /**
     * The time.
     *
     * @return seconds
     */
    public double seconds() {
        return seconds;
    }

    /**
     * How late a fork may end.
     *
     * @param iterationSeconds how long an iteration takes
     * @return seconds
     */
    public static double grace(double iterationSeconds) {
        return GRACE * iterationSeconds;
    }

    /**
     * What counts of the time of an earlier start.
     *
     * @param earlier  seconds that it took
     * @param toItsEnd whether it came to its end, and has used all that it had
     * @return seconds
     */
    public double used(double earlier, boolean toItsEnd) {
        return toItsEnd ? Math.max(earlier, seconds) : earlier;
    }

    /**
     * Says what earlier starts have used.
     *
     * @param earlier seconds, 0 where there were none
     * @return a comment; none where there is nothing to say
     */
    public static Optional<String> usedBefore(double earlier) {
        return earlier > 0
                ? Optional
                        .of("# Of this time, " + DurationText.of(earlier) + " were used before the run was interrupted")
                : Optional.empty();
    }
}
