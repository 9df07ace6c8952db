package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests what runs report about the machine, with real forks. */
@EnabledOnOs(OS.LINUX)
class EnvironmentTest {

    private static final String HEADER = "# Environment: ";
    private static final String MADE_UP = "# Environment: (\\d+) processors?, governor powersave, .*clock.*";

    @TempDir
    Path folder;

    private Path json;

    @BeforeEach
    void nameFile() {
        json = folder.resolve("result.json");
    }

    private Outcome run(List<String> common, String... more) {
        return ThisVm.in(folder).run(with(common, "-rf", "json", "-rff", json.toString()), more).expect(0);
    }

    private Outcome run(Jmh jmh, List<String> common, String... more) {
        return jmh.in(folder).run(with(common, "-rf", "json", "-rff", json.toString()), more).expect(0);
    }

    private static List<String> with(List<String> common, String... more) {
        return Stream.concat(common.stream(), Stream.of(more)).toList();
    }

    private JsonObject environment() {
        return Json.only(json).getAsJsonObject("environment");
    }

    private Jmh onMadeUpSystem() throws IOException {
        Path governor = folder.resolve("sys/devices/system/cpu/cpufreq/policy0/scaling_governor");
        Files.createDirectories(governor.getParent());
        Files.writeString(governor, "powersave\n");
        Files.createDirectories(folder.resolve("proc"));
        Files.writeString(folder.resolve("proc/stat"), "cpu  0 0 0 50 0 0 0 0 0 0\n");
        return Jmh.ours().vm("-Djmh.environment.root=" + folder);
    }

    @Test
    void dynamicRun_reportsTheMachineAndItsLoad() {
        Outcome outcome =
                run(List.of("SteadyBenchmark", "-f", "2", "-wi", "2", "-w", "50ms", "-i", "2", "-r",
                        "50ms", "-sc", "cv"));
        assertEquals(1, outcome.linesWith(HEADER).size(), outcome::out);
        assertEquals(Set.of("processors", "hypervisor", "governor", "turbo", "quota", "load", "clockSource",
                "clockNanos", "warnings", "disturbedForks", "forks"), environment().keySet());
        assertTrue(environment().get("processors").getAsInt() > 0);
        List<JsonObject> forks = Json.objects(environment().getAsJsonArray("forks"));
        assertEquals(2, forks.size());
        for (JsonObject fork : forks) {
            assertEquals(
                    Set.of("causes", "measurement", "interrupted", "thermalEvents", "rulerBefore", "rulerAfter",
                            "waiting"),
                    fork.keySet());
            assertTrue(fork.get("rulerBefore").getAsDouble() > 0);
            assertEquals(2, fork.getAsJsonArray("waiting").size(), fork::toString);
        }
        assertEquals("own", Json.only(json).get("clock").getAsString());
        assertTrue(outcome.out().matches("(?s).*Result \"\\S+\":\n  \\S+ \u00b1 \\S+ % ops/s \\[Average\\], own time\n"
                + "  \\S+ ops/s \\[Average\\], wall time\n  \\(min,.*"), outcome::out);
    }

    @Test
    void slidMeasurement_hasTheWaitingOfItsResult_andWallTimeOnRequest() {
        run(List.of("SteadyBenchmark", "-f", "1", "-wi", "4", "-w", "20ms", "-i", "3", "-r", "20ms",
                "-sc", "steady", "-clock", "wall"));
        JsonObject fork = Json.objects(environment().getAsJsonArray("forks")).get(0);
        fork.getAsJsonArray("waiting").forEach(share -> assertTrue(
                share.getAsDouble() >= 0 && share.getAsDouble() <= 1, fork::toString));
        assertEquals(3, fork.getAsJsonArray("waiting").size(), fork::toString);
        assertFalse(Json.only(json).has("clock"));
    }

    /** Iterations are long enough for several readings. */
    @Test
    void measurement_watchesTheThreadsOfTheFork() {
        run(List.of("SteadyBenchmark", "-f", "1", "-wi", "1", "-w", "300ms", "-i", "2", "-r", "300ms"),
                "-env", "true");
        JsonObject lost = Json.objects(environment().getAsJsonArray("forks")).get(0).getAsJsonObject("measurement");
        assertTrue(lost.get("seconds").getAsDouble() >= 0.3, lost::toString);
        for (String share : List.of("stolen", "waiting", "others", "throttled")) {
            double value = lost.get(share).getAsDouble();
            assertTrue(value >= 0 && value <= 1, lost::toString);
        }
        assertTrue(lost.get("switches").getAsDouble() >= 0, lost::toString);
    }

    /** Iterations are long enough for several readings. */
    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void dynamicRun_excludesWaitingTimeIfItIsWatched(boolean watched) {
        run(List.of("SteadyBenchmark", "-f", "1", "-wi", "2", "-w", "300ms", "-i", "4", "-r", "300ms",
                "-sc", "steady"),
                "-env", String.valueOf(watched));
        JsonObject slid = Json.forks(Json.only(json)).get(0).getAsJsonObject("measurement");
        JsonObject figures =
                Json.objects(slid.getAsJsonArray("hindsight")).get(0).getAsJsonObject("figures");
        assertEquals(watched, figures.has("lost"), figures::toString);
    }

    /** Iterations are long enough for several readings. */
    @Tag("nightly")
    @Test
    void runsWithAHistory_watch_andJudgeWithoutWhatForksWaited(@TempDir Path histories) {
        List<String> common = List.of("SteadyBenchmark", "-f", "1", "-wi", "2", "-w", "300ms", "-i", "4", "-r", "300ms",
                "-hist", histories.toString());
        Outcome reference = run(common);
        assertEquals(1, reference.linesWith(HEADER).size(), reference::out);
        run(common, "-sc", "steady");
        JsonObject slid = Json.forks(Json.only(json)).get(0).getAsJsonObject("measurement");
        JsonObject figures =
                Json.objects(slid.getAsJsonArray("hindsight")).get(0).getAsJsonObject("figures");
        assertTrue(figures.has("historyGain"), figures::toString);
        assertTrue(figures.has("lost"), figures::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "dynamic -env false"})
    void runWithoutWatching_printsNoWarnings(String how) {
        Outcome outcome = run(Runs.fixed("SteadyBenchmark"), ("-wi 1 -rf " + how).split(" "));
        assertEquals(List.of(), outcome.linesWith(HEADER));
        assertFalse(Json.only(json).has("environment"));
    }

    @Test
    void stolenTime_givesAWarningWithItsRemedyAndMarksTheFork() throws IOException {
        Outcome outcome = run(onMadeUpSystem(), List.of("StealingBenchmark", "-f", "2", "-wi", "1", "-w", "300ms", "-i",
                "2", "-r", "300ms"), "-env", "true", "-v", "extra");
        assertTrue(outcome.linesWith(HEADER).get(0).matches(MADE_UP), outcome::out);
        assertEquals(1, outcome.linesWith("# WARNING: governor powersave changes the processor frequency").size(),
                outcome::out);
        assertEquals(1,
                outcome.linesWith("# WARNING: the machine disturbed 2 of 2 forks (1, 2): up to 50.0 % of").size(),
                outcome::out);
        assertEquals("[1,2]", environment().get("disturbedForks").toString());
        JsonObject fork = Json.objects(environment().getAsJsonArray("forks")).get(1);
        assertTrue(Json.strings(environment().getAsJsonArray("warnings")).get(1).startsWith("the machine disturbed 2"));
        assertTrue(Json.strings(fork.getAsJsonArray("causes")).contains("STOLEN"), fork::toString);
        assertEquals(0.5, fork.getAsJsonObject("measurement").get("stolen").getAsDouble(), 1e-9);
        assertTrue(fork.getAsJsonObject("measurement").get("waiting").isJsonNull());
    }

    @Test
    void systemWithoutStatistics_isWatchedByTheRulerOnly() {
        run(Jmh.ours().vm("-Djmh.environment.root=" + folder.resolve("nowhere")), Runs.fixed("SteadyBenchmark"), "-wi",
                "1", "-env", "true");
        JsonObject fork = Json.objects(environment().getAsJsonArray("forks")).get(0);
        assertTrue(fork.getAsJsonObject("measurement").get("stolen").isJsonNull());
        assertTrue(fork.get("rulerAfter").getAsDouble() > 0);
    }

    @Tag("nightly")
    @Test
    void lostAndWarmupForks_areNotCounted() {
        run(List.of("FickleBenchmark", "-w", "10ms", "-r", "10ms", "-wi", "1", "-i", "2", "-f", "4", "-wf",
                "1", "-p", "folder=" + folder, "-p", "lost=3"), "-env", "true", "-keepForks", "true");
        assertEquals(1, Json.only(json).getAsJsonObject("incomplete").getAsJsonArray("lostForks").size());
        assertEquals(3, Json.only(json).getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size());
        assertEquals(3, environment().getAsJsonArray("forks").size());
    }

    /** The simulated system has no processes and steals no time. */
    @Test
    void forksOfTwoSides_areWatchedAsAWhole() throws IOException {
        Outcome outcome =
                run(onMadeUpSystem(), List.of("SteadyBenchmark", "-f", "3", "-wi", "1", "-w", "50ms", "-i", "2",
                        "-r", "50ms", "-vsJvmArgs", "-Dside=baseline"));
        assertTrue(outcome.linesWith(HEADER).get(0).matches(MADE_UP), outcome::out);
        for (String file : List.of("result.json", "result-baseline.json")) {
            JsonObject side = Json.only(folder.resolve(file)).getAsJsonObject("environment");
            assertEquals("powersave", side.get("governor").getAsString());
            List<JsonObject> forks = Json.objects(side.getAsJsonArray("forks"));
            assertEquals(Json.only(folder.resolve(file)).get("forks").getAsInt(), forks.size());
            assertEquals(0, forks.get(0).getAsJsonObject("measurement").get("stolen").getAsDouble());
        }
        long disturbed =
                Stream.of("result.json", "result-baseline.json").mapToLong(file -> Json.only(folder.resolve(file))
                        .getAsJsonObject("environment").getAsJsonArray("disturbedForks").size()).sum();
        assertEquals(disturbed > 0 ? 1 : 0, outcome.linesWith("# WARNING: the machine disturbed").size(), outcome::out);
    }

    @Tag("nightly")
    @Test
    void runWithoutForks_describesTheMachine() {
        run(List.of("SteadyBenchmark", "-f", "0", "-wi", "1", "-w", "10ms", "-i", "1", "-r", "10ms"),
                "-env",
                "true");
        assertEquals("[]", environment().get("forks").toString());
    }
}
