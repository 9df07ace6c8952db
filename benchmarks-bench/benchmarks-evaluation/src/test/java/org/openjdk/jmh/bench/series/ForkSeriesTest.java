package org.openjdk.jmh.bench.series;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForkSeriesTest {

    private static final double EPSILON = 1e-9;

    @Test
    void secondsOf_operationsOfAllLengths_areWholeOperationsOfAtLeast100Milliseconds() {
        ForkSeries fork = new ForkSeries(0.001, 0.1, 0.03, 2.5);
        assertEquals(0, fork.secondsOf(0));
        assertEquals(0.1, fork.secondsOf(1), EPSILON);
        assertEquals(0.2, fork.secondsOf(2), EPSILON);
        assertEquals(0.32, fork.secondsOf(3), EPSILON);
        assertEquals(2.82, fork.secondsOf(4), EPSILON);
        assertEquals(100, fork.operations(0));
        assertEquals(4, fork.operations(2));
    }

    @Test
    void slicesUntil_anyTime_isTheFirstEndThatReachesIt() {
        ForkSeries fork = new ForkSeries(0.1, 0.1, 0.1);
        assertEquals(0, fork.slicesUntil(0));
        assertEquals(1, fork.slicesUntil(0.05));
        assertEquals(3, fork.slicesUntil(0.3));
        assertEquals(3, fork.slicesUntil(100));
    }

    @Test
    void means_range_excludesItsEnd() {
        assertArrayEquals(new double[] {2, 3}, new ForkSeries(1, 2, 3, 4).means(1, 3));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void construction_noTime_isRejectedWithItsPlace(double mean) {
        assertEquals("iteration 2 has a mean time of " + mean + ": it must be above 0",
                assertThrows(IllegalArgumentException.class, () -> new ForkSeries(1, mean)).getMessage());
    }
}
