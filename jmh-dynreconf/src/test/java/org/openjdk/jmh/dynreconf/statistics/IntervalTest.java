package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class IntervalTest {

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
