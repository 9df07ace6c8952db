package org.openjdk.jmh.bench.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class BinnedMedianTest {

    private static double median(double... values) {
        BinnedMedian median = new BinnedMedian(0.01);
        DoubleStream.of(values).forEach(median::add);
        return median.median();
    }

    @Test
    void median_oddNumber_isTheMiddleOneRounded() {
        assertEquals(7.12, median(100, 7.1234, 0), 1e-9);
    }

    @Test
    void median_evenNumber_isTheMeanOfBothInTheMiddle() {
        assertEquals(5.5, median(9, 1, 7, 4), 1e-9);
        assertEquals(4, median(4, 4, 4, 9), 1e-9);
    }

    @Test
    void median_nothing_isNothing() {
        assertTrue(Double.isNaN(median()));
    }
}
