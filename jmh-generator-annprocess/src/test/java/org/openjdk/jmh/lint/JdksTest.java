package org.openjdk.jmh.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.lint.cases.Cases;

/** Tests with the compilers of all JDKs on this machine. */
class JdksTest {

    private static final Path INSTALLED = Path.of("/usr/lib/jvm");
    private static final List<String> RULES =
            List.of("ASSERTION", "MEASURES", "RETU", "LOOP", "FINAL", "INVO", "FORK", "OPS",
                    "SPIN");

    @Test
    @Tag("nightly")
    void findings_areTheSameWithEachJdk(@TempDir Path folder) throws Exception {
        List<Path> compilers = compilers();
        assumeFalse(compilers.isEmpty(), "no other JDK under " + INSTALLED);
        List<String> expected = findings(Path.of(System.getProperty("java.home"), "bin", "javac"), folder);
        assertEquals(expectedCount(), expected.size(), expected.toString());
        for (Path compiler : compilers) {
            assertEquals(expected, findings(compiler, folder), compiler.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-proc:none", "-proc:only"})
    void bodiesThatAreNotProcessedOrCompiled_haveNoFindings(String option, @TempDir Path folder) throws Exception {
        for (Path compiler : compilers()) {
            assertEquals(List.of(), findings(compiler, folder, option, cases().subList(0, 1)), compiler.toString());
        }
    }

    private static List<Path> cases() {
        return Cases.files().stream()
                .filter(file -> RULES.contains(file.getParent().getFileName().toString())).toList();
    }

    private static int expectedCount() throws IOException {
        int count = 0;
        for (Path file : cases()) {
            count += Cases.expectations(file, "source").size();
        }
        return count;
    }

    private static List<Path> compilers() throws IOException {
        if (!Files.isDirectory(INSTALLED)) {
            return List.of();
        }
        TreeSet<Path> compilers = new TreeSet<>();
        try (Stream<Path> jdks = Files.list(INSTALLED)) {
            for (Path jdk : jdks.toList()) {
                Path compiler = jdk.resolve("bin/javac");
                if (Files.isExecutable(compiler)) {
                    compilers.add(compiler.toRealPath());
                }
            }
        }
        return List.copyOf(compilers);
    }

    /** From JDK 23 on, processors run only if requested. */
    private static List<String> findings(Path compiler, Path folder) throws Exception {
        boolean mustAsk = release(compiler).map(release -> release >= 23).orElse(false);
        return findings(compiler, folder, mustAsk ? "-proc:full" : "-g", cases());
    }

    private static List<String> findings(Path compiler, Path folder, String option, List<Path> files)
            throws Exception {
        List<String> command =
                new ArrayList<>(List.of(compiler.toString(), "-J-XX:TieredStopAtLevel=1", "-Xmaxwarns", "1000",
                        "-Ajmh.lint=warn",
                        "-Ajmh.lint.ASSERTION=warn", "-Ajmh.lint.MEASURES=warn", option,
                        "-cp", System.getProperty("java.class.path"), "-d", folder.toString()));
        files.forEach(file -> command.add(file.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output.lines().filter(line -> line.contains("[jmh:")).sorted().toList();
    }

    private static Optional<Integer> release(Path compiler) throws IOException {
        Path release = compiler.resolve("../../release").normalize();
        return Files.readAllLines(release).stream()
                .filter(line -> line.startsWith("JAVA_VERSION="))
                .map(line -> Integer.valueOf(line.replaceAll("\\D+(\\d+).*", "$1"))).findFirst();
    }
}
