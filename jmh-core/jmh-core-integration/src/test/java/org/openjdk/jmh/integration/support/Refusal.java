package org.openjdk.jmh.integration.support;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.runner.CommandLineRun;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Returns JMH's answers to invalid options in this VM: a hundred of them take as long as one run. */
public final class Refusal {

    private Refusal() {
    }

    /**
     * Tries to run with options.
     *
     * @param arguments command line
     * @return message, on one line, of the exception that ends the program
     */
    public static String of(String... arguments) {
        try {
            CommandLineOptions options = new CommandLineOptions(arguments);
            CommandLineRun.run(new Runner(options, OutputFormatFactory.createFormatInstance(
                    new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                    VerboseMode.SILENT)), options);
        } catch (CommandLineOptionException | RunnerException e) {
            return e.getMessage().strip().replaceAll("\\n +", " ");
        }
        throw new AssertionError("not refused: " + String.join(" ", arguments));
    }
}
