package org.openjdk.jmh.production.comparisons;

import java.util.List;
import java.util.function.Predicate;

/**
 * Holds the user's settings of a report.
 *
 * @param tolerance   maximum relative difference between production and a benchmark, above 0
 * @param assertions  formulas on methods of production
 * @param application accepts the binary names of the application's classes
 */
public record ReportSettings(double tolerance, List<String> assertions, Predicate<String> application) {

    /** In the thesis, most ratios of tests differed by less than this between machines five years apart. */
    public static final double TOLERANCE = 0.25;
}
