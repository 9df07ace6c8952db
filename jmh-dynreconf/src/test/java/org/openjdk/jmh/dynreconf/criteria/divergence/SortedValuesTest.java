package org.openjdk.jmh.dynreconf.criteria.divergence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

class SortedValuesTest {

    /** Iterations that share out the whole numbers from 1000 among themselves. */
    private static List<SortedValues> iterations(int count, int size) {
        List<SortedValues> iterations = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double[] values = new double[size];
            int first = 1000 + i;
            Arrays.setAll(values, k -> first + count * k);
            iterations.add(SortedValues.of(DrawnIteration.of(values, 1, VmActivity.UNKNOWN)));
        }
        return iterations;
    }

    @Test
    void merge_fewValues_keepsEach() {
        SortedValues fork = new SortedValues.Merger().merge(iterations(4, 256));
        assertEquals(1024, fork.size);
        assertEquals(1024, fork.count);
        assertEquals(1000, fork.values[0]);
        assertEquals(2023, fork.values[1023]);
        assertArrayEquals(new double[] {1510, 1511, 1512, 1513}, fork.means);
    }

    /** 2,560 whole numbers have an interquartile range of 1,280 in steps, so cells are 5 wide and hold 6 each. */
    @Test
    void merge_manyValues_givesMeansOfCells() {
        SortedValues.Merger merger = new SortedValues.Merger();
        merger.merge(iterations(5, 1000));
        SortedValues fork = merger.merge(iterations(10, 256));
        assertEquals(2560, fork.count);
        assertEquals(427, fork.size);
        assertEquals(2560, Arrays.stream(fork.weights).sum());
        double sum = 0;
        double next = 1000;
        for (int i = 0; i < fork.size; i++) {
            assertEquals(next + (fork.weights[i] - 1) / 2, fork.values[i], 1e-9, "cell " + i);
            assertTrue(fork.weights[i] <= 6, "cell " + i);
            next += fork.weights[i];
            sum += fork.weights[i] * fork.values[i];
        }
        assertEquals(1000 + 2559 / 2.0, sum / 2560, 1e-9);
        assertEquals(10, fork.means.length);
    }
}
