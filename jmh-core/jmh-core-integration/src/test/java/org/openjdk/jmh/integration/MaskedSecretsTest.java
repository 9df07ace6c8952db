package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;

/** Tests that secrets among VM arguments appear neither in files nor in output, and reach forks. */
class MaskedSecretsTest {

    private static final String SECRET = "hunter2";
    private static final List<String> SHORT =
            List.of("SteadyBenchmark", "-w", "10ms", "-r", "10ms", "-wi", "1", "-i", "2",
                    "-env", "false", "-v", "EXTRA");

    @TempDir
    Path folder;

    private Outcome run(String secret, String... more) throws IOException {
        Outcome outcome = Jmh.ours().in(folder).vm("-Dinherited.password=" + secret)
                .run(Stream.concat(SHORT.stream(), Stream.of(more)).toArray(String[]::new)).expect(0);
        assertFalse((outcome.printed() + outcome.err()).contains(secret), outcome::printed);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertFalse(Files.readString(file, StandardCharsets.ISO_8859_1).contains(secret), file::toString);
            }
        }
        return outcome;
    }

    @Test
    void runOfOneSide() throws IOException {
        Outcome outcome =
                run(SECRET, "-f", "2", "-jvmArgs", "-Dapi.token=" + SECRET, "-rf", "json,html", "-rff", "result.json",
                        "-journal", "run.journal");
        assertTrue(outcome.out().contains("# VM options: -Dapi.token=***"), outcome::out);
        assertTrue(outcome.out().contains("-Dapi.token=*** -XX"), outcome::out);
        assertTrue(Files.readString(folder.resolve("result.json")).contains("\"-Dapi.token=***\""));
        Outcome resumed = run("s3cr3t", "-f", "2", "-jvmArgs", "-Dapi.token=s3cr3t", "-rf", "json", "-rff",
                "later.json", "-journal", "run.journal", "-resume", "-vs", "result.json", "-report", "vs.md", "-report",
                "vs.html", "-report", "vs.json");
        assertTrue(resumed.out().contains("are taken from run.journal"), resumed::out);
        assertEquals(List.of(), resumed.linesWith("jvmArgs"), resumed::out);
    }

    @Test
    void runWithAHistory() throws IOException {
        run(SECRET, "-f", "1", "-jvmArgs", "-Dapi.token=" + SECRET, "-hist", "runs.hist");
        Outcome later = run("s3cr3t", "-f", "1", "-jvmArgs", "-Dapi.token=s3cr3t", "-hist", "runs.hist");
        assertTrue(Files.readString(folder.resolve("runs.hist")).contains("-Dapi.token=***"), later::out);
        assertEquals(1, Files.readString(folder.resolve("runs.hist")).lines()
                .filter(line -> line.contains("SteadyBenchmark")).count());
    }

    @Test
    void runOfTwoSides() throws IOException {
        Outcome outcome = run(SECRET, "-f", "3", "-vsJvmArgs", "-Dapi.token=" + SECRET, "-rf", "json", "-rff",
                "result.json",
                "-journal", "run.journal", "-report", "vs.md", "-report", "vs.html", "-report", "vs.json", "-report",
                "vs.xml");
        assertTrue(outcome.out().contains("-Dapi.token=***"), outcome::out);
        assertTrue(Files.readString(folder.resolve("vs.md")).contains("-Dapi.token=\\*\\*\\*"));
    }
}
