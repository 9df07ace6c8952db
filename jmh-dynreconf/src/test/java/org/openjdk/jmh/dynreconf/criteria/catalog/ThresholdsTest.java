package org.openjdk.jmh.dynreconf.criteria.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;

class ThresholdsTest {

    private static final StabilityCriteria BUILT_IN = StabilityCriteria.builtIn();

    private static String message(Executable refused) {
        return assertThrows(CriterionException.class, refused).getMessage();
    }

    @Test
    void oneForEach_areSet() {
        List<ConfiguredCriterion> set = Thresholds.set(BUILT_IN.parse("kld,cv"), Thresholds.parse("0.95, 2e-2 "));
        assertEquals(List.of(0.95, 0.02), set.stream().map(ConfiguredCriterion::threshold).toList());
    }

    @Test
    void none_keepThoseOfTheCriteria() {
        List<ConfiguredCriterion> parsed = BUILT_IN.parse("kld,cv");
        assertSame(parsed, Thresholds.set(parsed, List.of()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "kld | 1.5 | threshold 1.5 of criterion kld is out of range: a probability in (0, 1)",
        "kld | 1 | threshold 1.0 of criterion kld is out of range: a probability in (0, 1)",
        "kld | 0 | threshold 0.0 of criterion kld is out of range: a probability in (0, 1)",
        "kld | NaN | threshold NaN of criterion kld is out of range: a probability in (0, 1)",
        "cv | 0 | threshold 0.0 of criterion cv is out of range: a number above 0",
        "cv | -1 | threshold -1.0 of criterion cv is out of range: a number above 0",
        "cv | Infinity | threshold Infinity of criterion cv is out of range: a number above 0",
        "cv | NaN | threshold NaN of criterion cv is out of range: a number above 0",
        "cv | 1,2 | 2 stability thresholds (1.0, 2.0) for 1 criteria (cv): give one for each, or none",
        "cv,kld | 1 | 1 stability thresholds (1.0) for 2 criteria (cv, kld): give one for each, or none"})
    void thoseThatDoNotFit_areExplained(String criteria, String thresholds, String message) {
        assertEquals(message, message(() -> Thresholds.set(BUILT_IN.parse(criteria), Thresholds.parse(thresholds))));
    }

    @Test
    void null_isRefused() {
        assertEquals("a stability threshold is null: give a number for each criterion, or none at all",
                message(() -> Thresholds.set(BUILT_IN.parse("cv"), Arrays.asList((Double) null))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"one", "0.02d", "0.02f", "0x1p-6", "", "1e", "."})
    void textThatIsNotADecimal_isRejected(String threshold) {
        assertEquals("threshold '" + threshold + "' is not a number: give one for each criterion, such as 0.02",
                message(() -> Thresholds.parse("0.5," + threshold)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.02", "2e-2", "+.02", "2.E-2", "00.020", " 0.02 "})
    void notationsOfDecimals_areRead(String threshold) {
        assertEquals(List.of(0.02), Thresholds.parse(threshold));
    }
}
