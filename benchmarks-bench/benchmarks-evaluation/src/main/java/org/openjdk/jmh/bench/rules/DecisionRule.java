package org.openjdk.jmh.bench.rules;

import java.util.List;
import org.openjdk.jmh.bench.textbook.TextbookMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * A rule that judges two sides.
 *
 * @param name       for tables
 * @param method     of its interval
 * @param confidence of the interval
 * @param tolerance  within which both sides are the same; 0 for a rule that knows only changed and not
 */
record DecisionRule(String name, ComparisonMethod method, double confidence, double tolerance) {

    private static final ComparisonMethod BOOTSTRAP = ComparisonMethods.bootstrap();
    private static final ComparisonMethod MANN_WHITNEY = TextbookMethods.named("mann-whitney");

    /** The rules that are compared, ours first. */
    static final List<DecisionRule> ALL = List.of(
            tolerant("welch 95 %", ComparisonMethods.standard(), ComparisonSettings.CONFIDENCE),
            tolerant("student 95 %", TextbookMethods.named("student"), ComparisonSettings.CONFIDENCE),
            tolerant("bootstrap 99 %", BOOTSTRAP, 0.99),
            new DecisionRule("pa: excludes 1", BOOTSTRAP, 0.99, 0),
            new DecisionRule("JMH's ± apart", new JmhErrors(), 0.999, 0),
            new DecisionRule("mann-whitney 1 %", MANN_WHITNEY, 0.99, 0),
            new DecisionRule("mann-whitney 5 %", MANN_WHITNEY, 0.95, 0));

    private static DecisionRule tolerant(String name, ComparisonMethod method, double confidence) {
        return new DecisionRule(name, method, confidence, ComparisonSettings.TOLERANCE);
    }

    /** The verdict on times whose ratio has this interval, if the candidate's were so many times as long. */
    Verdict verdict(Interval ratio, double change) {
        return Verdict.of(Interval.of(ratio.lower() * change, ratio.point() * change, ratio.upper() * change),
                tolerance, Direction.LOWER_IS_BETTER);
    }
}
