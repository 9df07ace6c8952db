package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Child;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.Signals;

/** Tests that interrupted runs write what they have measured. */
@EnabledOnOs(OS.LINUX)
class InterruptedRunTest {

    private static final String ASYMMETRIC = "org.openjdk.jmh.integration.benchmarks.AsymmetricBenchmark.pair";
    private static final String THIRD_ITERATION = "# Warmup Iteration   3:";

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void nameResult() {
        file = folder.resolve("result");
    }

    /** Measures one benchmark and hangs in the second of three. */
    private Child hanging(String... more) {
        List<String> run = Runs.fixed("(Asymmetric|Hanging|Steady)Benchmark");
        return Jmh.ours().in(folder).launch(run, arguments(more)).await("HangingBenchmark").await(THIRD_ITERATION);
    }

    private static String[] arguments(String... more) {
        return Stream.concat(Stream.of("-wi", "3", "-si", "false", "-rff", "result"), Stream.of(more))
                .toArray(String[]::new);
    }

    @Test
    void interruptedRun_keepsFinishedBenchmarksInJsonAndOnItsPage() throws IOException {
        Outcome outcome = hanging("-rf", "json,html").signal("TERM").outcome().expect(143);
        assertEquals(ASYMMETRIC, Json.only(file).get("benchmark").getAsString(), outcome::toString);
        String page = Files.readString(folder.resolve("result.html"));
        assertTrue(page.contains("AsymmetricBenchmark"), outcome::toString);
        assertFalse(page.contains("HangingBenchmark"), outcome::toString);
        assertEquals(List.of("result", "result.html"), names(folder));
    }

    @Test
    void killedRun_keepsFinishedBenchmarks() {
        interruptedRun_keepsFinishedBenchmarks("KILL", 137);
    }

    private void interruptedRun_keepsFinishedBenchmarks(String signal, int exitCode) {
        Signals.assumeNotIgnored(exitCode);
        Outcome outcome = hanging("-rf", "json").signal(signal).outcome().expect(exitCode);
        assertEquals(ASYMMETRIC, Json.only(file).get("benchmark").getAsString(), outcome::toString);
        assertEquals(List.of("result"), names(folder));
    }

    /** The VM ends by these signals as by TERM. */
    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"INT, 130", "HUP, 129"})
    void runInterruptedByOtherSignals_keepsFinishedBenchmarks(String signal, int exitCode) {
        interruptedRun_keepsFinishedBenchmarks(signal, exitCode);
    }

    private static List<String> names(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void interruptedRun_keepsFinishedBenchmarksInTables() throws IOException {
        interruptedRun_keepsFinishedBenchmarksInEachFormat("csv");
    }

    /** They are written like CSV. */
    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"scsv", "text", "latex"})
    void interruptedRun_keepsFinishedBenchmarksInEachFormat(String format) throws IOException {
        hanging("-rf", format).signal("TERM").outcome().expect(143);
        List<String> lines = Files.readAllLines(file);
        assertTrue(lines.stream().anyMatch(line -> line.contains("AsymmetricBenchmark")), lines::toString);
        assertFalse(lines.stream().anyMatch(line -> line.contains("Hanging")), lines::toString);
    }

    @Tag("nightly")
    @Test
    void interruptedRun_hasThePageAsItsOnlyFile() throws IOException {
        Outcome outcome = hanging("-rf", "html").signal("TERM").outcome().expect(143);
        assertTrue(Files.readString(folder.resolve("result")).contains("AsymmetricBenchmark"), outcome::toString);
        assertEquals(List.of("result"), names(folder));
    }

    @Test
    void interruptedRun_withoutResultsKeepsAnEarlierFile() throws IOException {
        Files.writeString(file, "earlier");
        Jmh.ours().in(folder).launch(Runs.fixed("HangingBenchmark"), arguments("-rf", "json")).await(THIRD_ITERATION)
                .signal("TERM").outcome().expect(143);
        assertEquals("earlier", Files.readString(file));
    }

    /** The failed benchmark has no result, and earlier ones are on the page as in the file. */
    @Test
    void failOnError_keepsEarlierBenchmarks() throws IOException {
        List<String> run = Runs.fixed("(Asymmetric|Failing|Steady)Benchmark");
        Outcome outcome = Jmh.ours().in(folder).run(run, arguments("-rf", "json,html", "-foe", "true")).expect(1);
        assertEquals(1, outcome.linesWith("# Page is written to result.html").size(), outcome::out);
        assertTrue(Files.readString(folder.resolve("result.html")).contains("AsymmetricBenchmark"));
        assertEquals(ASYMMETRIC, Json.only(file).get("benchmark").getAsString());
        assertTrue(outcome.out().contains("# Results so far are saved to result (1 benchmark)"),
                outcome::out);
    }

    @Test
    void failOnErrorWithoutForks_keepsEarlierBenchmarks() {
        List<String> run = List.of("(Asymmetric|Failing|Steady)Benchmark", "-w", "1ms", "-r", "1ms", "-f", "0");
        Jmh.ours().in(folder).run(run, arguments("-rf", "json", "-foe", "true", "-i", "2")).expect(1);
        assertEquals(ASYMMETRIC, Json.only(file).get("benchmark").getAsString());
    }

    @Test
    void interruptedDynamicRun_keepsItsDecisions() {
        Outcome outcome = Runs.plugged(folder).in(folder).launch(Runs.tiny("(Asymmetric|Hanging)Benchmark"),
                arguments("-f", "2", "-wimin", "3", "-rf", "json")).await("HangingBenchmark").await(THIRD_ITERATION)
                .signal("TERM").outcome().expect(143);
        JsonObject result = Json.only(file);
        assertEquals(List.of(3, 3), Json.warmups(result), outcome::out);
    }
}
