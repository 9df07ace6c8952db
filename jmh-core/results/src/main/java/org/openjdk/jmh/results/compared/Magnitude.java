package org.openjdk.jmh.results.compared;

import java.util.Comparator;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** How large a change is at least, or, where none is known, how large it may be. */
final class Magnitude {

    static final Comparator<ComparedMetric> LARGEST_FIRST = Comparator.comparingDouble(Magnitude::of).reversed()
            .thenComparing(ComparedMetric::key).thenComparing(metric -> metric.label().orElse(""));

    private Magnitude() {
    }

    private static double of(ComparedMetric metric) {
        Interval ratio = metric.comparison().ratio();
        double low = Math.log(ratio.lower());
        double high = Math.log(ratio.upper());
        boolean change = low > 0 || high < 0;
        return change ? Math.min(Math.abs(low), Math.abs(high)) : Math.max(Math.abs(low), Math.abs(high));
    }
}
