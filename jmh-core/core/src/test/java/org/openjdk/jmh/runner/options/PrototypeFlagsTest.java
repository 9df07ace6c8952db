package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrototypeFlagsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "-rm divergence -mwi 3 -mf 2 -mwf 1 | -sc divergence -wimin 3 -fmin 2 -wfmin 1",
            "-rm cov -rcov 0.02 -rci 0.1 | -st 0.02 -sc cov",
            "-rci 0.1 -rcov 0.02 -rm ci | -st 0.1 -sc ci",
            "-rkld 0.98 | -st 0.98 -sc kld",
            "-rkld 0.98 -sc cv | -sc cv",
            "-rcov 0.02 -rkld 0.98 | -st 0.98 -sc kld",
            "-rcov 0.02 -rci 0.1 | -sc kld",
            "--rm=cov -rcov=0.02 | -st 0.02 -sc cov",
            "-bm re -i 3 | -bm re -i 3",
            "-sc kld -st 0.9 | -sc kld -st 0.9"})
    void translate_flagsOfThePrototype_becomeOurs(String typed, String translated)
            throws CommandLineOptionException {
        assertEquals(translated, String.join(" ", PrototypeFlags.translate(typed.split(" "))));
    }
}
