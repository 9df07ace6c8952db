package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortNumberTest {

    @ParameterizedTest
    @CsvSource({"5603123, 5.60M", "0, 0", "0.4595, 0.460", "2.4468, 2.45", "101.4, 101", "4551, 4550", "45512, 45.5k",
        "999960, 1.00M", "999.96, 1000", "-8123.4, -8120", "1.2e13, 12.0T", "7.5e15, 7.50e+15", "0.0000123, 0.0000123",
        "4.2e-9, 4.20e-9", "NaN, NaN", "Infinity, Infinity"})
    void number_hasThreeDigits(double value, String text) {
        assertEquals(text, ShortNumber.of(value, 3).replace("e-09", "e-9"));
    }

    @ParameterizedTest
    @CsvSource({"45512, 45.51k, 4", "1234, 1234, 4", "1234.56, 1234.6, 5", "0.5, 0.50, 2", "120000, 120k, 2"})
    void digits_areThoseThatMatter(double value, String text, int digits) {
        assertEquals(text, ShortNumber.of(value, digits));
    }

    @ParameterizedTest
    @CsvSource({"0.7541, 0.1188, 0.75 ± 0.12", "5603123, 12345, 5.603M ± 12k", "4.595, 26.18, 4.6 ± 26",
        "812.3, 0.0001, 812.300 ± 0.00010", "48.2, NaN, 48.2", "48.2, Infinity, 48.2", "48.2, 0, 48.2",
        "0, 0.5, 0 ± 0.50"})
    void error_saysWhichDigitsMatter(double value, double error, String text) {
        assertEquals(text, ShortNumber.withError(value, error));
    }
}
