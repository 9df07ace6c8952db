package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;

/** Runs whose time is limited. Which forks fit depends on the machine; what is said of them does not. */
class BudgetTest {

    private static final String BOTH = "(Neighbour|Steady)Benchmark";

    @TempDir
    Path folder;

    private Outcome run(String benchmarks, String budget, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of(benchmarks, "-w", "10ms", "-i", "3", "-budget", budget, "-rf", "json", "-rff",
                json().toString()));
        if (!all.contains("-r")) {
            all.addAll(List.of("-r", "10ms"));
        }
        if (!all.contains("-wi")) {
            all.addAll(List.of("-wi", "1"));
        }
        return Runs.plugged(folder).run(all);
    }

    private Path json() {
        return folder.resolve("result.json");
    }

    private static int forks(JsonObject result) {
        return result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size();
    }

    private static int forksSaid(Outcome outcome) {
        return Integer
                .parseInt(outcome.linesWith("# Budget of").get(0).replaceAll(".* used, (\\d+) forks?\\b.*", "$1"));
    }

    /** Without -f, the time alone limits the forks, whatever the default of five says. */
    @Test
    void budget_staticBenchmarks_getAForkEachAndThenAsManyAsFit() {
        Outcome outcome = run(BOTH, "20s").expect(0);
        assertTrue(outcome.linesWith("# Budget: 20 s for 2 benchmarks; one fork of each takes up to").size() == 1,
                outcome::printed);
        List<JsonObject> results = Json.results(json());
        assertEquals(2, results.size());
        int forks = results.stream().mapToInt(BudgetTest::forks).sum();
        assertEquals(forks, forksSaid(outcome));
        assertTrue(forks > 2, "forks: " + forks);
        results.forEach(result -> assertFalse(result.has("incomplete"), result::toString));
        assertEquals(2, outcome.linesWith("Result \"").size());
    }

    @Test
    void budget_withForks_endsWhenTheyHaveRun() {
        Outcome outcome = run(BOTH, "10m", "-f", "2").expect(0);
        assertEquals(4, forksSaid(outcome));
        assertEquals(List.of(2, 2), Json.results(json()).stream().map(BudgetTest::forks).toList());
    }

    /** What hangs leaves the others their time, and counts as no failure. */
    @Test
    void budget_forkThatOutlastsIt_isEndedAndNotCounted() {
        Outcome outcome = run("(Hanging|Steady)Benchmark", "15s", "-r", "500ms", "-f", "1", "-ec", "failed").expect(0);
        assertEquals(1,
                outcome.linesWith("# Fork 1 has outlasted its time: it was ended, and nothing of it is in the result")
                        .size(),
                outcome::printed);
        assertEquals(1,
                outcome.linesWith("# 1 benchmark has no result in this time; until its first one: more than").size());
        JsonObject only = Json.only(json());
        assertTrue(only.get("benchmark").getAsString().contains("Steady"));
        assertFalse(only.has("incomplete"), only::toString);
    }

    @Tag("nightly")
    @Test
    void budget_dynamicForkThatOutlastsIt_isNoEvidence() {
        Outcome outcome = run("HangingBenchmark", "10s", "-f", "3", "-rf", "dynamic", "-sc", "never", "-wi", "2")
                .expect(0);
        assertEquals(1, outcome.linesWith("# Fork 1 has outlasted its time").size(), outcome::printed);
        assertEquals(0, outcome.linesWith("WARNING").stream().filter(line -> line.contains("fail")).count(),
                outcome::printed);
        assertEquals(List.of(), Json.results(json()));
    }

    /** Two forks at most, of which the first ends well: it is the result, and that another one was to come is said. */
    @Tag("nightly")
    @Test
    void budget_dynamicForksLeftOut_areUnfinished() {
        Outcome outcome = run("SteadyBenchmark", "15s", "-f", "1000", "-rf", "dynamic", "-sc", "never").expect(0);
        JsonObject only = Json.only(json());
        assertTrue(only.getAsJsonObject("incomplete").get("unfinished").getAsBoolean(), outcome::printed);
        assertEquals(forks(only), forksSaid(outcome));
        assertEquals(forks(only), Json.forks(only).size());
    }

    @Test
    void budget_thatEndsBeforeAll_namesThoseWithoutAFork() {
        Outcome outcome = run("(Neighbour|Steady|Parameterized)Benchmark", "14s", "-r", "2s").expect(0);
        assertTrue(outcome.printed().lines().filter(line -> line.startsWith("# Budget") || line.startsWith("#     "))
                .allMatch(line -> line.length() <= 80), outcome::printed);
        assertEquals(1, outcome.linesWith(" no result in this time; until ").size(), outcome::printed);
        assertEquals(1, outcome.linesWith(" not fit, if all forks take so long").size(), outcome::printed);
        assertEquals(Json.results(json()).stream().mapToInt(BudgetTest::forks).sum(), forksSaid(outcome));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0 | -budget 0: write a time above 0 with its unit, such as 10m, 90s or 1h30m",
        "10 | -budget 10: write a time above 0 with its unit, such as 10m, 90s or 1h30m",
        "1m30 | -budget 1m30: write a time above 0 with its unit, such as 10m, 90s or 1h30m",
        "3 weeks | weeks is no unit of time here",
        "0.8s | s are left, is too short for any benchmark: the one that takes least, ",
        "0.1s | A budget of 0.1 s is too short for any benchmark: the one that takes least, NeighbourBenchmark.idle, ",
    })
    void budget_badTime_isRefusedBeforeAnythingRuns(String budget, String message) {
        Outcome outcome = run(BOTH, budget).expect(1);
        assertTrue(outcome.err().contains(message), outcome::err);
        assertFalse(outcome.hasStackTrace(), outcome::err);
        assertFalse(outcome.printed().contains("# Fork"), outcome::printed);
    }

    @Test
    void budget_withoutForks_isRefused() {
        Outcome outcome = run("SteadyBenchmark", "10s", "-f", "0").expect(1);
        assertTrue(outcome.err().contains("A run without forks, as of "), outcome::err);
        assertTrue(outcome.err().contains("give each benchmark forks (-f 1)"), outcome::err);
        assertFalse(outcome.hasStackTrace(), outcome::err);
    }

    @Tag("nightly")
    @Test
    void budget_allForksFail_leavesNothingAndEnds() throws Exception {
        Outcome outcome =
                run("FickleBenchmark", "60s", "-p", "folder=" + Files.createDirectory(folder.resolve("forks")),
                        "-p", "lost=1:2:3:4:5:6:7:8:9", "-kf", "true", "-ec", "failed").expect(3);
        assertEquals(0, forksSaid(outcome));
    }
}
