package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Compares what comparisons and plans are made of with SciPy. */
class ComparisonStatisticsReferenceTest {

    private static Stream<ReferenceCase> cases(String name) {
        return ReferenceCase.named("comparison-reference.txt", name).stream();
    }

    @TestFactory
    Stream<DynamicTest> discoveries() {
        return cases("discoveries").map(c -> DynamicTest.dynamicTest(c.toString(),
                () -> assertEquals(c.expected()[0], FalseDiscoveryRate.discoveries(c.first(), c.parameters()[0]))));
    }

    @TestFactory
    Stream<DynamicTest> noncentralProbabilities() {
        return cases("noncentral-student").map(c -> DynamicTest.dynamicTest(name(c),
                () -> assertEquals(c.expected()[0], NoncentralStudent.cumulativeProbability(c.parameters()[0],
                        c.parameters()[1], c.parameters()[2]), 1e-9)));
    }

    @TestFactory
    Stream<DynamicTest> powers() {
        return cases("power").map(c -> DynamicTest.dynamicTest(name(c),
                () -> assertEquals(c.expected()[0], power(c.parameters()[0], c.parameters()[1],
                        c.parameters()[2]), 1e-9)));
    }

    /** The power of a two-sided t-test with a noncentrality and degrees of freedom. */
    static double power(double noncentrality, double freedom, double level) {
        return NoncentralStudent.beyond(StudentQuantile.of(1 - level / 2, freedom), freedom, noncentrality);
    }

    @TestFactory
    Stream<DynamicTest> welchPowers() {
        return cases("welch-power").map(c -> DynamicTest.dynamicTest(name(c),
                () -> assertEquals(c.expected()[0], WelchPower.of(c.parameters()[0], (int) c.parameters()[1],
                        c.parameters()[2], c.parameters()[3]), 1e-4)));
    }

    private static String name(ReferenceCase c) {
        return c.toString().replaceAll(" of 0 and 0 values", "");
    }
}
