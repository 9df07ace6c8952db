package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BlockTest {

    private static double logRatio(Block block) {
        return Math.log(block.candidate() / block.baseline());
    }

    @Test
    void pairs_haveTheGeometricMeanOfEachSide() {
        Block block = Block.ofPairs(new double[] {2, 8}, new double[] {3, 12});
        assertEquals(4, block.baseline(), 1e-12);
        assertEquals(6, block.candidate(), 1e-12);
    }

    @Test
    void slowPair_weighsNoMoreThanTheOthers() {
        assertEquals(Math.log(1.5) / 2, logRatio(Block.ofPairs(new double[] {2, 8}, new double[] {3, 8})), 1e-12);
    }

    @Test
    void randomPairs_haveTheMeanOfTheirLogRatios() {
        for (long seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            double[] baseline = random.doubles(1 + random.nextInt(9), 1e-3, 1e3).toArray();
            double[] candidate = random.doubles(baseline.length, 1e-3, 1e3).toArray();
            double sum = 0;
            for (int i = 0; i < baseline.length; i++) {
                sum += Math.log(candidate[i] / baseline[i]);
            }
            assertEquals(sum / baseline.length, logRatio(Block.ofPairs(baseline, candidate)), 1e-9, "seed " + seed);
        }
    }

    @Test
    void whatHasNoLogarithm_isAveraged() {
        Block block = Block.ofPairs(new double[] {0, 2}, new double[] {1, 3});
        assertEquals(1, block.baseline());
        assertEquals(2, block.candidate());
    }

    @Test
    void unequalNumbers_areAveraged() {
        assertEquals(2, Block.ofPairs(new double[] {1, 3}, new double[] {4}).baseline());
    }

    @Test
    void nothingMeasured_isNotComplete() {
        assertFalse(Block.ofPairs(new double[0], new double[0]).isComplete());
        assertFalse(Block.ofPairs(new double[] {Double.NaN}, new double[] {1}).isComplete());
    }
}
