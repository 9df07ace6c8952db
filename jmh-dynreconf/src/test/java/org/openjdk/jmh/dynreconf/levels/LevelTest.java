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
}
