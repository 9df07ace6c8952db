package org.openjdk.jmh.bench.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bench.outcome.Ratio;

class RatioIntervalTest {

    private static double[] noise(int count, double level, long seed) {
        return new SplittableRandom(seed).doubles(count, 0.9 * level, 1.1 * level).toArray();
    }

    /** Means 4 and 2, standard deviations 2 and 1: each has a variance of a quarter relative to its mean, by three values. */
    @Test
    void normal_byHand() {
        Ratio ratio = RatioInterval.NORMAL.to(new double[] {2, 4, 6}, 1).ratio(new double[] {1, 2, 3}, 1);
        double half = 1.959963984540054 * 0.5 * Math.sqrt(0.25 / 3 + 0.25 / 3);
        assertEquals(0.5, ratio.interval().point(), 1e-15);
        assertEquals(0.5 - half, ratio.interval().lower(), 1e-12);
        assertEquals(0.5 + half, ratio.interval().upper(), 1e-12);
    }

    @Test
    void bothIntervals_onEvenNoise_agree() {
        for (int seed = 0; seed < 20; seed++) {
            double[] steady = noise(2000, 1, seed);
            double[] measured = noise(100, 1.02, 100 + seed);
            Ratio normal = RatioInterval.NORMAL.to(steady, 1).ratio(measured, 2);
            Ratio bootstrap = RatioInterval.BOOTSTRAP.to(steady, 1).ratio(measured, 2);
            assertEquals(normal.interval().point(), bootstrap.interval().point(), 1e-12);
            assertEquals(normal.interval().lower(), bootstrap.interval().lower(), 0.002);
            assertEquals(normal.interval().upper(), bootstrap.interval().upper(), 0.002);
        }
    }

    @Test
    void singleSlice_hasNoVarianceOfItsOwn() {
        double[] constant = new double[10];
        Arrays.fill(constant, 2);
        assertTrue(RatioInterval.NORMAL.to(constant, 1).ratio(new double[] {3}, 1).isDifferent());
        assertFalse(RatioInterval.NORMAL.to(constant, 1).ratio(new double[] {2}, 1).isDifferent());
    }
}
