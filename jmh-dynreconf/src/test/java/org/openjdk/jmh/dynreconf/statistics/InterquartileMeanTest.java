package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class InterquartileMeanTest {

    private static String rejected(Executable call) {
        return assertThrows(IllegalArgumentException.class, call).getMessage();
    }

    @Test
    void workedExampleAndEdges() {
        assertEquals(4.6, InterquartileMean.of(new double[] {1, 2, 4, 8, 100}, new long[] {1, 1, 1, 1, 1}), 1e-15);
        assertEquals(7, InterquartileMean.of(new double[] {7}, new long[] {3}));
        assertEquals(1.5, InterquartileMean.of(new double[] {2, 1}, new long[] {1, 1}));
        assertEquals(5,
                InterquartileMean.of(new double[] {Double.NaN, 5, Double.NEGATIVE_INFINITY}, new long[] {0, 2, 0}));
        assertEquals(3, InterquartileMean.of(new double[] {1e300, 3, -1e300}, new long[] {1, 2, 1}));
        assertEquals(2, InterquartileMean.of(new double[] {1, 2}, new long[] {1, Long.MAX_VALUE - 1}));
        assertEquals("no value to take the interquartile mean of",
                rejected(() -> InterquartileMean.of(new double[0], new long[0])));
        assertEquals("no value to take the interquartile mean of",
                rejected(() -> InterquartileMean.of(new double[] {1}, new long[] {0})));
    }

    /** Written out four times, the middle half consists of whole values. */
    @Test
    void anyWeights_areTheMeanOfTheMiddleHalf() {
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            double[] values = random.doubles(1 + random.nextInt(30), 1, 2).map(v -> Math.rint(20 * v)).toArray();
            long[] counts = random.longs(values.length, 0, 5).toArray();
            counts[0]++;
            double[] written = new double[4 * (int) Arrays.stream(counts).sum()];
            int filled = 0;
            for (int i = 0; i < values.length; i++) {
                Arrays.fill(written, filled, filled += 4 * (int) counts[i], values[i]);
            }
            Arrays.sort(written);
            double expected = Arrays.stream(written, filled / 4, filled * 3 / 4).average().orElseThrow();
            assertEquals(expected, InterquartileMean.of(values, counts), 1e-12, "seed " + seed);
        }
    }
}
