package org.openjdk.jmh.bench.bridge;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.bridge.Main;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Holds that the measured scaffolds are those that the bridge makes; {@code -Dgolden.update=true} writes them anew. */
class GeneratedSourcesTest {

    private static final String PACKAGE = "org/openjdk/jmh/bench/bridge";

    @TempDir
    static Path folder;

    @BeforeAll
    static void generate() {
        StringWriter out = new StringWriter();
        PrintWriter printer = new PrintWriter(out);
        int code = Main.run(printer, printer, "--tests", Path.of("target", "classes").toString(),
                "--class-path", System.getProperty("java.class.path"), "--output", folder.toString());
        assertEquals(0, code, out::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"PlainSubject", "RuleSubject", "ParameterSubject", "HiddenSubject", "LaunchedSubject"})
    void benchmark_isWhatTheBridgeMakes(String subject) throws IOException {
        Path generated = folder.resolve(PACKAGE).resolve(subject + "Benchmark.java");
        Path measured = Path.of("src", "main", "java").resolve(PACKAGE).resolve(generated.getFileName());
        if (Boolean.getBoolean("golden.update")) {
            Files.copy(generated, measured, StandardCopyOption.REPLACE_EXISTING);
        }
        assertEquals(Files.readAllLines(generated), Files.readAllLines(measured));
    }
}
