package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

class WarmupShapesTest {

    @TempDir
    Path folder;

    private Outcome run(String benchmarks, String... arguments) {
        List<String> all = new ArrayList<>(Runs.tiny(benchmarks));
        all.addAll(List.of("-wi", "6", "-wimin", "2", "-rf", "json", "-rff", json().toString()));
        return ThisVm.in(folder).run(all, arguments).expect(0);
    }

    private Path json() {
        return folder.resolve("result.json");
    }

    @Test
    void bulkWarmup_stopsTheWarmupOfEachBenchmarkInEachFork() {
        Outcome outcome = run("(Steady|Neighbour)Benchmark", "-wm", "BULK", "-f", "1");
        assertEquals(8, outcome.linesWith("# Warmup Iteration").size());
        for (JsonObject result : Json.results(json())) {
            assertEquals(List.of(2), Json.warmups(result));
            assertTrue(Json.reconfiguration(result).get("warmupStable").getAsBoolean());
        }
    }

    @Test
    void bulkAndIndividualWarmup_stopsBoth() {
        Outcome outcome = run("(Steady|Neighbour)Benchmark", "-wm", "BULK_INDI", "-f", "1");
        assertEquals(12, outcome.linesWith("# Warmup Iteration").size());
        Json.results(json()).forEach(result -> assertEquals(List.of(2), Json.warmups(result)));
    }

    @Test
    void foreignWarmupBenchmark_isStoppedButNotCounted() {
        Outcome outcome = run("SteadyBenchmark", "-wmb", "NeighbourBenchmark", "-f", "1");
        assertEquals(4, outcome.linesWith("# Warmup Iteration").size());
        assertEquals(List.of(2), Json.warmups(Json.only(json())));
    }

    @Test
    void warmupForks_stopAfterTheFirstStableOne() {
        Outcome outcome = run("SteadyBenchmark", "-wf", "3", "-f", "3");
        assertEquals(1, outcome.linesWith("# Warmup Fork: ").size());
        JsonObject reconfiguration = Json.reconfiguration(Json.only(json()));
        assertEquals(1, reconfiguration.getAsJsonArray("warmupForks").size());
        assertEquals(2, reconfiguration.getAsJsonArray("forks").size());
    }

    @Test
    void warmupForkMinimum_isRun() {
        Outcome outcome = run("SteadyBenchmark", "-wf", "3", "-wfmin", "2", "-f", "1");
        assertEquals(2, outcome.linesWith("# Warmup Fork: ").size());
    }

    @Test
    void oneWarmupFork_works() {
        Outcome outcome = run("SteadyBenchmark", "-wf", "1", "-f", "1");
        assertEquals(1, outcome.linesWith("# Warmup Fork: 1 of 1").size());
        assertFalse(outcome.hasStackTrace());
        assertEquals(1, Json.forks(Json.only(json())).size());
    }

    @Test
    void runWithoutForks_decidesForEachBenchmark() {
        Outcome outcome = run("(Steady|Neighbour)Benchmark", "-f", "0");
        assertEquals(4, outcome.linesWith("# Warmup Iteration").size());
        assertEquals(2, Json.results(json()).size());
        Json.results(json()).forEach(result -> assertEquals(List.of(2), Json.warmups(result)));
    }

    @Test
    void bulkWithoutForks_decidesForEachBenchmark() {
        Outcome outcome = run("(Steady|Neighbour)Benchmark", "-f", "0", "-wm", "BULK");
        assertEquals(4, outcome.linesWith("# Warmup Iteration").size());
        assertFalse(outcome.hasStackTrace());
    }

    @Test
    void noWarmupAtAll_runsWithoutCheckpoints() {
        ThisVm.in(folder).run(Runs.tiny("SteadyBenchmark"), "-wi", "0", "-f", "1", "-rf", "json", "-rff",
                json().toString()).expect(0);
        assertEquals(List.of(0), Json.warmups(Json.only(json())));
    }
}
