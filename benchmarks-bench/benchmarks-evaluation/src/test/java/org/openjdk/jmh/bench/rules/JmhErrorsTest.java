package org.openjdk.jmh.bench.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.util.ListStatistics;

class JmhErrorsTest {

    private static ListStatistics jmh(double... scores) {
        return new ListStatistics(scores);
    }

    /** The limits are those of JMH's own statistics. */
    @Test
    void interval_isMadeOfTheErrorsThatJmhPrints() {
        ListStatistics before = jmh(10, 11, 10.5, 10.2);
        ListStatistics after = jmh(14, 14.5, 14.2, 13.8, 14);
        Interval interval = new JmhErrors().estimate(
                ForkSamples.ofScores(new double[] {10, 11}, new double[] {10.5, 10.2}),
                ForkSamples.ofScores(new double[] {14, 14.5, 14.2, 13.8, 14})).interval(0.999);
        double[] old = before.getConfidenceIntervalAt(0.999);
        double[] now = after.getConfidenceIntervalAt(0.999);
        assertEquals(now[0] / old[1], interval.lower(), 1e-9);
        assertEquals(after.getMean() / before.getMean(), interval.point(), 1e-12);
        assertEquals(old[0] > 0 ? now[1] / old[0] : Double.POSITIVE_INFINITY, interval.upper(), 1e-9);
    }

    @Test
    void interval_errorsBelowZero_hasNoUpperLimit() {
        Interval interval = new JmhErrors().estimate(ForkSamples.ofScores(new double[] {1, 9}), ForkSamples.ofScores(
                new double[] {5, 5.1})).interval(0.999);
        assertEquals(0, interval.lower());
        assertEquals(Double.POSITIVE_INFINITY, interval.upper());
    }
}
