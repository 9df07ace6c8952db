package org.openjdk.jmh.shipped;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code java -jar jmh-lint.jar}, as it is shipped, on jars of benchmarks. */
class LintJarTest {

    @TempDir
    private Path folder;

    private static Stream<Arguments> jarsOfBenchmarks() {
        return Stream.of(Arguments.of(ToolJar.SAMPLES.path(), 0),
                Arguments.of(Path.of("target/upstream/jmh-samples.jar"), 1));
    }

    @ParameterizedTest
    @MethodSource("jarsOfBenchmarks")
    void jarOfBenchmarks_isCheckedByEveryRule(Path jar, int code) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process lint = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar",
                ToolJar.LINT.path().toString(), jar.toString())
                .redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        assertEquals(code, lint.waitFor(), () -> read(err));
        assertEquals("", read(err));
        assertTrue(
                read(out)
                        .matches("(?s).*\\d+ errors, \\d+ warnings, \\d+ notes in [1-9]\\d* classes with benchmarks\n"),
                () -> read(out));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
