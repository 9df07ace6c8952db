package org.openjdk.jmh.results.comparison;

import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.sequential.WarmupTrend;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Detects forks that were still warming up when they were measured. */
final class NotWarm {

    /** Single shots measure cold code on purpose. */
    private static final String SINGLE_SHOT = "ss";
    private static final double PERCENT = 100;
    private static final int FEWEST = 10;
    /** Factor of the recommended warmup: one that is too short is usually far too short. */
    private static final int TIMES = 5;

    private NotWarm() {
    }

    /** Returns whether warming up may change a score that is not measured cold on purpose. */
    static boolean concerns(Unit unit, String mode) {
        return unit.isOfTime() && !isSingleShot(mode);
    }

    /** Returns whether each iteration of a mode is one invocation. */
    static boolean isSingleShot(String mode) {
        return mode.equals(SINGLE_SHOT);
    }

    /**
     * Returns why a verdict is unreliable.
     *
     * @param ratio  the interval that the verdict is based on
     * @param warmup warmup iterations of each fork
     * @return empty if the forks are warm, or the remaining warmup is small compared with the change
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
