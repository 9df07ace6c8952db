package org.openjdk.jmh.dynreconf.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

/** Compares the methods with SciPy. */
class ComparisonReferenceTest {

    private static Stream<ReferenceCase> cases(String name) {
        return ReferenceCase.named("comparison-reference.txt", name).stream();
    }

    private static ForkSamples ofForkMeans(double[] means) {
        return ForkSamples
                .ofScores(Arrays.stream(means).mapToObj(mean -> new double[] {mean}).toArray(double[][]::new));
    }

    /** Quantiles of Student's distribution are approximated on either side, to nine digits and more. */
    @TestFactory
    Stream<DynamicTest> welch_intervalsAndPValues() {
        return cases("welch")
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    RatioEstimate estimate = ComparisonMethods.standard()
                            .estimate(ofForkMeans(c.first()), ofForkMeans(c.second()));
                    Interval interval = estimate.interval(c.parameters()[0]);
                    assertEquals(c.expected()[0], interval.lower(), 1e-8 * c.expected()[0]);
                    assertEquals(c.expected()[1], interval.point(), 1e-12 * c.expected()[1]);
                    assertEquals(c.expected()[2], interval.upper(), 1e-8 * c.expected()[2]);
                    assertEquals(c.expected()[3], estimate.pValue(), 1e-8 * c.expected()[3]);
                }));
    }

    /** With 200,000 simulations there and 10,000 here, 3 % of the width are about five standard errors of a limit. */
    @TestFactory
    Stream<DynamicTest> bootstrap_intervals() {
        return cases("bootstrap-ratio").map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            Interval interval = ComparisonMethods.bootstrap().estimate(forks(c, c.first()), forks(c, c.second()))
                    .interval(c.parameters()[0]);
            double tolerance = 0.03 * (c.expected()[1] - c.expected()[0]);
            assertEquals(c.expected()[0], interval.lower(), tolerance);
            assertEquals(c.expected()[1], interval.upper(), tolerance);
        }));
    }

    private static ForkSamples forks(ReferenceCase c, double[] scores) {
        int iterations = (int) c.parameters()[2];
        double[][] forks = new double[(int) c.parameters()[1]][];
        Arrays.setAll(forks, f -> Arrays.copyOfRange(scores, f * iterations, (f + 1) * iterations));
        return ForkSamples.ofScores(forks);
    }
}
