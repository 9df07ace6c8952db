package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import java.util.stream.Stream;
import org.apache.commons.math3.distribution.TDistribution;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class StudentHalfWidthTest {

    private static final StudentHalfWidth AT_95 = new StudentHalfWidth(0.95);

    @Test
    void halfWidth_workedExample() {
        assertEquals(0.2484, AT_95.of(Moments.of(9, 10, 11).coefficientOfVariation(), 3), 5e-5);
    }

    /** Reference: scipy.stats.t.interval. */
    @TestFactory
    Stream<DynamicTest> halfWidth_isThatOfScipy() {
        return ReferenceCase.named("fork-interval").stream().map(c -> DynamicTest.dynamicTest(c.toString(),
                () -> assertEquals(c.expected()[0], new StudentHalfWidth(c.parameters()[0]).of(
                        Moments.of(c.first()).standardDeviation() / Moments.of(c.first()).mean(), c.first().length),
                        1e-9 * Math.abs(c.expected()[0]))));
    }

    /** In any order of questions, since quantiles are kept. */
    @Test
    void halfWidth_randomQuestions_agreesWithTheFormula() {
        Random random = new Random(20261122);
        StudentHalfWidth student = new StudentHalfWidth(0.99);
        for (int i = 0; i < 500; i++) {
            int count = 2 + random.nextInt(300);
            double deviation = random.nextDouble();
            double expected = new TDistribution(null, count - 1).inverseCumulativeProbability(0.995) * deviation
                    / Math.sqrt(count);
            assertEquals(expected, student.of(deviation, count), 1e-8 * expected, "n = " + count);
        }
    }

    @Test
    void halfWidth_degenerate() {
        assertEquals(0, AT_95.of(0, 2));
        assertEquals(Double.POSITIVE_INFINITY, AT_95.of(Double.NaN, 1));
        assertEquals(Double.POSITIVE_INFINITY, AT_95.of(0, 0));
        assertEquals(Double.POSITIVE_INFINITY, AT_95.of(Double.POSITIVE_INFINITY, 5));
        assertEquals("confidence 1.0 is not between 0 and 1",
                assertThrows(IllegalArgumentException.class, () -> new StudentHalfWidth(1)).getMessage());
        assertThrows(IllegalArgumentException.class, () -> new StudentHalfWidth(Double.NaN));
    }
}
