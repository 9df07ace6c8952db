package org.openjdk.jmh.dynreconf.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.comparison.Direction.LOWER_IS_BETTER;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.comparison.Sides.Scatter;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

/** What may be left of a warmup on one side makes an interval wider, and changes less certain. */
class WidenedRatioTest {

    private static final Comparer COMPARER = new Comparer(ComparisonSettings.standard());

    @TestFactory
    Stream<DynamicTest> intervalsAndPValues_agreeWithSciPy() {
        return ReferenceCase.named("comparison-reference.txt", "allowing").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    RatioEstimate estimate = new WidenedRatio(ComparisonMethods.standard()
                            .estimate(Sides.ofForks(c.first()), Sides.ofForks(c.second())), c.parameters()[1]);
                    Interval interval = estimate.interval(c.parameters()[0]);
                    assertEquals(c.expected()[0], interval.lower(), 1e-8 * c.expected()[0]);
                    assertEquals(c.expected()[1], interval.point(), 1e-12 * c.expected()[1]);
                    assertEquals(c.expected()[2], interval.upper(), 1e-8 * c.expected()[2]);
                    assertEquals(c.expected()[3], estimate.pValue(), 1e-7 * c.expected()[3] + 1e-15);
                }));
    }

    /** A p-value says which interval ends at 1; here found among ten thousand of them. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void pValue_isTheLargestWhoseIntervalContains1_ofAnyMethod(boolean bootstrap) {
        Random random = new Random(5);
        for (int round = 0; round < 10; round++) {
            RatioEstimate estimate = new WidenedRatio((bootstrap ? ComparisonMethods.bootstrap()
                    : ComparisonMethods.standard()).estimate(
                            Sides.simulated(Scatter.NORMAL, 1, 0.03, 6, 3, random),
                            Sides.simulated(Scatter.NORMAL, 1 + 0.1 * random.nextDouble(), 0.03, 5, 3, random)),
                    0.02);
            double naive = 0;
            for (double p = 1e-4; p < 1; p += 1e-4) {
                naive = estimate.interval(1 - p).contains(1) ? p : naive;
            }
            assertEquals(naive, estimate.pValue(), 2e-4, bootstrap + ", round " + round);
        }
    }

    @Test
    void allowanceOfNothing_changesNothing() {
        Comparison expected = COMPARER.compare(Sides.ofForks(100, 104), Sides.ofForks(110, 108), LOWER_IS_BETTER);
        Comparison actual = COMPARER.compare(Sides.ofForks(100, 104), Sides.ofForks(110, 108), LOWER_IS_BETTER, 0);
        assertEquals(expected.ratio(), actual.ratio());
        assertEquals(expected.pValue(), actual.pValue(), 1e-12);
    }

    @Test
    void changeWithinTheAllowance_isNone() {
        ForkSamples before = Sides.ofForks(100, 100.1, 99.9, 100);
        ForkSamples after = Sides.ofForks(103.5, 103.4, 103.6, 103.5);
        assertEquals(Verdict.SLOWER, COMPARER.compare(before, after, LOWER_IS_BETTER).verdict());
        Comparison allowing = COMPARER.compare(before, after, LOWER_IS_BETTER, 0.05);
        assertEquals(Verdict.UNDECIDED, allowing.verdict());
        assertEquals(1, allowing.pValue());
        assertEquals(Verdict.SLOWER, COMPARER.compare(before, after, LOWER_IS_BETTER, 0.02).verdict());
    }

    @Test
    void dataWithoutScatter_areCertainBeyondTheAllowanceAlone() {
        RatioEstimate fifth = new StudentRatio(Math.log(1.2), 0, 0);
        assertEquals(0, new WidenedRatio(fifth, 0.1).pValue());
        assertEquals(1, new WidenedRatio(fifth, 0.3).pValue());
    }

    @Test
    void zeroOnOneSide_staysAsCertainAsItWas() {
        RatioEstimate appeared = new ZeroRatio(new double[] {0, 0, 0}, new double[] {5, 5.1, 4.9});
        RatioEstimate allowing = new WidenedRatio(appeared, 0.02);
        assertEquals(appeared.pValue(), allowing.pValue(), 1e-12);
        assertEquals(appeared.interval(0.95), allowing.interval(0.95));
        assertTrue(allowing.interval(0.95).lower() > 1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.01, Double.NaN, Double.POSITIVE_INFINITY})
    void invalidShare_isRejected(double share) {
        RatioEstimate some = new StudentRatio(0, 0.1, 3);
        assertThrows(IllegalArgumentException.class, () -> new WidenedRatio(some, share));
    }
}
