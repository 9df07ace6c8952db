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

/** The method for forks that ran in blocks; reference values are SciPy's. */
class PairedMethodTest {

    private static final ComparisonMethod PAIRED = ComparisonMethods.paired();

    @TestFactory
    Stream<DynamicTest> intervals() {
        return ReferenceCase.named("sequential-reference.txt", PAIRED.name()).stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    Interval interval = PAIRED.estimate(Sides.ofForks(c.first()), Sides.ofForks(c.second()))
                            .interval(c.parameters()[0]);
                    assertArrayEquals(c.expected(), limits(interval), 1e-9);
                }));
    }

    private static double[] limits(Interval interval) {
        return new double[] {interval.lower(), interval.point(), interval.upper()};
    }

    private static double[] limits(ForkSamples baseline, ForkSamples candidate) {
        return limits(PAIRED.estimate(baseline, candidate).interval(0.95));
    }

    @Test
    void whatPairsShare_dropsOut() {
        assertArrayEquals(limits(Sides.ofForks(1, 1.02, 1), Sides.ofForks(1.1, 1.1, 1.12)),
                limits(Sides.ofForks(1, 5.1, 20), Sides.ofForks(1.1, 5.5, 22.4)), 1e-12);
    }

    @Test
    void exactMultiples_haveTheirRatio() {
        assertArrayEquals(new double[] {2, 2, 2}, limits(Sides.ofForks(1, 2, 4, 8), Sides.ofForks(2, 4, 8, 16)),
                1e-12);
        assertArrayEquals(new double[] {1, 1, 1}, limits(Sides.ofForks(7, 7, 7), Sides.ofForks(7, 7, 7)));
    }

    @Test
    void differentNumbersOfForks_areNoPairs() {
        String message = assertThrows(IllegalArgumentException.class,
                () -> PAIRED.estimate(Sides.ofForks(1, 2), Sides.ofForks(1, 2, 3))).getMessage();
        assertEquals("2 forks of the baseline and 3 of the candidate are no pairs", message);
        assertFalse(ComparisonMethods.all().contains(PAIRED));
    }
}
