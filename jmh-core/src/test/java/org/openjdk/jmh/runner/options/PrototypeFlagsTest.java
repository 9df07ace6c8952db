package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrototypeFlagsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "-rm divergence -mwi 3 -mf 2 -mwf 1 | -sc divergence -wimin 3 -fmin 2 -wfmin 1",
        "-rm cov -rcov 0.02 -rci 0.1 | -st 0.02 -sc cov",
        "-rci 0.1 -rcov 0.02 -rm ci | -st 0.1 -sc ci",
        "-rkld 0.98 | -st 0.98 -sc kld",
        "-rcov 0.02 -rkld 0.98 | -st 0.98 -sc kld",
        "--rm=cov -rcov=0.02 | -st 0.02 -sc cov",
        "-rm DIVERGENCE -rkld 0.95 | -st 0.95 -sc DIVERGENCE",
        "-sc kld:points=500,finest=0 -rkld 0.95 | -st 0.95 -sc kld:points=500,finest=0",
        "-sc kld,cv -rcov 0.02 -rkld 0.95 -rci 0.1 | -st 0.95,0.02 -sc kld,cv",
        "-bm re -i 3 | -bm re -i 3",
        "-sc kld -st 0.9 | -sc kld -st 0.9"})
    void translate_prototypeFlags_becomesOurs(String typed, String translated)
            throws CommandLineOptionException {
        assertEquals(translated, String.join(" ", PrototypeFlags.translate(typed.split(" "))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "-rm cov -rkld 0.9 | Options [-rkld] have no threshold of the criterion cov: name the criterion that they are "
                + "for with -rm, or give its threshold with -st",
        "-rcov 0.02 -rci 0.1 | Options [-rci, -rcov] have no threshold of the criterion kld: name the criterion that "
                + "they are for with -rm, or give its threshold with -st",
        "-rm kld -rkld 0.9 -rcov abc | threshold 'abc' is not a number: give one for each criterion, such as 0.02 "
                + "(option -rcov)",
        "-rm kld -rkld 0.9 -rci -1 | threshold -1.0 of criterion rciw is out of range: a number above 0 (option -rci)"})
    void translate_unusableThreshold_isRejected(String typed, String message) {
        assertEquals(message, assertThrows(CommandLineOptionException.class,
                () -> PrototypeFlags.translate(typed.split(" "))).getMessage());
    }

    @Test
    void translate_thresholdOfOneOfTwoCriteria_isRejected() {
        assertEquals("Options [-rkld] have thresholds of some of the criteria kld,cv only: give all of them with -st",
                assertThrows(CommandLineOptionException.class,
                        () -> PrototypeFlags.translate("-sc kld,cv -rkld 0.95".split(" "))).getMessage());
    }
}
