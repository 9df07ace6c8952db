package org.openjdk.jmh.results.comparison;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Orders in which comparisons are shown. */
final class ChangeOrder {

    private static final List<Verdict> BAD_TO_GOOD = Collections.unmodifiableList(
            Arrays.asList(Verdict.SLOWER, Verdict.UNDECIDED, Verdict.SAME, Verdict.FASTER));

    private static final Comparator<ComparedMetric> BY_NAME = Comparator.comparing(ComparedMetric::key)
            .thenComparing(metric -> metric.label().orElse(""));

    /** By how large a change is at least, or, where none is known, by how large it may be. */
    static final Comparator<ComparedMetric> LARGEST_FIRST =
            Comparator.comparingDouble(ChangeOrder::magnitude).reversed()
                    .thenComparing(BY_NAME);

    /**
     * By verdict in front of size, since an interval of something that is the same may exclude 1, too: slower,
     * undecided, same, faster; and of one verdict by how much worse it is at least, then by how much it seems to be.
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

    /** 0 where nothing is known. */
    private static double seemsWorse(ComparedMetric metric) {
        double change = Math.log(metric.comparison().ratio().point());
        return Double.isNaN(change) ? 0 : directed(metric, change);
    }

    /** Above 0 where it is worse; never the negative 0, which would sort below the other one. */
    private static double directed(ComparedMetric metric, double change) {
        Direction direction = metric.comparison().direction();
        return direction == Direction.UNKNOWN ? Math.abs(change)
                : direction == Direction.LOWER_IS_BETTER ? change : 0 - change;
    }

    /** Returns the logarithm of the limit next to 1; 0 where the interval contains 1. */
    private static double atLeast(Interval ratio) {
        double low = Math.log(ratio.lower());
        double high = Math.log(ratio.upper());
        return low > 0 ? low : Math.min(high, 0);
    }
}
