package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GridDensityTest {

    /** Twice 3/128 · 3 / 8⁴ of one kernel's peak, the bound derived in GridDensity. */
    private static final double BOUND = 2 * 3.0 / 128 * 3 / (8 * 8 * 8 * 8);

    static LongStream seeds() {
        return LongStream.range(0, 30);
    }

    /** Bandwidths from a hundredth to ten times the range of 1 to 40 values. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void density_anyValuesAndBandwidth_isWithinTheStatedErrorOfTheExactOne(long seed) {
        Random random = new Random(seed);
        double[] values = random.doubles(1 + random.nextInt(40), -3, 7).sorted().toArray();
        double bandwidth = Math.pow(10, -1 + 3 * random.nextDouble());
        double[] actual = evaluate(new GridDensity(), values, bandwidth, -3, 7, 300);
        double[] exact = exact(values, bandwidth, -3, 7, 300);
        for (int i = 0; i < exact.length; i++) {
            assertEquals(exact[i], actual[i], BOUND * values.length, "seed " + seed + ", point " + i);
        }
    }

    @Test
    void density_farFromAllValues_isRelativelyExactDownToTheCutoff() {
        double[] actual = evaluate(new GridDensity(), new double[] {0}, 1, 0, 7, 701);
        for (int i = 0; i < 701; i += 50) {
            double z = i / 100.0;
            assertEquals(1, actual[i] / Math.exp(-z * z / 2), 0.05, "z = " + z);
        }
        double[] beyond = evaluate(new GridDensity(), new double[] {0}, 1, 0, 9, 10);
        assertTrue(Math.abs(beyond[9]) < 1e-12, "beyond the cutoff " + beyond[9]);
    }

    @Test
    void weights_areRepetitions() {
        double[] target = new double[50];
        GridDensity grid = new GridDensity();
        grid.fit(new double[] {9, 1, 2, 9}, new double[] {7, 3, 1, 7}, 1, 3, 0.5);
        grid.evaluate(0, 4, target);
        double[] repeated = evaluate(new GridDensity(), new double[] {1, 1, 1, 2}, 0.5, 0, 4, 50);
        for (int i = 0; i < 50; i++) {
            assertEquals(repeated[i], target[i], 1e-12);
        }
    }

    @Test
    void reused_givesTheSameAsNew() {
        GridDensity used = new GridDensity();
        evaluate(used, new double[] {1, 2, 3}, 0.001, 0, 4, 100);
        evaluate(used, new double[] {1, 2, 3}, 2, 0, 4, 100);
        assertTrue(Arrays.equals(evaluate(new GridDensity(), new double[] {1, 3}, 0.05, 0, 4, 100),
                evaluate(used, new double[] {1, 3}, 0.05, 0, 4, 100)));
    }

    /** A bandwidth far below the distance of points is resolved as well as memory allows, and stays finite. */
    @Test
    void bandwidth_tinyAgainstTheRange_isFiniteAndPeaksAtTheValues() {
        double[] actual = evaluate(new GridDensity(), new double[] {-1e9, 1e9}, 1e-3, -1e9, 1e9, 11);
        assertTrue(actual[0] > 0 && actual[10] > 0);
        assertEquals(0, actual[5], 1e-9);
    }

    private static double[] evaluate(GridDensity grid, double[] sorted, double bandwidth, double first, double last,
                                     int points) {
        double[] weights = new double[sorted.length];
        Arrays.fill(weights, 1);
        double[] target = new double[points];
        grid.fit(sorted, weights, 0, sorted.length, bandwidth);
        grid.evaluate(first, last, target);
        return target;
    }

    /** Sums of kernels of peak 1. */
    private static double[] exact(double[] values, double bandwidth, double first, double last, int points) {
        KernelDensity density = new KernelDensity(values, bandwidth);
        double[] exact = new double[points];
        Arrays.setAll(exact, i -> density.at(first + i * (last - first) / (points - 1))
                * values.length * bandwidth * Math.sqrt(2 * Math.PI));
        return exact;
    }
}
