package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.benchmarks.ParameterizedBenchmark;
import org.openjdk.jmh.integration.profilers.CountingProfiler;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

class RunShapesTest {

    @TempDir
    Path folder;

    private Outcome run(String benchmarks, String... arguments) {
        return ThisVm.in(folder).run(arguments(benchmarks), arguments).expect(0);
    }

    private List<String> arguments(String benchmarks) {
        List<String> all = new ArrayList<>(Runs.tiny(benchmarks));
        all.addAll(List.of("-wi", "6", "-wimin", "2", "-f", "3", "-rf", "json", "-rff", json().toString()));
        return all;
    }

    private Path json() {
        return folder.resolve("result.json");
    }

    private static void assertStoppedEarly(JsonObject result) {
        assertEquals(List.of(2, 2), Json.warmups(result));
    }

    @Test
    void parameters_areDecidedSeparately() {
        run("ParameterizedBenchmark", "-p", "text=" + ParameterizedBenchmark.HARD_TEXT.replace(",", ""));
        List<JsonObject> results = Json.results(json());
        results.forEach(RunShapesTest::assertStoppedEarly);
        assertEquals(List.of("100", "1000"), results.stream()
                .map(result -> result.getAsJsonObject("params").get("work").getAsString()).toList());
    }

    @Test
    void asymmetricGroup_keepsItsSecondaryResults() {
        run("AsymmetricBenchmark");
        JsonObject result = Json.only(json());
        assertStoppedEarly(result);
        assertEquals(List.of("read", "write"), List.copyOf(result.getAsJsonObject("secondaryMetrics").keySet()));
    }

    @Test
    void severalThreads_areMeasuredTogether() {
        run("SteadyBenchmark", "-t", "2");
        JsonObject result = Json.only(json());
        assertStoppedEarly(result);
        assertEquals(2, result.get("threads").getAsInt());
    }

    @Test
    void profilers_reportOnlyForksThatRan() {
        run("SteadyBenchmark", "-prof", "gc", "-prof", CountingProfiler.class.getName());
        JsonObject metrics = Json.only(json()).getAsJsonObject("secondaryMetrics");
        assertEquals(2, metrics.getAsJsonObject("forks.profiled").get("score").getAsInt());
        assertTrue(metrics.keySet().stream().anyMatch(name -> name.contains("gc.alloc.rate")), metrics::toString);
    }

    @Test
    void garbageCollectionAndFailOnError_changeNoDecision() {
        run("SteadyBenchmark", "-gc", "true", "-foe", "true");
        assertStoppedEarly(Json.only(json()));
    }

    @Test
    void outputFile_hasEverythingTheConsoleWouldShow() throws IOException {
        Path log = folder.resolve("console.txt");
        Outcome outcome =
                Runs.plugged(folder).run(arguments("SteadyBenchmark"), "-o", log.toString()).expect(0);
        String text = Files.readString(log);
        assertFalse(outcome.out().contains("Reconfiguration"), outcome::out);
        assertTrue(text.contains("# Reconfiguration: dynamic"), text);
        assertTrue(text.contains("# Stability: "), text);
        assertTrue(text.contains("# Dynamic reconfiguration took"), text);
    }

    @Test
    void skippedForks_countAsDoneInTheEstimatedTime() {
        Outcome outcome = ThisVm.in(folder).run(Runs.tiny("(Steady|Neighbour)Benchmark"), "-wi", "6", "-f", "4");
        String progress = outcome.linesWith("# Run progress: ").stream()
                .map(line -> line.replaceAll(".*: ([\\d.]+)% .*", "$1")).collect(Collectors.joining(" "));
        assertEquals("0.00 12.50 50.00 62.50", progress);
    }
}
