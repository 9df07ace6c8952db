package org.openjdk.jmh.dynreconf.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LevelGapTest {

    /** {@code gaps} of docs/evidence/own-time/levels.py; numpy 2.5.5. */
    @Test
    void levels_areThoseOfTheSimulation() {
        assertEquals(0.41421356237309503, gap(1.00, 2.00, 1.01, 2.02, 1.01, 1.99), 1e-12);
        assertEquals(0.1366316055384984, gap(12.1, 24.0, 12.3, 12.0, 23.8, 24.4, 12.2, 15.5), 1e-12);
        assertEquals(0.4159627449369934, gap(1, 1.01, 2, 2.02, 4, 4.05, 1, 2.01, 4.02, 1.01), 1e-12);
        assertFalse(LevelGap.of(1, 1.3, 1.7, 2.2, 2.9, 3.8).isPresent());
    }

    private static double gap(double... scores) {
        return LevelGap.of(scores).orElseThrow();
    }

    /** All divisions of the sorted scores, one by one. */
    @Test
    void gap_separatesTheClearestDivision() {
        Random random = new Random(60);
        int found = 0;
        for (int repetition = 0; repetition < 400; repetition++) {
            double[] scores = new double[6 + random.nextInt(5)];
            double distance = random.nextDouble() * random.nextInt(2);
            for (int i = 0; i < scores.length; i++) {
                scores[i] = Math.exp(distance * random.nextInt(3) + 0.01 * random.nextGaussian());
            }
            OptionalDouble expected = clearest(scores);
            OptionalDouble gap = LevelGap.of(scores);
            assertEquals(expected.isPresent(), gap.isPresent(), Arrays.toString(scores));
            if (gap.isPresent()) {
                assertEquals(expected.getAsDouble(), gap.getAsDouble(), 1e-9);
                found++;
            }
        }
        assertTrue(found > 50 && found < 350, "found " + found);
    }

    private static OptionalDouble clearest(double[] scores) {
        double[] logs = Arrays.stream(scores).map(Math::log).sorted().toArray();
        double best = 1.2 + 26.0 / logs.length;
        OptionalDouble found = OptionalDouble.empty();
        for (int cuts = 1; cuts < 1 << (logs.length - 1); cuts++) {
            double nearest = Double.POSITIVE_INFINITY;
            double widest = 0;
            int alone = 0;
            int begin = 0;
            for (int i = 1; i <= logs.length; i++) {
                boolean ends = i == logs.length || (cuts >> (i - 1) & 1) == 1;
                if (ends) {
                    nearest = i == logs.length ? nearest : Math.min(nearest, logs[i] - logs[i - 1]);
                    widest = Math.max(widest, logs[i - 1] - logs[begin]);
                    alone += i == begin + 1 ? 1 : 0;
                    begin = i;
                }
            }
            int levels = Integer.bitCount(cuts) + 1;
            if (levels <= 6 && levels - alone >= 2 && 8 * alone <= logs.length && nearest >= Math.log(1.02)
                    && nearest / widest > best) {
                best = nearest / widest;
                found = OptionalDouble.of(Math.expm1((nearest + widest) / 2));
            }
        }
        return found;
    }

    /** Log-normal, the shape with the most false alarms: at most 1 %, and two standard errors. */
    @Test
    void forksWithoutLevels_rarelyHaveSome() {
        Random random = new Random(61);
        int alarms = 0;
        for (int repetition = 0; repetition < 4000; repetition++) {
            double[] skewed = random.doubles(8).map(uniform -> 100 * Math.exp(Math.exp(random.nextGaussian())))
                    .toArray();
            alarms += LevelGap.of(skewed).isPresent() ? 1 : 0;
        }
        assertTrue(alarms <= 40 + 2 * Math.sqrt(40), "alarms " + alarms);
    }

    @Test
    void outlier_isNoLevel() {
        assertFalse(LevelGap.of(1, 1.01, 1.02, 1.01, 1, 3).isPresent());
    }

    /** They are 1 % apart, though of no width. */
    @Test
    void levelsThatHardlyDiffer_areNone() {
        assertFalse(LevelGap.of(1, 1, 1, 1.01, 1.01, 1.01).isPresent());
    }

    @Test
    void equalScores_areLevelsIfTheyDiffer() {
        assertFalse(LevelGap.of(5, 5, 5, 5, 5, 5).isPresent());
        assertEquals(Math.sqrt(2) - 1, gap(1, 1, 1, 1, 2, 2), 1e-12);
    }

    @Test
    void degenerateScores_haveNoLevels() {
        assertFalse(LevelGap.of().isPresent());
        assertFalse(LevelGap.of(1, 1, 1, 2, 2).isPresent());
        for (double bad : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertFalse(LevelGap.of(1, 1, 1, 2, 2, 2, bad).isPresent());
        }
    }
}
