package org.openjdk.jmh.samples.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.reconfiguration.PlanResolver;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Checks that JMH accepts all command lines in samples and documentation. */
class CommandsTest {

    private static final Pattern COMMAND = Pattern.compile("java -jar jmh-samples/target/benchmarks\\.jar ([^`\n]*)");
    /** Of jars that readers have; a comment may stand behind it. */
    private static final Pattern OF_READERS =
            Pattern.compile("java -jar (?:(?:target|\\.\\.)/\\S*)?benchmarks\\.jar ([^`\n#]*)");
    private static final Path PROJECT = Path.of("").toAbsolutePath().getParent();

    @TestFactory
    Stream<DynamicTest> command_ofADocument_isUnderstood() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path document : documents()) {
            Matcher command = COMMAND.matcher(Files.readString(document).replaceAll("\\\\\n[ *]*", ""));
            while (command.find()) {
                String arguments = command.group(1).trim();
                tests.add(DynamicTest.dynamicTest(document.getFileName() + ": " + arguments,
                        () -> check(arguments.split("\\s+"))));
            }
        }
        assertTrue(tests.size() > 20, () -> "only " + tests.size() + " commands found");
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> command_withAJarOfTheReader_isUnderstood() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path document : documents()) {
            Matcher command = OF_READERS.matcher(Files.readString(document).replaceAll("\\\\\n[ *]*", ""));
            while (command.find()) {
                String arguments = command.group(1).trim().replaceAll("['\"]", "");
                tests.add(DynamicTest.dynamicTest(document.getFileName() + ": " + arguments,
                        () -> new CommandLineOptions(arguments.split("\\s+"))));
            }
        }
        assertTrue(tests.size() > 30, () -> "only " + tests.size() + " commands found");
        return tests.stream();
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> sources = Files.walk(PROJECT.resolve("jmh-samples/src/main/java"));
                Stream<Path> docs = Files.walk(PROJECT.resolve("docs"))) {
            return Stream.concat(Stream.of(PROJECT.resolve("README.md")), Stream.concat(sources, docs))
                    .filter(file -> file.toString().matches(".*\\.(java|md)"))
                    .sorted().collect(Collectors.toList());
        }
    }

    private static void check(String[] arguments) throws Exception {
        CommandLineOptions options = new CommandLineOptions(arguments);
        OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
        Iterable<BenchmarkListEntry> found =
                BenchmarkList.defaultList().find(silent, options.getIncludes(), options.getExcludes());
        assertTrue(found.iterator().hasNext(), () -> "no benchmark matches " + Arrays.toString(arguments));
        PlanResolver resolver = new PlanResolver(options);
        for (BenchmarkListEntry benchmark : found) {
            assertDoesNotThrow(() -> resolver.resolve(benchmark));
        }
        assertFalse(options.shouldHelp());
    }
}
