package org.openjdk.jmh.results.comparison;

import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.sequential.WarmupTrend;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Says that the forks of a benchmark were still warming up when they were measured, and what to do about it. */
final class NotWarm {

    /** JMH's mode of single shots, which measure what a benchmark takes before it is warm. */
    private static final String SINGLE_SHOT = "ss";
    private static final double PERCENT = 100;
    private static final int FEWEST = 10;
    /** A warmup that is too short is mostly so by far. */
    private static final int TIMES = 5;

    private NotWarm() {
    }

    /** Returns whether a score may change by warming up, and is not measured cold on purpose. */
    static boolean concerns(Unit unit, String mode) {
        return unit.isOfTime() && !isSingleShot(mode);
    }

    /** Returns whether a mode measures one invocation in each iteration. */
    static boolean isSingleShot(String mode) {
        return mode.equals(SINGLE_SHOT);
    }

    /**
     * Returns why a verdict is not to be believed.
     *
     * @param ratio  the interval that the verdict rests on
     * @param warmup iterations that the forks had for it
     * @return empty where forks are warm, or what is left of their warmup is small beside the change
     */
    static Optional<String> reason(WarmupTrend trend, Interval ratio, double tolerance, int warmup) {
        return trend.isBeyond(tolerance, ratio)
                ? Optional.of("not warm: from the first half of a measurement to the second, the score changes by "
                        + (trend.baseline() == 0 ? percent(trend.candidate()) + " in the candidate"
                                : trend.candidate() == 0 ? percent(trend.baseline()) + " in the baseline"
                                        : percent(trend.baseline()) + " in the baseline and "
                                                + percent(trend.candidate()) + " in the candidate")
                        + ": give both sides more warmup, such as -wi " + Math.max(FEWEST, TIMES * warmup))
                : Optional.empty();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%+.1f %%", PERCENT * share);
    }
}
