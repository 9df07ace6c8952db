package org.openjdk.jmh.samples.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands of the README that have their output below them, briefly: heads of tables and names are as shown. */
class ShownOutputTest {

    private static final Path README = Path.of("").toAbsolutePath().getParent().resolve("README.md");
    private static final Pattern SHOWN = Pattern.compile(
            "```\n[^`]*java -jar jmh-samples/target/benchmarks\\.jar ([^\n]*)\n```\n\n```\n([^`]*)```");
    private static final Pattern STABLE =
            Pattern.compile("(?m)^(?:(?:Benchmark|Reconfiguration) .*|Reconfig_\\S+)");
    private static final List<String> BRIEFLY = List.of("-wi", "5", "-w", "10ms", "-i", "2", "-r", "10ms", "-f", "3");

    @TempDir
    private Path folder;

    @TestFactory
    List<DynamicTest> tableInTheReadme_isThatOfItsCommand() throws IOException {
        List<MatchResult> shown = SHOWN.matcher(Files.readString(README)).results().collect(Collectors.toList());
        assertEquals(2, shown.size());
        return shown.stream().map(each -> DynamicTest.dynamicTest(each.group(1), () -> {
            List<String> printed = stable(run(each.group(1).split(" ")));
            assertTrue(printed.containsAll(stable(each.group(2))), () -> each.group(2) + "is not among " + printed);
        })).collect(Collectors.toList());
    }

    private String run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                "-Djmh.ignoreLock=true", "-cp", System.getProperty("java.class.path"), "org.openjdk.jmh.Main"));
        command.addAll(List.of(arguments));
        for (int i = 0; i < BRIEFLY.size(); i += 2) {
            int given = command.indexOf(BRIEFLY.get(i));
            if (given < 0) {
                command.addAll(BRIEFLY.subList(i, i + 2));
            } else {
                command.set(given + 1, BRIEFLY.get(i + 1));
            }
        }
        Path output = folder.resolve("output");
        int code = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start()
                .waitFor();
        String printed = Files.readString(output);
        assertEquals(0, code, printed);
        return printed;
    }

    /** Returns heads of tables and names of rows; the width of columns depends on figures. */
    private static List<String> stable(String text) {
        return STABLE.matcher(text).results().map(line -> line.group().replaceAll(" +", " "))
                .collect(Collectors.toList());
    }
}
