package org.openjdk.jmh.dynreconf.criteria.divergence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class IterationNoiseTest {

    @Test
    void noise_ofATrend_isThatOfTheScatterAlone() {
        assertEquals(0, IterationNoise.of(List.of(new double[] {1, 2, 3, 4, 5})), 1e-12);
        assertEquals(0, IterationNoise.of(List.of(new double[] {1, 1, 1, 5, 5, 5})), 1e-12);
        assertEquals(0, IterationNoise.of(List.of(new double[] {1, 9})), 1e-12);
        Random random = new Random(1);
        double[] noise = random.doubles(20_000).map(u -> random.nextGaussian()).toArray();
        Arrays.setAll(noise, i -> noise[i] * 2 + 0.3 * i);
        assertEquals(2, IterationNoise.of(List.of(noise)), 0.06);
    }

    @Test
    void noise_ofSeveralSeries_doesNotCrossTheirEnds() {
        assertEquals(0, IterationNoise.of(List.of(new double[] {1, 1, 1}, new double[] {9, 9, 9})), 0);
    }
}
