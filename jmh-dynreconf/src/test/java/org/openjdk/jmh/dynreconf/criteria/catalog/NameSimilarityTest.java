package org.openjdk.jmh.dynreconf.criteria.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NameSimilarityTest {

    private static final List<String> KNOWN = List.of("cv", "rciw", "kld", "steady");

    @ParameterizedTest
    @CsvSource({"vc,cv", "kdl,kld", "lkd,kld", "rcwi,rciw", "staedy,steady", "tsaedy,steady"})
    void neighboursThatChangedPlaces_countAsOneMistake(String typed, String meant) {
        assertEquals(meant, NameSimilarity.closest(typed, KNOWN));
    }

    @ParameterizedTest
    @CsvSource({"stedy,steady", "steaddy,steady", "stesdy,steady", "rciv,rciw"})
    void oneLetterMoreLessOrOther_isFound(String typed, String meant) {
        assertEquals(meant, NameSimilarity.closest(typed, KNOWN));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ydaets", "entropy", "dlk", "x"})
    void nameUnlikeAll_hasNoSuggestion(String typed) {
        assertNull(NameSimilarity.closest(typed, KNOWN));
    }
}
