package org.openjdk.jmh.production.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class ProductionWordsTest {

    @Test
    void shortMethods_areMarked() {
        assertTrue(ProductionWords.care(999).contains("meaningless"));
        assertTrue(ProductionWords.care(1_000).contains("with care"));
        assertTrue(ProductionWords.care(49_999).contains("with care"));
        assertEquals("", ProductionWords.care(50_000));
    }

    @Test
    void times_haveThreeDigitsInAnyLocale() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertEquals("1.23 us", ProductionWords.time(1_234));
            assertEquals("0 ns", ProductionWords.time(0));
            assertEquals("62.0 s", ProductionWords.time(62e9));
            assertEquals("-", ProductionWords.time(Double.NaN));
            assertEquals("[1.00, 3.00]", ProductionWords.limits(Interval.of(1e6, 2e6, 3e6)));
            assertEquals("", ProductionWords.limits(Interval.unknown(1)));
            assertEquals("1,234,567", ProductionWords.count(1_234_567));
            assertEquals("12.5 %", ProductionWords.percent(0.125));
        } finally {
            Locale.setDefault(before);
        }
    }
}
