package org.openjdk.jmh.results.comparison;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Sorts comparisons for reports. */
final class ChangeOrder {

    private static final List<Verdict> BAD_TO_GOOD = Collections.unmodifiableList(
            Arrays.asList(Verdict.SLOWER, Verdict.UNDECIDED, Verdict.SAME, Verdict.FASTER));

    private static final Comparator<ComparedMetric> BY_NAME = Comparator.comparing(ComparedMetric::key)
            .thenComparing(metric -> metric.label().orElse(""));

    /** Sorts by the limit of the interval next to no change or, if the interval includes it, by the other limit. */
    static final Comparator<ComparedMetric> LARGEST_FIRST =
            Comparator.comparingDouble(ChangeOrder::magnitude).reversed()
                    .thenComparing(BY_NAME);

    /**
     * Sorts by verdict (slower, undecided, same, faster), then by the smallest and by the estimated deterioration. The
     * verdict comes first because the interval of an unchanged score may exclude 1.
     */
    static final Comparator<ComparedMetric> WORST_FIRST =
            Comparator.<ComparedMetric>comparingInt(metric -> BAD_TO_GOOD.indexOf(metric.verdict()))
                    .thenComparing(Comparator.comparingDouble(ChangeOrder::worseAtLeast).reversed())
                    .thenComparing(Comparator.comparingDouble(ChangeOrder::seemsWorse).reversed())
                    .thenComparing(BY_NAME);

    private ChangeOrder() {
    }

    private static double magnitude(ComparedMetric metric) {
        Interval ratio = metric.comparison().ratio();
        double change = atLeast(ratio);
        return change != 0 ? Math.abs(change)
                : Math.max(Math.abs(Math.log(ratio.lower())), Math.abs(Math.log(ratio.upper())));
    }

    private static double worseAtLeast(ComparedMetric metric) {
        return directed(metric, atLeast(metric.comparison().ratio()));
    }

    private static double seemsWorse(ComparedMetric metric) {
        double change = Math.log(metric.comparison().ratio().point());
        return Double.isNaN(change) ? 0 : directed(metric, change);
    }

    /** Returns a change as a deterioration (positive). Avoids -0.0, which would sort below 0. */
    private static double directed(ComparedMetric metric, double change) {
        Direction direction = metric.comparison().direction();
        return direction == Direction.UNKNOWN ? Math.abs(change)
                : direction == Direction.LOWER_IS_BETTER ? change : 0 - change;
    }

    /** Returns the logarithm of the limit next to 1; 0 if the interval contains 1. */
    private static double atLeast(Interval ratio) {
        double low = Math.log(ratio.lower());
        double high = Math.log(ratio.upper());
        return low > 0 ? low : Math.min(high, 0);
    }
}
