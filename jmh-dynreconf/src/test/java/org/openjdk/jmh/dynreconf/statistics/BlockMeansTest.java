package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BlockMeansTest {

    @Test
    void shortSeries_staysAsItIs() {
        double[] series = {3, 1, 2};
        assertSame(series, BlockMeans.of(series, 3).values());
        assertEquals(1, BlockMeans.of(series, 3).size());
        assertEquals(0, BlockMeans.of(new double[0], 3).values().length);
    }

    @Test
    void longSeries_becomesMeansOfEqualBlocks_butForTheOldest() {
        BlockMeans blocks = BlockMeans.of(new double[] {1, 2, 3, 4, 6, 8, 10}, 3);
        assertEquals(3, blocks.size());
        assertArrayEquals(new double[] {1, 3, 8}, blocks.values());
        assertArrayEquals(new double[] {3.5}, BlockMeans.of(new double[] {1, 2, 4, 7}, 1).values());
    }

    @Test
    void anySeries_keepsItsSum_andIsAsShortAsWanted() {
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            double[] series = random.doubles(1 + random.nextInt(100), 1, 2).toArray();
            int most = 1 + random.nextInt(30);
            BlockMeans blocks = BlockMeans.of(series, most);
            double[] means = blocks.values();
            int oldest = series.length - (means.length - 1) * blocks.size();
            double sum = oldest * means[0] + blocks.size() * Arrays.stream(means).skip(1).sum();
            assertTrue(means.length <= most && oldest > 0 && oldest <= blocks.size(), "seed " + seed);
            assertEquals(Arrays.stream(series).sum(), sum, 1e-9, "seed " + seed);
        }
    }
}
