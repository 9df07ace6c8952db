package org.openjdk.jmh.dynreconf.counting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlateauTest {

    @Test
    void windows_aroundThoseThatAgree_areLeftOut() {
        Plateau plateau = Plateau.of(150, 100, 100, 100.05, 100, 180);
        assertTrue(plateau.isSettled());
        assertArrayEquals(new double[] {100, 100, 100.05, 100}, plateau.values());
        assertEquals(1, plateau.first());
    }

    @Test
    void twoPlateaus_newerOneCounts() {
        assertArrayEquals(new double[] {80, 80, 80}, Plateau.of(100, 100, 100, 100, 80, 80, 80).values());
    }

    @Test
    void windowsThatNeverAgree_allCount() {
        Plateau plateau = Plateau.of(100, 98, 96, 94);
        assertFalse(plateau.isSettled());
        assertArrayEquals(new double[] {100, 98, 96, 94}, plateau.values());
    }

    /** Steps of 0.05 % each: neighbours agree, the first and the last do not. */
    @Test
    void slowDrift_isNoPlateauOfAllWindows() {
        double[] drift = {100, 100.05, 100.1, 100.15, 100.2, 100.25};
        assertArrayEquals(new double[] {100.15, 100.2, 100.25}, Plateau.of(drift).values());
    }

    @Test
    void fewWindows_areNeverSettled() {
        assertFalse(Plateau.of(7).isSettled());
        assertFalse(Plateau.of(7, 7).isSettled());
    }

    @Test
    void zeros_agree() {
        assertTrue(Plateau.of(0, 0, 0).isSettled());
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -1})
    void invalidCount_isRejected(double value) {
        assertThrows(IllegalArgumentException.class, () -> Plateau.of(1, value));
    }

    @Test
    void noWindow_isRefused() {
        assertThrows(IllegalArgumentException.class, Plateau::of);
    }

    /** All runs of windows, the newest first, and of those with the same end the longest. */
    @Test
    void plateau_isThatOfASearchThroughAllRuns() {
        Random random = new Random(35);
        for (int repetition = 0; repetition < 2_000; repetition++) {
            double[] windows = random.doubles(1 + random.nextInt(8)).map(value -> 100 + Math.floor(4 * value) * 0.06)
                    .toArray();
            assertArrayEquals(naive(windows), Plateau.of(windows).values(), () -> Arrays.toString(windows));
        }
    }

    private static double[] naive(double[] windows) {
        for (int end = windows.length; end > 0; end--) {
            for (int begin = 0; begin <= end - Plateau.WINDOWS; begin++) {
                double[] run = Arrays.copyOfRange(windows, begin, end);
                double least = Arrays.stream(run).min().getAsDouble();
                if (Arrays.stream(run).allMatch(value -> value - least <= Plateau.TOLERANCE * least)) {
                    return run;
                }
            }
        }
        return windows;
    }
}
