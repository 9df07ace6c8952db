package org.openjdk.jmh.production.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class WordsTest {

    @Test
    void shortMethods_areMarked() {
        assertTrue(Words.care(999).contains("meaningless"));
        assertTrue(Words.care(1_000).contains("with care"));
        assertTrue(Words.care(49_999).contains("with care"));
        assertEquals("", Words.care(50_000));
    }

    @Test
    void times_haveThreeDigitsInAnyLocale() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertEquals("1.23 us", Words.time(1_234));
            assertEquals("0 ns", Words.time(0));
            assertEquals("62.0 s", Words.time(62e9));
            assertEquals("-", Words.time(Double.NaN));
            assertEquals("[1.00, 3.00]", Words.limits(Interval.of(1e6, 2e6, 3e6)));
            assertEquals("", Words.limits(Interval.unknown(1)));
            assertEquals("1,234,567", Words.count(1_234_567));
            assertEquals("12.5 %", Words.percent(0.125));
        } finally {
            Locale.setDefault(before);
        }
    }
}
