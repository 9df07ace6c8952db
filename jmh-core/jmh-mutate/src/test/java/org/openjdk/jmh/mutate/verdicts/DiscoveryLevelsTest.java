package org.openjdk.jmh.mutate.verdicts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class DiscoveryLevelsTest {

    @Test
    void levels_equalThePythonReference() {
        double[] expected = LEVELS;
        boolean[] rejected = {false, true, true, false, false, true, false, false};
        DiscoveryLevels levels = new DiscoveryLevels(0.05);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], levels.next(), 1e-9, "test " + (i + 1));
            levels.recordOutcome(rejected[i]);
        }
    }

    @Test
    void workedExample_equalsTheDocumentation() {
        DiscoveryLevels rejecting = new DiscoveryLevels(0.05);
        assertEquals(0.0109, rejecting.next(), 5e-5);
        rejecting.recordOutcome(true);
        assertEquals(0.0145, rejecting.next(), 5e-5);
        DiscoveryLevels other = new DiscoveryLevels(0.05);
        other.recordOutcome(false);
        assertEquals(0.0036, other.next(), 5e-5);
    }

    @Test
    void levelsWithoutRejections_sumToLessThanTheWealth() {
        DiscoveryLevels levels = new DiscoveryLevels(0.1);
        double sum = 0;
        for (int i = 0; i < 10_000; i++) {
            sum += levels.next();
            levels.recordOutcome(false);
        }
        assertTrue(sum <= 0.05 && sum > 0.045, "sum " + sum);
    }

    @Test
    void falseDiscoveries_ofHalfTrueEffects_stayBelowTheRate() {
        long seed = 22;
        Random random = new Random(seed);
        double wrongShares = 0;
        int runs = 400;
        for (int run = 0; run < runs; run++) {
            DiscoveryLevels levels = new DiscoveryLevels(0.05);
            int wrong = 0;
            int all = 0;
            for (int test = 0; test < 100; test++) {
                boolean effect = random.nextBoolean();
                double p = effect ? random.nextDouble() * 1e-3 : random.nextDouble();
                boolean rejected = p <= levels.next();
                levels.recordOutcome(rejected);
                all += rejected ? 1 : 0;
                wrong += rejected && !effect ? 1 : 0;
            }
            wrongShares += all == 0 ? 0 : (double) wrong / all;
        }
        assertTrue(wrongShares / runs <= 0.05, "rate " + wrongShares / runs + ", seed " + seed);
        assertTrue(wrongShares > 0, "a test that never errs shows nothing");
    }

    @Test
    void invalidRate_isRejected() {
        assertThrows(IllegalArgumentException.class, () -> new DiscoveryLevels(0));
        assertThrows(IllegalArgumentException.class, () -> new DiscoveryLevels(1));
    }

    /** Values of docs/evidence/mutation/levels.py. */
    private static final double[] LEVELS = {0.010937254144361842, 0.0036079483414047683, 0.012823135192663548,
        0.026672635724664336, 0.009934607608337281, 0.00558404993164199, 0.025573825254352242, 0.009896277860383464};
}
