package org.openjdk.jmh.dynreconf.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LevelComparisonTest {

    /** So many forks at each level, which are a fifth apart. */
    private static double[] forks(int... atLevels) {
        double[] forks = new double[Arrays.stream(atLevels).sum()];
        int next = 0;
        for (int level = 0; level < atLevels.length; level++) {
            for (int i = 0; i < atLevels[level]; i++) {
                forks[next++] = 100 * Math.pow(1.2, level) * (1 + 1e-5 * i);
            }
        }
        return forks;
    }

    private static double chance(int[] baseline, int[] candidate) {
        return LevelComparison.of(forks(baseline), forks(candidate)).chance().orElseThrow();
    }

    /** {@code scipy.stats.fisher_exact([[3, 1], [1, 3]])}, and of {@code [[6, 1], [1, 4]]}; scipy 1.17.1. */
    @Test
    void twoLevels_haveFishersProbability() {
        assertEquals(0.4857142857142857, chance(new int[] {3, 1}, new int[] {1, 3}), 1e-12);
        assertEquals(0.07196969696969698, chance(new int[] {6, 1}, new int[] {1, 4}), 1e-12);
    }

    @Test
    void sharesThatAreEqual_areAsLikelyAsCanBe() {
        assertEquals(1, chance(new int[] {2, 4}, new int[] {1, 2}), 1e-12);
    }

    /** All assignments of forks to sides, one by one. */
    @Test
    void chance_isTheShareOfAssignmentsThatAreNoLikelier() {
        Random random = new Random(35);
        for (int repetition = 0; repetition < 100; repetition++) {
            int levels = 2 + random.nextInt(2);
            int[] baseline = random.ints(levels, 1, 4).toArray();
            int[] candidate = random.ints(levels, 1, 4).toArray();
            assertEquals(counted(baseline, candidate), chance(baseline, candidate), 1e-9,
                    Arrays.toString(baseline) + Arrays.toString(candidate));
        }
    }

    private static double counted(int[] baseline, int[] candidate) {
        int[] level = new int[Arrays.stream(baseline).sum() + Arrays.stream(candidate).sum()];
        int next = 0;
        for (int i = 0; i < baseline.length; i++) {
            for (int fork = 0; fork < baseline[i] + candidate[i]; fork++) {
                level[next++] = i;
            }
        }
        int taken = Arrays.stream(baseline).sum();
        Map<List<Integer>, Integer> tables = new HashMap<>();
        for (int set = 0; set < 1 << level.length; set++) {
            if (Integer.bitCount(set) == taken) {
                Integer[] table = new Integer[baseline.length];
                Arrays.fill(table, 0);
                for (int fork = 0; fork < level.length; fork++) {
                    table[level[fork]] += set >> fork & 1;
                }
                tables.merge(Arrays.asList(table), 1, Integer::sum);
            }
        }
        int measured = tables.get(Arrays.asList(Arrays.stream(baseline).boxed().toArray(Integer[]::new)));
        double all = tables.values().stream().mapToInt(count -> count).sum();
        return tables.values().stream().filter(count -> count <= measured).mapToInt(count -> count).sum() / all;
    }

    @Test
    void levelsThatMoved_haveRatios() {
        LevelComparison levels =
                LevelComparison.of(new double[] {100, 120, 100.01}, new double[] {126, 105, 105.01});
        assertFalse(levels.hasSameLevels());
        assertTrue(levels.chance().isEmpty());
        assertEquals(1.05, levels.ratios().get(0), 1e-4);
        assertEquals(1.05, levels.ratios().get(1), 1e-4);
        assertEquals(
                "forks differ in levels, because the compiler produces more than one version: 100.005 instr/op (2 forks), 120.000 instr/op "
                        + "(1 fork) in the baseline, 105.005 instr/op (2 forks), 126.000 instr/op (1 fork) in the candidate; "
                        + "level by level +5.0 %, +5.0 %",
                LevelText.of(new double[] {100, 120, 100.01}, new double[] {126, 105, 105.01}, "instr/op")
                        .orElseThrow());
    }

    @Test
    void equalLevels_areReported() {
        String text = LevelText.of(forks(3, 1), forks(1, 3), "instr/op").orElseThrow();
        assertTrue(
                text.endsWith("; the levels are the same, and chance alone explains their shares in 49 % of cases"),
                text);
    }

    @Test
    void oneLevelOfEachSide_isNoMixture() {
        assertTrue(LevelText.of(new double[] {100, 100.1}, new double[] {150}, "instr/op").isEmpty());
        assertTrue(LevelText.of(new double[0], new double[0], "instr/op").isEmpty());
    }

    @Test
    void degenerateSides_haveNoChance() {
        assertTrue(LevelComparison.of(new double[0], forks(1, 1)).chance().isEmpty());
        assertTrue(LevelComparison.of(new double[] {0, 0}, new double[] {0, 5}).chance().isEmpty());
        assertTrue(LevelComparison.of(new double[] {0, 5}, new double[] {0, 5}).ratios().isEmpty());
    }

    @Test
    void largeCounts_haveNoExponent() {
        assertEquals("2666326 instr/op (2 forks)", LevelText.of(Level.of(2_666_326, 2_666_326), "instr/op"));
    }

    @Test
    void manyLevels_areScatter() {
        double[] forks = forks(1, 1, 1, 1, 1, 1, 1);
        assertTrue(LevelComparison.of(forks, forks).chance().isEmpty());
        assertTrue(LevelText.of(forks, forks, "instr/op").orElseThrow().contains("at no levels"));
    }

    @Test
    void timesAtTheSameLevels_areAlikeThere() {
        double[] baseline = {12.1, 24.0, 12.0, 24.2};
        double[] candidate = {12.2, 12.0, 23.9, 24.1};
        LevelComparison levels = LevelComparison.ofTimes(baseline, candidate);
        assertTrue(levels.isMixture() && levels.hasSameLevels());
        assertTrue(levels.areAlike(12.1, 12.2) && levels.areAlike(24.2, 24.1));
        assertFalse(levels.areAlike(24.0, 12.0) || levels.areAlike(12.0, 23.9));
        assertEquals("forks differ in levels, because compilation or the layout of memory differs from fork to fork: "
                + "12.1 us/op (2 forks), 24.1 us/op (2 forks) in the baseline, 12.1 us/op (2 forks), 24.0 us/op (2 forks) "
                + "in the candidate; the levels are the same, and chance alone explains their shares in 100 % of cases",
                LevelText.ofTimes(levels, "us/op"));
    }

    /** Those of both sides together are not apart, but those of each side are. */
    @Test
    void levelsOfTimesThatMoved_correspondByRank() {
        double[] baseline = {100, 130, 101, 131, 100.5, 130.5};
        double[] candidate = {113, 147, 114, 148, 113.5, 113.4};
        LevelComparison levels = LevelComparison.ofTimes(baseline, candidate);
        assertTrue(levels.isMixture());
        assertFalse(levels.hasSameLevels());
        assertEquals(2, levels.ratios().size());
        assertEquals(1.13, levels.ratios().get(0), 0.01);
        assertTrue(levels.areAlike(100, 113) && levels.areAlike(130, 148));
        assertFalse(levels.areAlike(130, 113) || levels.areAlike(101, 147));
    }

    @Test
    void levelOfOneSideAlone_isAMixture_thatTheOtherSideDoesNotShare() {
        double[] baseline = {10, 10.1, 10, 10.1};
        double[] candidate = {10, 10.1, 20, 20.1};
        LevelComparison levels = LevelComparison.ofTimes(baseline, candidate);
        assertTrue(levels.isMixture());
        assertTrue(levels.chance().isEmpty());
        assertTrue(levels.areAlike(10.1, 10));
        assertFalse(levels.areAlike(10.1, 20));
    }

    @Test
    void timesWithoutLevels_areNoMixture() {
        assertFalse(LevelComparison.ofTimes(new double[] {10, 11, 12, 13}, new double[] {10.5, 11.5, 12.5, 13.5})
                .isMixture());
        assertFalse(LevelComparison.ofTimes(new double[] {10, 10.1, 10.2}, new double[] {20, 20.1, 20.2}).isMixture());
        assertFalse(LevelComparison.ofTimes(new double[0], new double[0]).isMixture());
        assertFalse(LevelComparison.ofTimes(new double[] {0, 0, 0, Double.NaN}, new double[] {1, 1, 1, 1}).isMixture());
    }

    /** Whatever the sides, forks of a level are closer to each other than to any other one. */
    @Test
    void alikeForks_areTheNearestOnes() {
        Random random = new Random(62);
        for (int repetition = 0; repetition < 200; repetition++) {
            double[] baseline = random.doubles(5).map(at -> (at < 0.5 ? 10 : 20) * (1 + 0.01 * at)).toArray();
            double[] candidate = random.doubles(5).map(at -> (at < 0.5 ? 10 : 20) * (1 + 0.01 * at)).toArray();
            LevelComparison levels = LevelComparison.ofTimes(baseline, candidate);
            for (int i = 0; levels.hasSameLevels() && i < 5; i++) {
                assertEquals(baseline[i] < 15 == candidate[i] < 15, levels.areAlike(baseline[i], candidate[i]));
            }
        }
    }
}
