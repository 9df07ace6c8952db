package org.openjdk.jmh.dynreconf.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LevelTest {

    @Test
    void forks_thatAreCloserThanTheGap_areOneLevel() {
        List<Level> levels = Level.of(100, 125, 100.1);
        assertEquals(2, levels.size());
        assertEquals(100.05, levels.get(0).mean(), 1e-9);
        assertEquals(2, levels.get(0).forks());
        assertEquals(125, levels.get(1).mean());
        assertEquals(1, levels.get(1).forks());
    }

    @Test
    void noFork_noLevel() {
        assertTrue(Level.of().isEmpty());
    }

    @Test
    void zeros_areALevelOfTheirOwn() {
        assertEquals(2, Level.of(0, 0, 1e-9).size());
    }

    @Test
    void levels_holdAllForksAndTheirSum() {
        Random random = new Random(36);
        for (int repetition = 0; repetition < 500; repetition++) {
            double[] forks = random.doubles(1 + random.nextInt(12), 100, 102).toArray();
            List<Level> levels = Level.of(forks);
            assertEquals(forks.length, levels.stream().mapToInt(Level::forks).sum());
            assertEquals(java.util.Arrays.stream(forks).sum(),
                    levels.stream().mapToDouble(level -> level.mean() * level.forks()).sum(), 1e-6);
            for (int i = 1; i < levels.size(); i++) {
                assertTrue(levels.get(i).mean() > levels.get(i - 1).mean() * (1 + Level.GAP / 2));
            }
        }
    }

    @Test
    void factorsOfPairs_haveLevels_whateverThePairsShare() {
        double[] baseline = {10, 15, 10, 20, 10, 40};
        double[] candidate = {20, 30, 10.1, 20.2, 10.1, 20};
        List<Level> levels = Level.ofPairs(baseline, candidate);
        assertEquals(2, levels.size());
        assertEquals(3, levels.get(0).forks());
        assertEquals(1.01, levels.get(0).mean(), 1e-9);
        assertEquals(2, levels.get(1).mean(), 1e-9);
        assertTrue(levels.get(1).contains(Level.factor(40, 20)));
    }

    @Test
    void fewOrDegeneratePairs_haveNoLevels() {
        assertTrue(Level.ofPairs(new double[0], new double[0]).isEmpty());
        assertEquals(1, Level.ofPairs(new double[] {1, 1, 1, 2, 2}, new double[] {2, 2, 2, 2, 2}).size());
        double[] zeros = new double[6];
        assertEquals(1, Level.ofPairs(zeros, zeros).size());
    }
}
