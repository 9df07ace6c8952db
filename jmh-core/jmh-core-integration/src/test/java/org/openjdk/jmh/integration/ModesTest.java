package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

class ModesTest {

    @TempDir
    static Path folder;

    private static Map<String, JsonObject> results;

    @BeforeAll
    static void runInAllModes() {
        Path json = folder.resolve("modes.json");
        ThisVm.in(folder).run(Runs.tiny("SteadyBenchmark"), "-bm", "all", "-wi", "8", "-wimin", "3", "-f", "4",
                "-rf", "json", "-rff", json.toString()).expect(0);
        results = Json.results(json).stream()
                .collect(Collectors.toMap(result -> result.get("mode").getAsString(), result -> result));
    }

    @ParameterizedTest
    @ValueSource(strings = {"thrpt", "avgt", "sample", "ss"})
    void eachMode_stopsWarmupAndForksAtTheirMinimum(String mode) {
        JsonObject result = results.get(mode);
        assertEquals(List.of(3, 3), Json.warmups(result));
        assertEquals(2, rawForks(result));
        assertTrue(Json.reconfiguration(result).get("warmupStable").getAsBoolean());
        assertTrue(Json.reconfiguration(result).get("forksStable").getAsBoolean());
    }

    @Test
    void allModes_runsEachMeasuredModeOnce() {
        assertEquals(4, results.size());
    }

    @Test
    void reconfigureMode_samplesTimeDynamicallyWithoutAnyOtherFlag() {
        Path json = folder.resolve("re.json");
        ThisVm.in(folder).run("SteadyBenchmark", "-bm", "re", "-w", "10ms", "-wi", "6", "-r", "10ms", "-i", "1",
                "-f", "1", "-rf", "json", "-rff", json.toString()).expect(0);
        JsonObject result = Json.only(json);
        assertEquals("sample", result.get("mode").getAsString());
        assertEquals(1, Json.forks(result).size());
    }

    @Test
    void reconfigureModeOfAStaticRun_samplesTimeStatically() {
        JsonObject result = runEmbedded("-bm", "re", "-rf", "static");
        assertEquals("sample", result.get("mode").getAsString());
        assertFalse(result.has("reconfiguration"));
    }

    @Test
    void reconfigureModeBesideItsStaticTwin_runsOnce() {
        assertTrue(runEmbedded("-bm", "sample,re").has("reconfiguration"));
    }

    private static JsonObject runEmbedded(String... arguments) {
        Path json = folder.resolve("embedded.json");
        ThisVm.in(folder).run(List.of("SteadyBenchmark", "-w", "1ms", "-r", "1ms", "-f", "0", "-rf", "json", "-rff",
                json.toString()), arguments).expect(0);
        return Json.only(json);
    }

    private static int rawForks(JsonObject result) {
        JsonObject metric = result.getAsJsonObject("primaryMetric");
        return metric.getAsJsonArray(metric.has("rawData") ? "rawData" : "rawDataHistogram").size();
    }
}
