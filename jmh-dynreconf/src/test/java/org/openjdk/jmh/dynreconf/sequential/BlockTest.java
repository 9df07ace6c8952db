package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Random;
import java.util.Arrays;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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

    private static double[][] equal(int before, int after) {
        double[][] weights = {new double[before], new double[after]};
        Arrays.fill(weights[0], 1);
        Arrays.fill(weights[1], 1);
        return weights;
    }

    private static double ratioOfTurns(double[] baseline, double[] candidate) {
        Block block = Block.ofTurns(baseline, candidate, equal(baseline.length, candidate.length), 5);
        return block.candidate() / block.baseline();
    }

    @Test
    void turns_disturbedOnOneSide_doNotMatter() {
        assertEquals(2, ratioOfTurns(new double[] {1, 1, 1, 1, 5}, new double[] {2, 2, 2, 2, 2}), 1e-12);
        assertEquals(2, ratioOfTurns(new double[] {9, 1, 1, 1, 5}, new double[] {2, 2, 2, 2, 2}), 1e-12);
    }

    @Test
    void turns_slowOnBothSides_dropOut() {
        assertEquals(1.1, ratioOfTurns(new double[] {10, 10, 20, 20, 40}, new double[] {11, 11, 22, 22, 44}), 1e-12);
    }

    @Test
    void costsThatComeRegularly_count() {
        double[] with = new double[20];
        double[] without = new double[20];
        for (int i = 0; i < with.length; i++) {
            without[i] = 10;
            with[i] = i % 4 == 0 ? 30 : 10;
        }
        assertEquals(1.5, ratioOfTurns(without, with), 1e-12);
    }

    @Test
    void meansOfTurns_areWeighted() {
        double[][] weights = {{1, 1, 1}, {3, 3, 3}};
        assertEquals(2, Block.ofTurns(new double[] {2, 2, 2}, new double[] {4, 4, 4}, weights, 5).baseline(), 1e-12);
        Block block = Block.ofTurns(new double[] {1, 5}, new double[] {2, 4}, new double[][] {{3, 1}, {1, 1}}, 1);
        assertEquals(2, block.baseline(), 1e-12);
        assertEquals(3, block.candidate(), 1e-12);
    }

    /** In the groups with the ratio 3, the candidate hardly ran. */
    @Test
    void turnsInWhichAForkHardlyRan_haveLittleWeight() {
        double[][] weights = {{1, 1, 1, 1, 1}, {0.1, 1, 0.1, 1, 0.1}};
        Block block = Block.ofTurns(new double[] {1, 1, 1, 1, 1}, new double[] {3, 2, 3, 2, 3}, weights, 5);
        assertEquals(2, block.candidate() / block.baseline(), 1e-12);
    }

    @Test
    void turnsWithoutPairs_haveMeans() {
        assertEquals(2, ratioOfTurns(new double[] {1}, new double[] {2}), 1e-12);
        assertEquals(3, ratioOfTurns(new double[] {1, 1, 1, 1}, new double[] {2, 4, 3}), 1e-12);
        assertEquals(Double.NaN, ratioOfTurns(new double[0], new double[0]));
        assertEquals(0, ratioOfTurns(new double[] {1, 1, 1}, new double[] {0, 0, 0}), 1e-12);
        assertFalse(
                Block.ofTurns(new double[] {1, Double.NaN, 1}, new double[] {1, 1, 1}, equal(3, 3), 1).isComplete());
        assertFalse(Block.ofTurns(new double[] {1, 1, 1}, new double[] {1, Double.POSITIVE_INFINITY, 1}, equal(3, 3), 1)
                .isComplete());
    }

    @Test
    void ratioOfTurns_isTheMedianOfGroups_asComputedNaively() {
        Random random = new Random(3);
        for (int count = 5; count < 100; count += 5) {
            double[] baseline = random.doubles(count, 1, 2).toArray();
            double[] candidate = random.doubles(count, 1, 2).toArray();
            List<Double> ratios = new ArrayList<>();
            for (int group = 0; group < 5; group++) {
                double was = 0;
                double is = 0;
                for (int i = 0; i < count; i++) {
                    boolean within = i >= group * count / 5 && i < (group + 1) * count / 5;
                    was += within ? baseline[i] : 0;
                    is += within ? candidate[i] : 0;
                }
                ratios.add(is / was);
            }
            Collections.sort(ratios);
            assertEquals(ratios.get(2), ratioOfTurns(baseline, candidate), 1e-12);
        }
    }
}
