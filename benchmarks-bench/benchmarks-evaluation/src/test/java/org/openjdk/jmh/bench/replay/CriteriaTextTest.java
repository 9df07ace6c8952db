package org.openjdk.jmh.bench.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;

class CriteriaTextTest {

    private static final StabilityCriteria KNOWN = StabilityCriteria.builtIn();

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "kld | [kld (threshold 0.99)]",
        "cv@0.02 | [cv (threshold 0.02)]",
        "cv,kld@0.01,0.95 | [cv (threshold 0.01), kld (threshold 0.95)]",
        "rciw:block=3@0.05 | [rciw:block=3 (threshold 0.05)]"})
    void text_isReadAsTyped(String text, String expected) {
        assertEquals(expected, CriteriaText.of(text).among(KNOWN).toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "kld@ | threshold '' is not a number: give one for each criterion, such as 0.02",
        "@0.5 | '' names an empty stability criterion; write name[:option=value,...][,name...]",
        "cv@0.1,0.2 | 2 stability thresholds (0.1, 0.2) for 1 criteria (cv): give one for each, or none"})
    void invalidSettings_areExplained(String text, String message) {
        assertEquals(message,
                assertThrows(CriterionException.class, () -> CriteriaText.of(text).among(KNOWN)).getMessage());
    }

    @Test
    void parts_areKeptForCommandLines() {
        CriteriaText text = CriteriaText.of("cv,kld@0.01,0.95");
        assertEquals("cv,kld", text.criteria());
        assertEquals("0.01,0.95", String.join(",", text.thresholds()));
    }
}
