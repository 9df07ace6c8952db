package org.openjdk.jmh.bridge;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.results.json.PrintableWriter;
import org.openjdk.jmh.bridge.report.ConversionJson;
import org.openjdk.jmh.bridge.report.ConversionReport;
import org.openjdk.jmh.bridge.report.ConversionText;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Command line of the bridge. */
@Command(name = "ju2jmh-bridge", sortOptions = false, usageHelpWidth = 80,
        description = "Turns compiled JUnit tests into sources of JMH benchmarks.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:benchmarks were generated", "1:nothing was done, or a verified benchmark fails",
            "2:the command line is wrong", "3:there are no tests, or all of them are skipped"})
public final class Main implements Callable<Integer> {

    /** Exit code of a run without an error in which no test became a benchmark. */
    public static final int NOTHING_TO_CONVERT = 3;

    /** Each value of a {@code @Param} is a constant, and a class file holds at most 65,535 constants. */
    private static final int MOST_VALUES = 60_000;

    @Option(names = {"-t", "--tests"}, paramLabel = "PATH", required = true,
            description = "Folders and jars with compiled tests; separated as for java -cp.")
    private List<String> tests;

    @Option(names = {"-cp", "--class-path"}, paramLabel = "PATH",
            description = "Other dependencies of the tests, including JUnit; separated as for java -cp.")
    private String classPath = "";

    @Option(names = {"-o", "--output"}, paramLabel = "FOLDER", required = true,
            description = "Output folder of the sources.")
    private Path output;

    @Option(names = "--directory", paramLabel = "FOLDER", defaultValue = ".",
            description = "Working directory of the tests. Default: the current one.")
    private Path directory;

    @Option(names = "--suffix", paramLabel = "NAME", defaultValue = "Benchmark",
            description = "Appended to the name of a test class. Default: ${DEFAULT-VALUE}.")
    private String suffix;

    @Option(names = "--report", paramLabel = "FILE",
            description = "Write the fate of every test method: FILE.txt and FILE.json.")
    private @Nullable Path report;

    @Option(names = "--merge",
            description = "Delete nothing from the output folder, and list the sources that are kept.")
    private boolean merge;

    @Option(names = "--any-payload", description = "Convert tests that sleep, wait or start processes as well.")
    private boolean anyPayload;

    @Option(names = "--list-timeout", paramLabel = "SECONDS", defaultValue = "60",
            description = "How long JUnit may take to list the invocations of one class. Default: ${DEFAULT-VALUE}.")
    private int listTimeout;

    @Option(names = "--suite-members", paramLabel = "N", defaultValue = "1000",
            description = "If a JUnit 3 suite has more members, convert only the first of each class and method. "
                    + "Default: ${DEFAULT-VALUE}.")
    private int suiteMembers;

    @Mixin
    private BuildOptions build;

    @Mixin
    private VerifyOptions verify;

    @Mixin
    private SelectionOptions selection;

    @Mixin
    private StyleOptions style;

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Print this text.")
    private boolean help;

    private final PrintWriter out;
    private final PrintWriter err;

    private Main(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    /** Runs the tool and exits with its exit code. */
    public static void main(String[] args) {
        OptionalInt code = FastStart.run(args);
        if (code.isPresent()) {
            System.exit(code.getAsInt());
        }
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, args));
    }

    /** Runs the tool and returns its exit code. Reports go to {@code out}, errors to {@code err}. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        return new CommandLine(new Main(shown(out), shown(err)))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Main::refuse)
                .setOut(out)
                .setErr(err)
                .execute(args);
    }

    /**
     * Prints what is wrong without the long list of options, which would move it off the screen. An unknown option comes
     * before missing ones.
     */
    private static int refuse(ParameterException e, String... args) {
        CommandLine command = e.getCommandLine();
        PrintWriter err = command.getErr();
        List<String> unknown = command.getUnmatchedArguments();
        ParameterException first = unknown.isEmpty() ? e : new UnmatchedArgumentException(command, unknown);
        err.println("ju2jmh-bridge: " + first.getMessage());
        UnmatchedArgumentException.printSuggestions(first, err);
        err.println("--help lists the options, such as -t build/test-classes -o src/jmh/java.");
        return ExitCode.USAGE;
    }

    private static PrintWriter shown(PrintWriter writer) {
        return new PrintWriter(new PrintableWriter(writer), true);
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            ConversionSettings settings = settings();
            Bridge bridge = new Bridge(settings);
            ConversionReport result = bridge.run();
            print(result, settings);
            if (report != null) {
                Files.createDirectories(report.toAbsolutePath().getParent());
                Files.writeString(Path.of(report + ".txt"), Printable.document(ConversionText.full(result)),
                        StandardCharsets.UTF_8);
                Files.writeString(Path.of(report + ".json"), Printable.document(ConversionJson.of(result)),
                        StandardCharsets.UTF_8);
            }
            boolean built = build.build(settings, bridge.written(), out);
            boolean verified = verify.run(settings, bridge.written(), out);
            return built && verified ? code(result) : 1;
        } catch (NoSuchFileException e) {
            err.println("ju2jmh-bridge: there is no " + e.getMessage());
            return 1;
        } catch (BridgeException | IOException e) {
            err.println("ju2jmh-bridge: " + e.getMessage());
            return 1;
        } catch (UncheckedIOException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            err.println("ju2jmh-bridge: " + cause.getMessage());
            return 1;
        }
    }

    private void print(ConversionReport result, ConversionSettings settings) {
        if (result.tests().isEmpty()) {
            err.println("ju2jmh-bridge: no tests found in " + settings.tests());
            result.problems().forEach(problem -> err.println("problem: " + problem));
        } else {
            out.print(ConversionText.summary(result));
            out.flush();
        }
    }

    /**
     * If no tests were found, a problem is probably the reason, so the run fails. Otherwise a problem costs only
     * itself.
     */
    private static int code(ConversionReport result) {
        if (result.converted() > 0) {
            return 0;
        }
        return result.tests().isEmpty() && !result.problems().isEmpty() ? 1 : NOTHING_TO_CONVERT;
    }

    private ConversionSettings settings() throws BridgeException, IOException {
        if (listTimeout < 1) {
            throw new BridgeException("--list-timeout " + listTimeout + ": it must be 1 or more");
        }
        if (suiteMembers < 0 || suiteMembers > MOST_VALUES) {
            throw new BridgeException("--suite-members " + suiteMembers + ": it must be between 0 and " + MOST_VALUES);
        }
        if (!Files.isDirectory(directory)) {
            throw new BridgeException("--directory " + directory + ": there is no such folder");
        }
        destinations();
        List<Path> testPaths = paths(String.join(File.pathSeparator, tests));
        List<Path> otherPaths = paths(classPath);
        return new ConversionSettings(testPaths, otherPaths, output, directory.toAbsolutePath(), suffix,
                style.style(Stream.concat(testPaths.stream(), otherPaths.stream()).toList()), selection.filters(),
                anyPayload,
                Duration.ofSeconds(listTimeout), suiteMembers, merge, report != null);
    }

    private void destinations() throws BridgeException, IOException {
        Destinations destinations = new Destinations(directory);
        destinations.file("--report", report);
        build.check(destinations);
        verify.check(destinations);
        destinations.folder("--output", output);
    }

    private static List<Path> paths(String joined) throws BridgeException {
        List<Path> paths = new ArrayList<>();
        for (String path : joined.split(File.pathSeparator)) {
            if (!path.isEmpty()) {
                paths.add(present(Path.of(path)));
            }
        }
        return paths;
    }

    private static Path present(Path path) throws BridgeException {
        if (!Files.exists(path)) {
            throw new BridgeException("there is no " + path);
        }
        return path;
    }
}
