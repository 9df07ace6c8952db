package org.openjdk.jmh.mutate.operators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DelayCalibrationTest {

    private static final double[] ROUNDS = {0, 4, 8, 16};

    /** A call alone takes 4 ns, which hides the first rounds; later ones take 1.5 ns each. */
    private static final double[] NANOSECONDS = {4, 5, 10, 22};

    @Test
    void measuredTimes_giveTheirRounds() {
        for (int i = 0; i < ROUNDS.length; i++) {
            assertEquals((long) ROUNDS[i], DelayCalibration.rounds(ROUNDS, NANOSECONDS, NANOSECONDS[i]));
        }
    }

    @Test
    void timesBetweenMeasuredPoints_areInterpolated() {
        assertEquals(6, DelayCalibration.rounds(ROUNDS, NANOSECONDS, 7.5));
        assertEquals(12, DelayCalibration.rounds(ROUNDS, NANOSECONDS, 16));
    }

    @Test
    void longerTimes_areExtrapolatedFromTheLastTwoPoints() {
        assertEquals(668, DelayCalibration.rounds(ROUNDS, NANOSECONDS, 1_000));
    }

    @Test
    void timesShorterThanACall_giveNoRounds() {
        assertEquals(0, DelayCalibration.rounds(ROUNDS, NANOSECONDS, 1));
    }

    @Test
    void equalTimesOfDifferentRounds_giveFiniteRounds() {
        assertTrue(DelayCalibration.rounds(new double[] {0, 2, 4}, new double[] {5, 5, 4}, 10) < 100);
    }

    @Test
    void rounds_onThisMachine_growWithTheDelay() {
        assertTrue(DelayCalibration.of(1_000) < DelayCalibration.of(100_000));
        assertTrue(DelayCalibration.of(100_000) > 1_000);
    }
}
