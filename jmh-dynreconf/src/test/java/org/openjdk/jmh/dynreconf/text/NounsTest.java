package org.openjdk.jmh.dynreconf.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NounsTest {

    @ParameterizedTest
    @CsvSource({"0, 0 forks are", "1, 1 fork is", "2, 2 forks are"})
    void count_ofOne_isSingular(int number, String expected) {
        assertEquals(expected, Nouns.count(number, "fork", "is", "are"));
    }
}
