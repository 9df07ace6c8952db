package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class IntervalTest {

    private static String rejected(Executable call) {
        return assertThrows(IllegalArgumentException.class, call).getMessage();
    }

    @Test
    void invalidLimits_areRejected_andWidthsAreRelative() {
        Interval interval = Interval.of(9, 10, 12);
        assertEquals(0.3, interval.relativeWidth(), 1e-15);
        assertEquals("[8.0  10.0  14.0]", interval.widened(2).toString());
        assertTrue(interval.contains(9) && interval.contains(12));
        assertFalse(interval.contains(8.99) || interval.contains(12.01));
        assertEquals(0, Interval.of(0, 0, 0).relativeWidth());
        assertEquals(Double.POSITIVE_INFINITY, Interval.of(-1, 0, 1).relativeWidth());
        assertEquals(0.2, Interval.of(-11, -10, -9).relativeWidth(), 1e-15);
        assertEquals("no interval from 2.0 to 1.0", rejected(() -> Interval.of(2, 1, 1)));
        assertEquals("no interval from NaN to 1.0", rejected(() -> Interval.of(Double.NaN, 1, 1)));
        assertEquals("confidence 1.0 is not between 0 and 1",
                rejected(() -> Interval.percentile(1, new double[] {1}, 1)));
        assertEquals("confidence 0.0 is not between 0 and 1",
                rejected(() -> Interval.percentile(1, new double[] {1}, 0)));
    }

    @Test
    void percentiles_areOfTheSimulatedValues() {
        double[] simulated = new double[101];
        Arrays.setAll(simulated, i -> 100 - i);
        Interval interval = Interval.percentile(42, simulated, 0.9);
        assertEquals(5, interval.lower(), 1e-12);
        assertEquals(95, interval.upper(), 1e-12);
        assertEquals(42, interval.point());
    }

    @Test
    void unknown_hasNoLimits_andContainsEverything() {
        Interval unknown = Interval.unknown(3);
        assertEquals(3, unknown.point());
        assertFalse(unknown.isKnown());
        assertTrue(unknown.contains(-1e300) && unknown.contains(1e300));
    }

    @Test
    void intervalWithAnInfiniteLimit_isNotKnown() {
        assertTrue(Interval.of(1, 2, 3).isKnown());
        assertFalse(Interval.of(0, 2, Double.POSITIVE_INFINITY).isKnown());
        assertFalse(Interval.of(Double.NEGATIVE_INFINITY, 2, 3).isKnown());
    }

    @Test
    void intervals_areEqualWhereAllThreeNumbersAre() {
        Interval interval = Interval.of(1, 2, 3);
        assertEquals(Interval.of(1, 2, 3), interval);
        assertEquals(Interval.of(1, 2, 3).hashCode(), interval.hashCode());
        assertEquals(Interval.unknown(Double.NaN), Interval.unknown(Double.NaN));
        assertNotEquals(Interval.of(0, 2, 3), interval);
        assertNotEquals(Interval.of(1, 2.5, 3), interval);
        assertNotEquals(Interval.of(1, 2, 4), interval);
        assertNotEquals(null, interval);
    }
}
