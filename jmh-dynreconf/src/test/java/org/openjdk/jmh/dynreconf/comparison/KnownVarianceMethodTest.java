package org.openjdk.jmh.dynreconf.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.comparison.Sides.Scatter;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

class KnownVarianceMethodTest {

    private static final ForkSamples BEFORE = Sides.ofForks(100, 102, 98);
    private static final ForkSamples AFTER = Sides.ofForks(105, 107, 103);

    private static Interval interval(ComparisonMethod method, ForkSamples baseline, ForkSamples candidate) {
        return method.estimate(baseline, candidate).interval(0.95);
    }

    @Test
    void known_workedExample() {
        Interval known = interval(ComparisonMethods.knowing(0.02, 16), BEFORE, AFTER);
        assertEquals(1.015, known.lower(), 0.0005);
        assertEquals(1.0500, known.point(), 0.0001);
        assertEquals(1.086, known.upper(), 0.0005);
        Interval welch = interval(ComparisonMethods.standard(), BEFORE, AFTER);
        assertEquals(1.0045, welch.lower(), 0.0005);
        assertEquals(1.0977, welch.upper(), 0.0005);
    }

    @TestFactory
    Stream<DynamicTest> intervalsAndPValues_agreeWithSciPy() {
        return ReferenceCase.named("comparison-reference.txt", "known").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    RatioEstimate estimate = ComparisonMethods.knowing(c.parameters()[1], (int) c.parameters()[2])
                            .estimate(Sides.ofForks(c.first()), Sides.ofForks(c.second()));
                    Interval interval = estimate.interval(c.parameters()[0]);
                    assertEquals(c.expected()[0], interval.lower(), 1e-8 * c.expected()[0]);
                    assertEquals(c.expected()[1], interval.point(), 1e-12 * c.expected()[1]);
                    assertEquals(c.expected()[2], interval.upper(), 1e-8 * c.expected()[2]);
                    assertEquals(c.expected()[3], estimate.pValue(), 1e-7 * c.expected()[3] + 1e-15);
                }));
    }

    /** With a candidate of three forks: as if a history of so many more runs of three forks had just its scatter. */
    @Test
    void known_ofForksWithTheScatterThatIsKnown_isStudentsIntervalWithMoreFreedom() {
        Random random = new Random(7);
        for (int round = 0; round < 50; round++) {
            double[] logs = new double[3];
            double mean = 0;
            for (int i = 0; i < 3; i++) {
                logs[i] = 0.03 * random.nextGaussian();
                mean += logs[i] / 3;
            }
            double squares = 0;
            for (double log : logs) {
                squares += (log - mean) * (log - mean);
            }
            double shift = 0.1 * random.nextDouble();
            ForkSamples before = Sides.ofForks(Math.exp(logs[0]), Math.exp(logs[1]), Math.exp(logs[2]));
            ForkSamples after = Sides.ofForks(Math.exp(shift + logs[2]), Math.exp(shift + logs[0]),
                    Math.exp(shift + logs[1]));
            int freedom = 12 + random.nextInt(30);
            RatioEstimate known = ComparisonMethods.knowing(Math.sqrt(squares / 2), freedom).estimate(before, after);
            RatioEstimate naive = new StudentRatio(shift, Math.sqrt(squares / 2 * 2 / 3), freedom + 2);
            assertEquals(naive.pValue(), known.pValue(), 1e-9);
            assertEquals(naive.interval(0.95).lower(), known.interval(0.95).lower(), 1e-9);
        }
    }

    @ParameterizedTest
    @CsvSource({"0.02, 11", "0.02, 0", "0, 16", "0.001, 16", "NaN, 16", "0.02, -3"})
    void known_tooLittleOrContradicted_isTheDefault(double variation, int freedom) {
        assertEquals(interval(ComparisonMethods.standard(), BEFORE, AFTER),
                interval(ComparisonMethods.knowing(variation, freedom), BEFORE, AFTER));
    }

    @Test
    void known_twoForksOnASide_isTheDefault() {
        ForkSamples two = Sides.ofForks(105, 107);
        assertEquals(interval(ComparisonMethods.standard(), BEFORE, two),
                interval(ComparisonMethods.knowing(0.02, 16), BEFORE, two));
        assertEquals("welch", ComparisonMethods.knowing(0.02, 16).name());
    }

    @Test
    void known_forksWithoutScatter_haveThatOfTheHistory() {
        ForkSamples equal = Sides.ofForks(100, 100, 100);
        Interval known = interval(ComparisonMethods.knowing(0.02, 16), equal, Sides.ofForks(101, 101, 101));
        assertTrue(known.lower() < 1 && known.upper() > 1, known::toString);
    }

    /** One in twenty at 5 %, within the error of 2,000 comparisons. */
    @Test
    void known_sidesThatScatterAsTheHistorySays_areRarelyDifferent() {
        Random random = new Random(8);
        int different = 0;
        for (int i = 0; i < 2000; i++) {
            double squares = 0;
            for (int k = 0; k < 14; k++) {
                double z = 0.03 * random.nextGaussian();
                squares += z * z;
            }
            different += ComparisonMethods.knowing(Math.sqrt(squares / 14), 14)
                    .estimate(Sides.simulated(Scatter.LOGNORMAL, 1, 0.03, 3, 1, random),
                            Sides.simulated(Scatter.LOGNORMAL, 1, 0.03, 3, 1, random))
                    .pValue() < 0.05 ? 1 : 0;
        }
        assertTrue(different > 50 && different < 130, different + " of 2000");
    }
}
