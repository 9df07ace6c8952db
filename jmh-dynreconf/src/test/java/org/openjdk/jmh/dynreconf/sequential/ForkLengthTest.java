package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ForkLengthTest {

    private static final SequentialSettings SETTINGS = SequentialSettings.standard();

    private final Random random = new Random(18);

    /** Scores of a side that is slower by an excess at first, which halves in so many iterations. */
    private double[] fork(int warmup, int measured, double excess, double halving) {
        double mean = Math.exp(0.05 * random.nextGaussian());
        double[] scores = new double[measured];
        Arrays.setAll(scores, i -> mean * (1 + excess * Math.pow(0.5, (warmup + i) / halving)
                + 0.002 * random.nextGaussian()));
        return scores;
    }

    /** Blocks until the bound, of sides that warm up with these excesses. */
    private ForkLength after(LengthRule rule, double baseline, double candidate, double halving) {
        ForkLength length = rule.start();
        for (int i = 0; i < SETTINGS.mostBlocks(); i++) {
            if (length.endBlock(fork(length.warmupIterations(), length.measurementIterations(), baseline, halving),
                    fork(length.warmupIterations(), length.measurementIterations(), candidate, halving))) {
                i = -1;
            }
        }
        return length;
    }

    @Test
    void sidesThatWarmUpAlike_staysShort() {
        ForkLength length = after(new LengthRule(SETTINGS, 3, 50, 10), 0.5, 0.5, 4);
        assertEquals(3, length.warmupIterations());
        assertEquals(3, length.measurementIterations());
        assertFalse(length.isStillMoving());
        assertTrue(length.movement().contains(1), length.movement()::toString);
    }

    @Test
    void sideThatWarmsUpMoreSlowly_getsLonger_untilTheRatioStays() {
        ForkLength length = after(new LengthRule(SETTINGS, 3, 50, 10), 0.1, 0.5, 4);
        assertTrue(length.warmupIterations() >= 24, "warmup " + length.warmupIterations());
        assertEquals(10, length.measurementIterations());
        assertFalse(length.isStillMoving());
    }

    @Test
    void ratioThatMovesInTheLongestForks_isSaid() {
        ForkLength length = after(new LengthRule(SETTINGS, 2, 5, 4), 0, 1, 10);
        assertEquals(5, length.warmupIterations());
        assertEquals(4, length.measurementIterations());
        assertTrue(length.isStillMoving());
        assertTrue(length.movement().upper() < 1, length.movement()::toString);
    }

    /** One rule's worth of looks at nothing: 5 %, within four standard errors. */
    @Test
    void ratioThatStays_seldomGetsLonger() {
        LengthRule rule = new LengthRule(SETTINGS, 2, 2000, 2000);
        int longer = 0;
        int benchmarks = 2000;
        for (int i = 0; i < benchmarks; i++) {
            ForkLength length = rule.start();
            boolean grew = false;
            for (int block = 0; block < SETTINGS.mostBlocks() && !grew; block++) {
                grew = length.endBlock(fork(2, 2, 0, 1), fork(2, 2, 0, 1));
            }
            longer += grew ? 1 : 0;
        }
        assertEquals(0.05, (double) longer / benchmarks, 4 * Math.sqrt(0.05 * 0.95 / benchmarks));
    }

    @Test
    void movement_isTheRatioOfHalves_withoutTheMiddle() {
        ForkLength length = new LengthRule(SETTINGS, 5, 50, 10).start();
        length.endBlock(new double[] {1, 2, 100, 3, 4}, new double[] {1, 1, 7, 2, 3});
        assertEquals(5.0 / 2 / (7.0 / 3), length.movement().point(), 1e-15);
        assertEquals(Double.POSITIVE_INFINITY, length.movement().upper());
    }

    @Test
    void blocksThatSayNothing_changeNothing() {
        ForkLength length = new LengthRule(SETTINGS, 2, 50, 10).start();
        assertFalse(length.endBlock(new double[0], new double[] {1, 2}));
        assertFalse(length.endBlock(new double[] {1}, new double[] {1}));
        assertFalse(length.endBlock(new double[] {1, 0}, new double[] {0, 1}));
        assertFalse(length.endBlock(new double[] {1, Double.NaN}, new double[] {1, 1}));
        assertTrue(Double.isNaN(length.movement().point()));
        for (int i = 0; i < 30; i++) {
            assertFalse(length.endBlock(new double[] {5, 5}, new double[] {7, 7}));
        }
        assertEquals(1, length.movement().upper());
    }

    @Test
    void boundsBelowTheShortest_hold_andNothingGrows() {
        ForkLength length = new LengthRule(SETTINGS, 4, 0, 3).start();
        assertEquals(0, length.warmupIterations());
        assertEquals(3, length.measurementIterations());
        for (int i = 0; i < 4; i++) {
            assertFalse(length.endBlock(new double[] {1, 1, 1}, new double[] {2, 1.5, 1}));
        }
        assertTrue(length.isStillMoving());
        assertThrows(IllegalArgumentException.class, () -> new LengthRule(SETTINGS, 1, 10, 10));
        assertThrows(IllegalArgumentException.class, () -> new LengthRule(SETTINGS, 2, -1, 10));
        assertThrows(IllegalArgumentException.class, () -> new LengthRule(SETTINGS, 2, 10, 0));
    }
}
