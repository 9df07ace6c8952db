package org.openjdk.jmh.dynreconf.comparison;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

/** Methods for forks that ran in blocks; reference values are SciPy's. */
class BlockMethodsTest {

    private static final ComparisonMethod PAIRED = ComparisonMethods.paired();
    private static final ComparisonMethod BLOCKED = ComparisonMethods.blocked();

    @TestFactory
    Stream<DynamicTest> intervals() {
        return Stream.of(PAIRED, BLOCKED).flatMap(method -> ReferenceCase.named("sequential-reference.txt",
                method.name()).stream().map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    Interval interval = method.estimate(Sides.ofForks(c.first()), Sides.ofForks(c.second()))
                            .interval(c.parameters()[0]);
                    assertArrayEquals(c.expected(), limits(interval), 1e-9);
                })));
    }

    private static double[] limits(Interval interval) {
        return new double[] {interval.lower(), interval.point(), interval.upper()};
    }

    private static double[] limits(ComparisonMethod method, ForkSamples baseline, ForkSamples candidate) {
        return limits(method.estimate(baseline, candidate).interval(0.95));
    }

    @Test
    void blocked_forksThatAreSlowTogether_areComparedByPairs() {
        ForkSamples baseline = Sides.ofForks(10, 20, 40, 80);
        ForkSamples candidate = Sides.ofForks(11, 22.1, 44, 88);
        assertArrayEquals(limits(PAIRED, baseline, candidate), limits(BLOCKED, baseline, candidate));
    }

    @Test
    void blocked_forksOfWhichOneIsSlowWhereTheOtherIsFast_areComparedBySides() {
        ForkSamples baseline = Sides.ofForks(10, 20, 40, 80);
        ForkSamples candidate = Sides.ofForks(88, 44, 22.1, 11);
        assertArrayEquals(limits(ComparisonMethods.standard(), baseline, candidate),
                limits(BLOCKED, baseline, candidate));
    }

    @Test
    void blocked_sideWithoutScatter_isComparedBySides() {
        ForkSamples baseline = Sides.ofForks(7, 7, 7);
        ForkSamples candidate = Sides.ofForks(8, 9, 10);
        assertArrayEquals(limits(ComparisonMethods.standard(), baseline, candidate),
                limits(BLOCKED, baseline, candidate));
        assertArrayEquals(new double[] {1, 1, 1}, limits(BLOCKED, baseline, baseline));
    }

    @Test
    void blocked_exactMultiples_haveTheirRatio() {
        assertArrayEquals(new double[] {2, 2, 2},
                limits(BLOCKED, Sides.ofForks(1, 2, 4, 8), Sides.ofForks(2, 4, 8, 16)), 1e-12);
    }

    @Test
    void differentNumbersOfForks_areNoPairs() {
        ForkSamples two = Sides.ofForks(1, 2);
        ForkSamples three = Sides.ofForks(1, 2, 3);
        for (ComparisonMethod method : new ComparisonMethod[] {PAIRED, BLOCKED}) {
            String message = assertThrows(IllegalArgumentException.class, () -> method.estimate(two, three))
                    .getMessage();
            assertEquals("2 forks of the baseline and 3 of the candidate are no pairs", message);
            assertFalse(ComparisonMethods.all().contains(method));
        }
    }
}
