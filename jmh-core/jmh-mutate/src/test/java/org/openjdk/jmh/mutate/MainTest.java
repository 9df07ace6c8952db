package org.openjdk.jmh.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests what the tool answers to wrong command lines. */
@Isolated("replaces the error stream of this VM")
class MainTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "classes.jar    | There is no command classes.jar; the commands are mutants and kill. Paths need an option: --sources, ",
        "kill           | Missing required option: '--benchmarks=JAR'. mutate.jar kill --help lists the options.",
        "mutants --nope | Unknown option: '--nope'. mutate.jar mutants --help lists the options.",
        "--nope         | No command knows --nope. The options are those of mutants and kill; COMMAND --help lists them.",
        "-b x           | Missing required options: ",
        "kill -b x -f n | Invalid value for option '--blocks'"})
    void wrongCommandLine_isAnsweredInASentence(String arguments, String message) {
        PrintStream usual = System.err;
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        try {
            assertEquals(2, Main.execute(arguments.split(" ")));
        } finally {
            System.setErr(usual);
        }
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.replaceAll("\\s+", " ").startsWith(message), said);
        assertTrue(said.lines().count() < 4 && said.lines().allMatch(line -> line.length() <= 80), said);
    }
}
