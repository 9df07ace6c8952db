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
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Refusal;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/**
 * Tests runs with limited time by the machine's clock. Which forks fit depends on the machine; BudgetedRunTest uses
 * another clock.
 */
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
        return ThisVm.in(folder).run(all);
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

    @Test
    void budgetWithForks_endsAfterTheForks() {
        Outcome outcome = run(BOTH, "10m", "-f", "2").expect(0);
        assertEquals(4, forksSaid(outcome));
        assertEquals(List.of(2, 2), Json.results(json()).stream().map(BudgetTest::forks).toList());
    }

    /**
     * A hanging fork leaves time for others and is not a failure. This holds on slow machines: the hanging fork may
     * take three times its settings, which is all that the 200 s of the other benchmark leave of the 300 s, and that
     * one ends within a second.
     */
    @Test
    void forkThatExceedsTheBudget_isEndedAndNotCounted() {
        Outcome outcome = Runs.plugged(folder)
                .run("(Hanging|Quick)Benchmark", "-budget", "300s", "-i", "3", "-r", "10ms",
                        "-f", "1", "-rf", "json,dynamic", "-sc", "always", "-ec", "failed", "-rff", json().toString())
                .expect(0);
        assertEquals(List.of("Quick"), Json.results(json()).stream()
                .map(result -> result.get("benchmark").getAsString().replaceAll(".*[.](.*)Benchmark.*", "$1")).toList(),
                outcome::printed);
        assertEquals(1,
                outcome.linesWith("# Fork 1 exceeded its time: JMH stopped it, and the result does not include it")
                        .size(),
                outcome::printed);
        assertEquals(1,
                outcome.linesWith("# 1 benchmark has no result in this time; time until its first one: more than")
                        .size(),
                outcome::printed);
        assertFalse(Json.only(json()).has("incomplete"), outcome::printed);
    }

    @Tag("nightly")
    @Test
    void dynamicForkThatExceedsTheBudget_isNoEvidence() {
        Outcome outcome = run("HangingBenchmark", "10s", "-f", "3", "-rf", "dynamic", "-sc", "never", "-wi", "2")
                .expect(0);
        assertEquals(1, outcome.linesWith("# Fork 1 exceeded its time").size(), outcome::printed);
        assertEquals(0, outcome.linesWith("WARNING").stream().filter(line -> line.contains("fail")).count(),
                outcome::printed);
        assertEquals(List.of(), Json.results(json()));
    }

    /** Of at most two forks, the first one ends normally: it is the result, and the missing fork is reported. */
    @Tag("nightly")
    @Test
    void dynamicForksThatTheBudgetSkips_areUnfinished() {
        Outcome outcome = run("SteadyBenchmark", "15s", "-f", "1000", "-rf", "dynamic", "-sc", "never").expect(0);
        JsonObject only = Json.only(json());
        assertTrue(only.getAsJsonObject("incomplete").get("unfinished").getAsBoolean(), outcome::printed);
        assertEquals(forks(only), forksSaid(outcome));
        assertEquals(forks(only), Json.forks(only).size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0 | -budget 0: write a time above 0 with its unit, such as 10m, 90s or 1h30m",
        "10 | -budget 10: write a time above 0 with its unit, such as 10m, 90s or 1h30m",
        "1m30 | -budget 1m30: write a time above 0 with its unit, such as 10m, 90s or 1h30m",
        "3 weeks | weeks is not a unit of time",
        "0.1s | A budget of 0.1 s is too short for any benchmark: the shortest, NeighbourBenchmark.idle, ",
    })
    void budgetWithInvalidTime_isRejected(String budget, String message) {
        String refusal = Refusal.of(BOTH, "-w", "10ms", "-r", "10ms", "-budget", budget);
        assertTrue(refusal.contains(message), refusal);
    }

    /** Starting a VM takes longer than the rest of 0.6 s after a fork of 0.57 s. */
    @Test
    void budgetWithTooLittleTimeLeft_isRejectedBeforeAnythingRuns() {
        Outcome outcome = Jmh.ours().run(BOTH, "-w", "10ms", "-wi", "1", "-r", "10ms", "-i", "3", "-budget", "0.6s")
                .expect(1);
        assertTrue(outcome.err().contains(" s are left, is too short for any benchmark: the shortest, "),
                outcome::err);
        assertFalse(outcome.hasStackTrace(), outcome::err);
        assertFalse(outcome.printed().contains("# Fork"), outcome::printed);
    }

    @Test
    void budgetWithoutForks_isRejected() {
        String refusal = Refusal.of("SteadyBenchmark", "-budget", "10s", "-f", "0");
        assertTrue(refusal.contains("A run without forks, as of "), refusal);
        assertTrue(refusal.contains("give each benchmark forks (-f 1)"), refusal);
    }

    @Tag("nightly")
    @Test
    void budget_allForksFail_leavesNothingAndEnds() throws Exception {
        Outcome outcome =
                run("FickleBenchmark", "60s", "-p", "folder=" + Files.createDirectory(folder.resolve("forks")),
                        "-p", "lost=1:2:3:4:5:6:7:8:9", "-keepForks", "true", "-ec", "failed").expect(3);
        assertEquals(0, forksSaid(outcome));
    }
}
