package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests forks whose VM crashes: the others are the result. */
class LostForksTest {

    private static final String CAUSE = "Forked VM failed with exit code 7";

    @TempDir
    Path folder;

    private Path json;

    @BeforeEach
    void nameResult() {
        json = folder.resolve("result.json");
    }

    private Outcome run(String lost, String... more) {
        return ThisVm.in(folder).run(arguments("4", lost), more);
    }

    private List<String> arguments(String forks, String lost) {
        return List.of("FickleBenchmark", "-w", "10ms", "-r", "10ms", "-wi", "2", "-i", "3", "-f", forks,
                "-p", "folder=" + folder, "-p", "lost=" + lost, "-rf", "json", "-rff", json.toString());
    }

    private static int forks(JsonObject result) {
        return result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size();
    }

    private static List<String> lost(JsonObject result) {
        return Json.objects(result.getAsJsonObject("incomplete").getAsJsonArray("lostForks")).stream()
                .map(fork -> fork.get("fork") + (fork.get("warmup").getAsBoolean() ? " (warmup): " : ": ")
                        + fork.get("cause").getAsString())
                .toList();
    }

    @ParameterizedTest
    @CsvSource("3, false")
    void lostForkOfADynamicRun_isReportedAndOthersStay(int number, String late) {
        Outcome outcome = run(String.valueOf(number), "-sc", "never", "-p", "late=" + late).expect(0);
        JsonObject result = Json.only(json);
        assertEquals(3, forks(result), outcome::out);
        assertEquals(List.of(number + ": " + CAUSE), lost(result));
        assertFalse(result.getAsJsonObject("incomplete").get("unfinished").getAsBoolean());
        assertEquals(4, Json.forks(result).size());
        JsonObject fork = Json.forks(result).get(number - 1);
        assertTrue(fork.get("failure").getAsString().endsWith(CAUSE), fork::toString);
        assertTrue(fork.get("forkCheckpoint").isJsonNull(), fork::toString);
        String warning = Json.warnings(result).get(0);
        assertTrue(warning.startsWith("1 of 4 forks failed (" + number + ")") && warning.contains(CAUSE), warning);
        assertFalse(warning.contains("in the result"), warning);
        assertEquals(1, outcome.linesWith("# WARNING: " + warning).size(), outcome::out);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"1, false", "4, false", "2, true"})
    void otherLostForkOfADynamicRun_isHandledAlike(int number, String late) {
        lostForkOfADynamicRun_isReportedAndOthersStay(number, late);
    }

    @Test
    void forkThatEndsSilently_isNoEvidenceAndReported() {
        Outcome outcome = run("2", "-sc", "never", "-p", "late=true", "-jvmArgs", "-Dsilently=true").expect(0);
        JsonObject fork = Json.forks(Json.only(json)).get(1);
        assertTrue(fork.get("forkCheckpoint").isJsonNull(), fork::toString);
        assertEquals("after 2 of 3 measurement iterations: its VM exited there, with code 0",
                fork.get("failure").getAsString(), outcome::out);
    }

    @Test
    void lostForkOfAStaticRun_losesTheBenchmarkAsUpstream() {
        Outcome outcome = run("3").expect(0);
        assertEquals(List.of(), Json.results(json), outcome::out);
        assertFalse(outcome.out().contains("# WARNING: fork"), outcome::out);
    }

    @Test
    void lostForkOfAStaticRunThatKeepsForks_isReportedAndOthersStay() {
        Outcome outcome = run("3", "-keepForks", "true").expect(0);
        JsonObject result = Json.only(json);
        assertEquals(3, forks(result), outcome::out);
        assertEquals(List.of("3: " + CAUSE), lost(result));
        assertFalse(result.has("reconfiguration"));
        assertEquals(1,
                outcome.linesWith("# WARNING: fork 3 failed: " + CAUSE + "; the others stay in the result").size(),
                outcome::out);
        assertEquals(1, outcome.linesWith("# WARNING: 1 fork of org.openjdk.jmh.integration.benchmarks.FickleBenchmark."
                + "work is lost: the result comes from the others").size(), outcome::out);
    }

    @Test
    void lostWarmupFork_isReportedAndOthersStay() {
        Outcome outcome = ThisVm.in(folder).run(arguments("2", "1"), "-keepForks", "true", "-wf", "1").expect(0);
        assertEquals(2, forks(Json.only(json)), outcome::out);
        assertEquals(List.of("1 (warmup): " + CAUSE), lost(Json.only(json)));
    }

    @Tag("nightly")
    @Test
    void allForksKept_areNotMentioned() {
        Outcome outcome = run("", "-keepForks", "true").expect(0);
        assertFalse(Json.only(json).has("incomplete"));
        assertFalse(outcome.out().contains("lost:"), outcome::out);
    }

    @Tag("nightly")
    @Test
    void dynamicRunWithoutKeptForks_losesTheBenchmarkAsUpstream() {
        run("3", "-sc", "never", "-keepForks", "false").expect(0);
        assertEquals(List.of(), Json.results(json));
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"static", "dynamic"})
    void twoLostForksAtTheStart_endTheBenchmark(String reconfiguration) {
        Outcome outcome = run("1:2", "-keepForks", "true", "-rf", reconfiguration).expect(0);
        assertFalse(Files.exists(folder.resolve("fork3")), outcome::out);
        assertEquals(List.of(), Json.results(json));
    }

    @Tag("nightly")
    @Test
    void failOnError_keepsEarlierForks() {
        run("3", "-sc", "never", "-foe", "true").expect(1);
        JsonObject result = Json.only(json);
        assertEquals(2, forks(result));
        assertEquals(List.of("3: " + CAUSE), lost(result));
        assertTrue(result.getAsJsonObject("incomplete").get("unfinished").getAsBoolean());
    }

    @ParameterizedTest
    @ValueSource(strings = {"TERM", "KILL"})
    @EnabledOnOs(OS.LINUX)
    void interruptedRun_keepsEarlierForks(String signal) {
        Outcome outcome = Runs.plugged(folder).launch(arguments("4", ""), "-sc", "never", "-jvmArgs", "-Dhangs=3")
                .await("# Fork: 3 of 4").signal(signal).outcome();
        JsonObject result = Json.only(json);
        assertEquals(2, forks(result), outcome::out);
        assertEquals(2, Json.forks(result).size());
        assertEquals(List.of(), lost(result));
        assertTrue(result.getAsJsonObject("incomplete").get("unfinished").getAsBoolean());
    }
}
