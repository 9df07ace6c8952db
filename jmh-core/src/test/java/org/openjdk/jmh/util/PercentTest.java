package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PercentTest {

    @ParameterizedTest
    @CsvSource({"0, 0 %", "0.00024, 0.024 %", "0.05, 5 %", "-0.075, -7.5 %", "0.0997, 10 %", "0.123, 12 %",
        "0.999, 100 %", "1.1, 110 %", "12.34, 1234 %", "NaN, NaN %"})
    void percent_anyShare_isReadable(double share, String text) {
        assertEquals(text, Percent.of(share));
    }
}
