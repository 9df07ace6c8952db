package org.openjdk.jmh.bench.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShapeTest {

    @ParameterizedTest
    @EnumSource
    void iterations_sameSeed_areTheSame(HistogramShape shape) {
        Histogram first = shape.iterations(2, 3)[1];
        Histogram second = shape.iterations(2, 3)[1];
        assertArrayEquals(first.values(), second.values());
        assertArrayEquals(first.counts(), second.counts());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SCORE")
    void iteration_sampleTime_hasAsManySamplesAsJmhTakesInASecond(HistogramShape shape) {
        Histogram iteration = shape.iterations(1, 1)[0];
        assertEquals(20_000, Arrays.stream(iteration.counts()).sum());
        assertTrue(iteration.values().length > 100, "only " + iteration.values().length + " distinct values");
    }
}
