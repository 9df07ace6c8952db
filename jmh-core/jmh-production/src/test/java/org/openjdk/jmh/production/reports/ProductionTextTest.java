package org.openjdk.jmh.production.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class ProductionTextTest {

    @Test
    void shortMethods_areMarked() {
        assertTrue(ProductionText.care(999).contains("meaningless"));
        assertTrue(ProductionText.care(1_000).contains("with care"));
        assertTrue(ProductionText.care(49_999).contains("with care"));
        assertEquals("", ProductionText.care(50_000));
    }

    @Test
    void times_haveThreeDigitsInAnyLocale() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertEquals("1.23 us", ProductionText.time(1_234));
            assertEquals("0 ns", ProductionText.time(0));
            assertEquals("62.0 s", ProductionText.time(62e9));
            assertEquals("-", ProductionText.time(Double.NaN));
            assertEquals("[1.00, 3.00]", ProductionText.limits(Interval.of(1e6, 2e6, 3e6)));
            assertEquals("", ProductionText.limits(Interval.unknown(1)));
            assertEquals("560k", ProductionText.ratio(Interval.unknown(560_300)));
            assertEquals("0.000120", ProductionText.ratio(Interval.unknown(0.00012)));
            assertEquals("1,234,567", ProductionText.count(1_234_567));
            assertEquals("12.5 %", ProductionText.percent(0.125));
        } finally {
            Locale.setDefault(before);
        }
    }
}
