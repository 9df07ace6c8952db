package org.openjdk.jmh.production.comparisons;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.production.recordings.Window;

class BatchesTest {

    private static final long SEED = 2026;

    @Test
    void manyWindows_becomeAboutTwentyBatchesWithTheSameMean() {
        Random random = new Random(SEED);
        for (int round = 0; round < 20; round++) {
            List<Window> windows = new ArrayList<>();
            double time = 0;
            long invocations = 0;
            for (int i = 0; i < 2000; i++) {
                Window window = new Window(random.nextInt(10), 100 + random.nextInt(1000));
                windows.add(window);
                invocations += window.invocations();
                time += window.invocations() == 0 ? 0 : window.nanoseconds();
            }
            double[] means = new Batches(List.of(windows)).means().get(0);
            assertTrue(means.length >= 18 && means.length <= 20, means.length + " batches, seed " + SEED);
            double mean = time / invocations;
            assertEquals(mean, Arrays.stream(means).average().orElseThrow(), 0.01 * mean, "seed " + SEED);
        }
    }

    @Test
    void fewWindows_areBatchesThemselves() {
        assertArrayEquals(new double[] {10, 20, 30},
                new Batches(List.of(List.of(new Window(4, 40), new Window(4, 80), new Window(4, 120)))).means().get(0));
    }

    @Test
    void incompleteBatch_isMergedWithTheLastOne() {
        double[] means = new Batches(List.of(List.of(new Window(98, 98), new Window(1, 5), new Window(1, 7)))).means()
                .get(0);
        assertArrayEquals(new double[] {1.1}, means);
    }

    @Test
    void windowWithoutInvocations_givesNoBatch() {
        Batches none = new Batches(List.of(List.of(new Window(0, 0)), List.of(), List.of(new Window(3, Double.NaN))));
        assertEquals(0, none.count());
        assertTrue(none.means().isEmpty());
    }
}
