package org.openjdk.jmh.dynreconf.criteria.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StabilityFunctionTest {

    @Test
    void variability_isLargestMinusSmallest_upToTheThreshold() {
        StabilityFunction function = StabilityFunction.VARIABILITY;
        assertEquals(3, function.aggregate(new double[] {2, 4, 1}));
        assertTrue(function.threshold(0.5).isMet(3, 3));
        assertFalse(function.threshold(0.5).isMet(3.1, 3));
        assertEquals(2, function.minimumLength());
    }

    @Test
    void probability_isTheMean_aboveTheThreshold() {
        StabilityFunction function = StabilityFunction.PROBABILITY;
        assertEquals(0.75, function.aggregate(new double[] {0.5, 1}));
        assertTrue(function.threshold(0.5).isMet(0.991, 0.99));
        assertFalse(function.threshold(0.5).isMet(0.99, 0.99));
        assertEquals(1, function.minimumLength());
    }
}
