package org.openjdk.jmh.production.judged;

import java.util.List;
import java.util.function.Predicate;

/**
 * What a report is asked.
 *
 * @param tolerance   share by which production may differ from a benchmark, above 0
 * @param assertions  formulas on methods of production
 * @param application whether a class, by its binary name, is of the application
 */
public record ReportQuestion(double tolerance, List<String> assertions, Predicate<String> application) {

    /** The ratios of most tests of the thesis differed by less than this on machines that were five years apart. */
    public static final double TOLERANCE = 0.25;
}
