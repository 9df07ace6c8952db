package org.openjdk.jmh.dynreconf.scheduling;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ForkEndTest {

    @Test
    void measured_hasTheMeanOfItsScores() {
        ForkEnd end = ForkEnd.measured(2.5, 10, 20, 60);
        assertEquals(2.5, end.seconds());
        assertEquals(30, end.mean());
        assertArrayEquals(new double[] {10, 20, 60}, end.scores());
        assertFalse(end.isLost());
        assertFalse(end.isWarmup());
        assertFalse(end.isLast());
    }

    @Test
    void measured_withoutScores_isLost() {
        ForkEnd end = ForkEnd.measured(1);
        assertTrue(end.isLost());
        assertEquals(Double.NaN, end.mean());
    }

    @Test
    void warmup_isNotLost() {
        ForkEnd end = ForkEnd.warmup(1);
        assertTrue(end.isWarmup());
        assertFalse(end.isLost());
        assertEquals(Double.NaN, end.mean());
    }

    @Test
    void last_isTheSameOtherwise() {
        ForkEnd end = ForkEnd.measured(1, 2, 4).asLast();
        assertTrue(end.isLast());
        assertEquals(1, end.seconds());
        assertEquals(3, end.mean());
        assertTrue(ForkEnd.warmup(1).asLast().isWarmup());
    }

    @Test
    void end_changedFromOutside_staysAsItIs() {
        double[] scores = {1, 2};
        ForkEnd end = ForkEnd.measured(1, scores);
        scores[0] = 5;
        end.scores()[1] = 5;
        assertArrayEquals(new double[] {1, 2}, end.scores());
    }

    @Test
    void end_impossibleTime_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> ForkEnd.measured(-1, 1));
        assertThrows(IllegalArgumentException.class, () -> ForkEnd.warmup(Double.NaN));
    }
}
