package org.openjdk.jmh.mutate.operators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DelayTokensTest {

    private static final double[] ROUNDS = {0, 4, 8, 16};

    /** A call alone takes 4 ns, and hides the first rounds; later ones take 1.5 ns each. */
    private static final double[] NANOSECONDS = {4, 5, 10, 22};

    @Test
    void rounds_thatWereMeasured_areFound() {
        for (int i = 0; i < ROUNDS.length; i++) {
            assertEquals((long) ROUNDS[i], DelayTokens.rounds(ROUNDS, NANOSECONDS, NANOSECONDS[i]));
        }
    }

    @Test
    void rounds_betweenTwoThatWereMeasured_areOnTheLineBetweenThem() {
        assertEquals(6, DelayTokens.rounds(ROUNDS, NANOSECONDS, 7.5));
        assertEquals(12, DelayTokens.rounds(ROUNDS, NANOSECONDS, 16));
    }

    @Test
    void rounds_ofALongDelay_goOnAsTheLastTwo() {
        assertEquals(668, DelayTokens.rounds(ROUNDS, NANOSECONDS, 1_000));
    }

    @Test
    void rounds_ofADelayShorterThanACall_areNone() {
        assertEquals(0, DelayTokens.rounds(ROUNDS, NANOSECONDS, 1));
    }

    @Test
    void rounds_whereMoreTookNoLonger_areFinite() {
        assertTrue(DelayTokens.rounds(new double[] {0, 2, 4}, new double[] {5, 5, 4}, 10) < 100);
    }

    @Test
    void rounds_onThisMachine_growWithTheDelay() {
        assertTrue(DelayTokens.of(1_000) < DelayTokens.of(100_000));
        assertTrue(DelayTokens.of(100_000) > 1_000);
    }
}
