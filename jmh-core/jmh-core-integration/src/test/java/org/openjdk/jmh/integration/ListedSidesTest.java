package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Tests that a list rejects the same baselines as a run. */
class ListedSidesTest {

    @ParameterizedTest
    @CsvSource({
        "-vs, missing.json, missing.json: no such file",
        "-vs, missing.jar, missing.jar: no such file",
        "-vsJvm, /no/java, '-vsJvm /no/java cannot be started: error=2, No such file or directory'"
    })
    void missingBaseline_isRejected(String flag, String value, String reason) throws Exception {
        CommandLineOptions options = new CommandLineOptions("-l", "SteadyBenchmark", flag, value);
        Runner runner = new Runner(options);
        assertEquals(reason, assertThrows(CommandLineOptionException.class, runner::list).getMessage());
        assertEquals(reason,
                assertThrows(CommandLineOptionException.class, () -> runner.listWithParams(options)).getMessage());
    }
}
