package org.openjdk.jmh.production.judged;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class LikenessTest {

    private static Likeness of(double lower, double upper) {
        return Likeness.of(Interval.of(lower, (lower + upper) / 2, upper), 0.25);
    }

    @Test
    void intervalWithinTheTolerance_isAlike() {
        assertEquals(Likeness.ALIKE, of(0.8, 1.25));
        assertEquals(Likeness.ALIKE, of(1.1, 1.2));
    }

    @Test
    void intervalBeyondTheTolerance_isSlowerOrFaster() {
        assertEquals(Likeness.SLOWER, of(1.26, 3));
        assertEquals(Likeness.FASTER, of(0, 0.79));
    }

    @Test
    void intervalOnBothSidesOfALimit_isUndecided() {
        assertEquals(Likeness.UNDECIDED, of(0.79, 1.1));
        assertEquals(Likeness.UNDECIDED, of(1.2, 1.3));
        assertEquals(Likeness.UNDECIDED, Likeness.of(Interval.unknown(1), 0.25));
    }
}
