package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MedianErrorTest {

    @ParameterizedTest
    @ValueSource(ints = {20, 60})
    void estimate_isTheVariationOfMedians(int count) {
        Random random = new Random(60);
        double[] medians = new double[4000];
        double[] errors = new double[medians.length];
        for (int i = 0; i < medians.length; i++) {
            double[] sample = random.doubles(count).map(u -> 0.02 * random.nextGaussian()).toArray();
            medians[i] = Quantiles.median(sample, 0, count);
            errors[i] = Quantiles.medianError(sample);
        }
        assertEquals(1, Arrays.stream(errors).average().orElseThrow() / Moments.of(medians).standardDeviation(), 0.06);
    }

    @Test
    void workedExample() {
        assertEquals(1.2533 * 1.4826 * 1 / Math.sqrt(5), Quantiles.medianError(new double[] {3, 1, 2, 4, 100}), 1e-12);
    }

    @Test
    void degenerateValues_haveNoError() {
        assertEquals(0, Quantiles.medianError(new double[0]));
        assertEquals(0, Quantiles.medianError(new double[] {7}));
        assertEquals(0, Quantiles.medianError(new double[] {7, 7, 7}));
        assertEquals(1.2533 * 1.4826 * 1e300 / Math.sqrt(3), Quantiles.medianError(new double[] {1e300, 2e300, 3e300}),
                1e290);
        assertTrue(Double.isNaN(Quantiles.medianError(new double[] {Double.NaN, Double.NaN, 1})));
    }
}
