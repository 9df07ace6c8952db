package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated("sets the locale of this VM")
class DurationTextTest {

    @ParameterizedTest
    @CsvSource({"0, 0 s", "0.04, 0.0 s", "1.5, 1.5 s", "9.94, 9.9 s", "9.96, 10 s", "45.4, 45 s", "59.6, 1 min",
        "60, 1 min", "592, 9 min 52 s", "3599.7, 1 h", "7500, 2 h 5 min", "86399, 23 h 59 min", "86400, 1 d",
        "273600, 3 d 4 h"})
    void duration_hasAtMostTwoUnits(double seconds, String text) {
        assertEquals(text, DurationText.of(seconds));
    }

    @Test
    void duration_inALocaleWithDecimalComma_hasAPoint() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertEquals("1.5 s", DurationText.of(1.5));
        } finally {
            Locale.setDefault(before);
        }
    }
}
