package org.openjdk.jmh.integration.support;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.runner.CommandLineRun;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Runs what {@link Jmh} runs, but within the VM of the tests: starting the host takes more than half of a short run.
 * Forks are still separate VMs. Uses our build and the benchmarks of these tests. Use a child for runs that end by a
 * signal, list, print to a file, show output of benchmarks, or need another class path. {@code ExitCodeTest} shows
 * that the program ends with the returned code.
 */
public record ThisVm(Path folder) {

    private static final Duration TIMEOUT = Duration.ofMinutes(4);
    private static final Set<String> FLAGS_OF_FILES =
            Set.of("-assertionReport", "-hist", "-journal", "-load", "-o", "-rff", "-vs", "-report");

    /** File names are relative to a folder, and printed so. */
    public static ThisVm in(Path folder) {
        return new ThisVm(folder);
    }

    public Outcome run(List<String> common, String... arguments) {
        List<String> all = new ArrayList<>(common);
        all.addAll(List.of(arguments));
        return run(all.toArray(new String[0]));
    }

    public Outcome run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = assertTimeoutPreemptively(TIMEOUT, () -> exitCode(absolute(arguments),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8)));
        return new Outcome(code, relative(out), relative(err));
    }

    /** Handles exceptions as upstream's main program does. */
    private static int exitCode(String[] arguments, PrintStream out, PrintStream err) {
        try {
            CommandLineOptions options = new CommandLineOptions(arguments);
            Runner runner = new Runner(options,
                    OutputFormatFactory.createFormatInstance(out, options.verbosity().orElse(Defaults.VERBOSITY)));
            return new CommandLineRun(runner, options, out, err).exitCode();
        } catch (CommandLineOptionException e) {
            err.println("Error parsing command line:\n " + e.getMessage());
        } catch (RunnerException e) {
            err.print("ERROR: ");
            e.printStackTrace(err);
        } finally {
            out.flush();
        }
        return 1;
    }

    private String[] absolute(String... arguments) {
        String[] absolute = arguments.clone();
        for (int i = 1; i < absolute.length; i++) {
            if (FLAGS_OF_FILES.contains(absolute[i - 1]) && !absolute[i].startsWith("/")) {
                absolute[i] = folder + "/" + absolute[i];
            }
        }
        return absolute;
    }

    private String relative(ByteArrayOutputStream printed) {
        return printed.toString(StandardCharsets.UTF_8).replace(folder + "/", "");
    }
}
