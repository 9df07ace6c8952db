package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests {@code -rf dynamic} without a criterion in all shapes of runs. */
class DefaultCriterionTest {

    private static final String BULK =
            "bulk warmups run in full, because steady judges measurements only: use -wm INDI, "
                    + "or -sc kld";

    @TempDir
    Path folder;

    private Outcome run(String benchmarks, String arguments) {
        List<String> all =
                new ArrayList<>(List.of(benchmarks, "-w", "10ms", "-r", "10ms", "-rf", "json,dynamic", "-rff",
                        json().toString()));
        all.addAll(List.of(arguments.split(" ")));
        Outcome outcome = ThisVm.in(folder).run(all).expect(0);
        assertFalse(outcome.hasStackTrace(), outcome::out);
        assertFalse(outcome.out().contains("reconfiguration failed"), outcome::out);
        return outcome;
    }

    private Path json() {
        return folder.resolve("result.json");
    }

    private static List<String> criteria(JsonObject result) {
        JsonObject settings = Json.reconfiguration(result).getAsJsonObject("settings");
        return Json.objects(settings.getAsJsonArray("criteria")).stream()
                .map(criterion -> criterion.get("name").getAsString()).toList();
    }

    /** Returns warnings about settings, without those that depend on the machine. */
    private static List<String> aboutSettings(JsonObject result) {
        return Json.warnings(result).stream()
                .filter(warning -> !warning.contains("not stable") && !warning.contains("was stable")).toList();
    }

    private static boolean slid(JsonObject result) {
        return Json.forks(result).stream().allMatch(fork -> fork.get("measurement").isJsonObject());
    }

    private static int results(JsonObject result) {
        JsonObject metric = result.getAsJsonObject("primaryMetric");
        JsonArray forks = metric.getAsJsonArray(metric.has("rawData") ? "rawData" : "rawDataHistogram");
        return forks.get(0).getAsJsonArray().size();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"-wi 8 -i 3 -f 2", "-wi 8 -i 3 -f 0", "-wi 8 -i 3 -f 1 -bm ss", "-wi 8 -i 3 -f 1 -bm sample"})
    void steady_judgesTheMeasurement(String arguments) {
        run("SteadyBenchmark", arguments);
        JsonObject result = Json.only(json());
        assertEquals(List.of("steady"), criteria(result));
        assertEquals(List.of(), aboutSettings(result));
        assertTrue(slid(result));
        assertEquals(result.get("measurementIterations").getAsInt(), results(result));
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"-wi 8 -i 1 -f 2", "-wi 5 -i 2 -f 1", "-wi 2 -i 1 -f 2", "-wi 8 -i 3 -f 2 -bm ss",
        "-wi 3 -i 1 -f 2 -bm ss", "-wi 8 -i 3 -f 1 -wf 1", "-wi 8 -i 3 -f 1 -t 2"})
    void steady_judgesTheMeasurementOfOtherNumbers(String arguments) {
        steady_judgesTheMeasurement(arguments);
    }

    @Test
    void longRunInterval_containsTheScoreAndExceedsTheThreshold() {
        run("SteadyBenchmark", "-wi 8 -i 3 -f 2 -st 0.04 -clock wall");
        assertLongRun(Json.only(json()).getAsJsonObject("primaryMetric").get("score").getAsDouble());
    }

    /** For a throughput, the own score of a fork is the sum of its scores, divided by the shares of the time that it ran. */
    @Test
    void longRunInterval_isThatOfTheScoreInOwnTime() {
        run("SteadyBenchmark", "-wi 8 -i 3 -f 2 -st 0.04");
        JsonObject result = Json.only(json());
        assertEquals("own", result.get("clock").getAsString());
        JsonArray forks = result.getAsJsonObject("environment").getAsJsonArray("forks");
        double sum = 0;
        for (int fork = 0; fork < 2; fork++) {
            double operations = 0;
            double ran = 0;
            for (int i = 0; i < 3; i++) {
                operations += result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").get(fork)
                        .getAsJsonArray().get(i).getAsDouble();
                ran += 1 - forks.get(fork).getAsJsonObject().getAsJsonArray("waiting").get(i).getAsDouble();
            }
            sum += operations / ran;
        }
        assertLongRun(sum / 2);
    }

    private void assertLongRun(double score) {
        JsonObject result = Json.only(json());
        JsonObject interval = Json.reconfiguration(result).getAsJsonObject("longRun");
        double share = interval.get("share").getAsDouble();
        assertEquals(score / (1 + share), interval.get("low").getAsDouble(), 1e-9 * score);
        assertEquals(score * (1 + share), interval.get("high").getAsDouble(), 1e-9 * score);
        assertEquals(0.95, interval.get("confidence").getAsDouble());
        JsonObject verdict = Json.reconfiguration(result).getAsJsonObject("verdict");
        assertEquals((1 + verdict.get("precision").getAsDouble()) * 1.04 - 1, share, 1e-9);
    }

    /**
     * Runs that measure the start, have too few forks to estimate their variation, or use a criterion that ignores
     * forks.
     */
    @ParameterizedTest
    @ValueSource(strings = {"-wi 0 -i 3 -f 2", "-wi 8 -i 3 -f 1", "-wi 8 -i 3 -f 2 -sc kld"})
    void longRunInterval_isOmittedIfUnknown(String arguments) {
        run("SteadyBenchmark", arguments);
        assertFalse(Json.reconfiguration(Json.only(json())).has("longRun"));
    }

    /** HotSpot's counters are those of the fork, or of this VM without forks. */
    @ParameterizedTest
    @ValueSource(strings = {"-f 1", "-f 0"})
    void compilers_areWatched(String forks) {
        run("SteadyBenchmark", "-wi 8 -i 3 " + forks);
        JsonObject slid = Json.forks(Json.only(json())).get(0).getAsJsonObject("measurement");
        JsonObject verdict = Json.objects(slid.getAsJsonArray("hindsight")).get(0);
        assertTrue(verdict.getAsJsonObject("figures").has("compilation"), verdict::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-wi 0 -i 3 -f 2", "-wi 0 -i 1 -f 2", "-wi 0 -i 3 -f 0", "-bm ss"})
    void runWithoutWarmup_measuresTheStartAndJudgesForks(String arguments) {
        Outcome outcome = run("SteadyBenchmark", arguments);
        JsonObject result = Json.only(json());
        assertFalse(slid(result));
        assertTrue(Json.reconfiguration(result).get("warmupStable").getAsBoolean());
        assertEquals(0, outcome.linesWith("measurement not stable").size(), outcome::out);
        assertEquals(arguments.endsWith("-f 0"), outcome.linesWith("# Stability: ").stream()
                .noneMatch(line -> line.contains("\u00b1") && line.contains("(wanted 2 %)")), outcome::out);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-f 1", "-f 0"})
    void bulkWarmup_runsInFullAndReportsItOnceForEachBenchmark(String forks) {
        Outcome outcome = run("(Neighbour|Steady)Benchmark", "-wi 7 -i 2 -wm BULK " + forks);
        assertEquals(2, outcome.linesWith("# WARNING: " + BULK).size(), outcome::out);
        for (JsonObject result : Json.results(json())) {
            assertEquals(List.of(BULK), Json.warnings(result));
            assertFalse(slid(result));
            assertEquals(2, results(result));
        }
    }

    @Test
    void bulkAndIndividualWarmup_slidesAfterTheLatter() {
        run("SteadyBenchmark", "-wi 7 -i 2 -wm BULK_INDI -f 1");
        assertEquals(List.of(BULK), aboutSettings(Json.only(json())));
        assertTrue(slid(Json.only(json())));
    }

    @Test
    void warmupOfOtherBenchmarks_isNotEndedByAnotherMode() {
        run("SteadyBenchmark", "-wi 7 -i 2 -wmb NeighbourBenchmark -f 1");
        assertEquals(List.of(BULK.replace("-wm INDI, or ", "")), aboutSettings(Json.only(json())));
        assertTrue(slid(Json.only(json())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-sc kld -wm BULK -sw 3", "-sc kld,steady -sw 3 -sfw 2", "-sc cv -st 0.99", "-st 0.02",
        "-sc steady -st 0.99", "-wimin 3 -wfmin 0"})
    void meaningfulSettings_giveNoWarning(String arguments) {
        run("SteadyBenchmark", "-wi 6 -i 2 -f 0 " + arguments);
        assertEquals(List.of(), aboutSettings(Json.only(json())));
    }

    @Test
    void windowsAndForeignThreshold_giveAWarning() {
        Outcome outcome = run("SteadyBenchmark", "-wi 6 -i 2 -f 1 -sw 3 -sfw 2 -st 0.99");
        assertEquals(List.of(
                "the window of 3 warmup iterations (option -sw) has no effect on steady: leave it out, or add -sc kld",
                "the window of 2 forks (option -sfw) has no effect on steady: leave it out, or add -sc kld",
                "threshold 0.99 (option -st) applies to steady, the default criterion, so the result may be off by 99 "
                        + "%: if it is meant for kld, add -sc kld"),
                aboutSettings(Json.only(json())));
        assertEquals(1, outcome.linesWith("# Bounds: 5 to 6 warmup iterations, 2 measured (sliding), 1 fork").size(),
                outcome::out);
        assertEquals(0, outcome.linesWith("(window").size(), outcome::out);
    }

    @Test
    void warmupThatUsesAllTime_isReportedAsNotSliding() {
        Outcome outcome = run("SteadyBenchmark", "-wi 4 -i 2 -f 1");
        assertEquals(1, outcome.linesWith("# Bounds: 4 warmup iterations, 2 measured, 1 fork").size(),
                outcome::out);
        assertEquals(1, outcome.linesWith("# Stability: warmup ends after all 4, and no time remains to slide").size(),
                outcome::out);
    }
}
