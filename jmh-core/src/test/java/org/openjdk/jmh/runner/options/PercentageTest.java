package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PercentageTest {

    @ParameterizedTest
    @CsvSource({"3%, 0.03", "3, 0.03", "0.5 %, 0.005", ".5%, 0.005", "0, 0", "1, 0.01", "99.9, 0.999"})
    void share_isReadAsPercent(String text, double share) throws CommandLineOptionException {
        assertEquals(share, Percentage.parse("tol", text), 1e-12);
    }

    /** It may be meant for a share of 1. */
    @ParameterizedTest
    @ValueSource(strings = {"0.03", ".5", "0.99", "three", "-3", "3 per cent", ""})
    void invalidPercentage_isRejected(String text) {
        String message =
                assertThrows(CommandLineOptionException.class, () -> Percentage.parse("tol", text)).getMessage();
        assertEquals("-tol " + text + " is not a percentage: write 3% for three percent", message);
    }

    @Test
    void percentageOutOfRange_isRejected() {
        for (String text : new String[] {"100%", "100"}) {
            assertTrue(assertThrows(CommandLineOptionException.class, () -> Percentage.parse("tol", text)).getMessage()
                    .endsWith("it must be below 100%"));
        }
        assertTrue(assertThrows(CommandLineOptionException.class, () -> Percentage.parseAboveZero("plan", "0"))
                .getMessage().endsWith("it must be above 0%"));
    }
}
