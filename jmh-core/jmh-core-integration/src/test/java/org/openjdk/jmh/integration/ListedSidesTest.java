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
        "-vsJvm, /no/java, '-vsJvm /no/java cannot be started: No such file or directory; name the home of a JDK, or a java executable'"
    })
    void missingBaseline_isRejected(String flag, String value, String reason) throws Exception {
        CommandLineOptions options = new CommandLineOptions("-l", "SteadyBenchmark", flag, value);
        Runner runner = new Runner(options);
        assertEquals(reason, unwrapped(assertThrows(CommandLineOptionException.class, runner::list)));
        assertEquals(reason,
                unwrapped(assertThrows(CommandLineOptionException.class, () -> runner.listWithParams(options))));
    }

    private static String unwrapped(Exception e) {
        return e.getMessage().replaceAll("\\s+", " ");
    }
}
