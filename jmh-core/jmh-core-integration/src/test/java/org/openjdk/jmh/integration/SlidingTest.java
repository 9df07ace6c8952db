package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.benchmarks.LifecycleBenchmark;
import org.openjdk.jmh.integration.criteria.SlidingCriterionOnDemand;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests forks with 2 to 8 warmup iterations and 3 measurement iterations, which can slide by 6 at most. */
class SlidingTest {

    private static final int KEPT = 3;

    private static final Pattern PRINTED =
            Pattern.compile("MEASUREMENT ends\\s+(?:life: trial ends\\s+)?([\\d.]+) us/op");

    private static final Pattern REMAINING = Pattern.compile("# Run progress: 25.00% complete, ETA 00:00:(\\d\\d)");

    @TempDir
    Path folder;

    private Outcome run(String benchmarks, String criterion, String... optionsAndValues) {
        Map<String, String> options = new LinkedHashMap<>(Map.of("-sc", criterion, "-i", String.valueOf(KEPT),
                "-wi", "8", "-wimin", "2", "-w", "10ms", "-r", "10ms", "-f", "1", "-rf", "json",
                "-rff", json().toString()));
        // Warnings about other load are off: these tests do not depend on it, and it would change what is kept.
        options.put("-env", "false");
        for (int i = 0; i < optionsAndValues.length; i += 2) {
            options.put(optionsAndValues[i], optionsAndValues[i + 1]);
        }
        List<String> arguments = new ArrayList<>(List.of(benchmarks));
        options.forEach((option, value) -> Collections.addAll(arguments, option, value));
        boolean shows = benchmarks.contains("Lifecycle") || options.get("-f").equals("0");
        return (shows ? Runs.plugged(folder).run(arguments) : ThisVm.in(folder).run(arguments)).expect(0);
    }

    private Path json() {
        return folder.resolve("result.json");
    }

    private static JsonObject measurement(JsonObject fork) {
        return fork.getAsJsonObject("measurement");
    }

    private JsonObject onlyMeasurement() {
        List<JsonObject> forks = Json.forks(Json.only(json()));
        assertEquals(1, forks.size());
        return measurement(forks.get(0));
    }

    private static void assertKept(int first, int last, JsonObject measurement) {
        assertEquals(first + "-" + last, measurement.get("firstKept") + "-" + measurement.get("lastKept"));
        assertEquals(IntStream.range(1, first).boxed().toList(),
                Json.objects(measurement.getAsJsonArray("dropped")).stream()
                        .map(iteration -> iteration.get("iteration").getAsInt()).toList());
    }

    private static List<String> decisions(JsonObject measurement) {
        return Json.objects(measurement.getAsJsonArray("checkpoints")).stream()
                .map(checkpoint -> checkpoint.get("decision").getAsString()).toList();
    }

    private static List<String> fixtures(Outcome outcome) {
        return outcome.lines().stream().filter(line -> line.contains(LifecycleBenchmark.MARK))
                .map(line -> line.substring(line.indexOf(LifecycleBenchmark.MARK) + LifecycleBenchmark.MARK.length()))
                .toList();
    }

    private static List<String> life(int warmups, int measurements) {
        List<String> life = new ArrayList<>(List.of("trial starts"));
        for (int i = 0; i < warmups + measurements; i++) {
            String phase = i < warmups ? "WARMUP" : "MEASUREMENT";
            life.add(phase + " starts");
            life.add(phase + " ends");
        }
        life.add("trial ends");
        return life;
    }

    /** Returns the measured scores that the console prints after the last line of a fixture. */
    private static List<String> printedScores(Outcome outcome) {
        return PRINTED.matcher(outcome.out()).results().map(match -> match.group(1)).toList();
    }

    private static List<String> scores(JsonObject measurement, JsonArray raw) {
        List<String> scores = new ArrayList<>();
        Json.objects(measurement.getAsJsonArray("dropped")).forEach(
                iteration -> scores.add(String.format(Locale.ROOT, "%.3f", iteration.get("score").getAsDouble())));
        raw.forEach(score -> scores.add(String.format(Locale.ROOT, "%.3f", score.getAsDouble())));
        return scores;
    }

    @Test
    void fork_slidesUntilSteadyAndKeepsTheNewestIterations() {
        Outcome outcome = run("LifecycleBenchmark", "slide:until=4", "-f", "3", "-fmin", "2", "-bm", "avgt",
                "-tu", "us");
        JsonObject result = Json.only(json());
        assertEquals(KEPT, result.get("measurementIterations").getAsInt());
        JsonArray raw = result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData");
        assertEquals(2, raw.size());
        List<String> scores = new ArrayList<>();
        for (int fork = 0; fork < 2; fork++) {
            JsonObject measurement = measurement(Json.forks(result).get(fork));
            assertKept(3, 5, measurement);
            assertEquals(List.of("CONTINUE", "CONTINUE", "STABLE"), decisions(measurement).subList(0, 3));
            assertEquals(KEPT, raw.get(fork).getAsJsonArray().size());
            scores.addAll(scores(measurement, raw.get(fork).getAsJsonArray()));
        }
        assertEquals(printedScores(outcome), scores);
        List<String> twice = new ArrayList<>(life(2, 5));
        twice.addAll(life(2, 5));
        assertEquals(twice, fixtures(outcome));
        assertEquals(2, outcome.linesWith("# Measurement: iterations 3-5 kept, 1-2 became warmup").size(),
                outcome::out);
        assertEquals(1, outcome.lines().stream()
                .filter(line -> line.matches("LifecycleBenchmark.burn +avgt +\\S+ .* us/op +4/8 +2/3 +-?\\d+ %"))
                .count(),
                outcome::out);
    }

    @Test
    void steadyFromTheStart_isAStaticMeasurementAfterTheMinimumWarmup() {
        Outcome outcome = run("LifecycleBenchmark", "slide");
        assertKept(1, 3, onlyMeasurement());
        assertEquals(life(2, 3), fixtures(outcome));
        assertEquals(1, outcome.linesWith("# Measurement: iterations 1-3 kept").size(), outcome::out);
        assertEquals(1, outcome.linesWith("# Stability: warmup ends after 2 of 8, the measurement slides").size());
    }

    /** Saved warmup iterations allow as many measurement iterations as fit into their time, and no more. */
    @Tag("nightly")
    @ParameterizedTest(name = "warmup of {0}, measurement of {1}: {2} iterations")
    @CsvSource({"10ms, 10ms, 9", "10ms, 20ms, 6", "20ms, 10ms, 15"})
    void neverSteady_takesAsLongAsAStaticRun(String warmup, String measurement, int last) {
        Outcome outcome = run("LifecycleBenchmark", "slide:until=1000", "-w", warmup, "-r", measurement);
        JsonObject slid = onlyMeasurement();
        assertKept(last - 2, last, slid);
        assertEquals("EXHAUSTED", decisions(slid).get(last - 3));
        assertEquals(life(2, last), fixtures(outcome));
        assertFalse(Json.reconfiguration(Json.only(json())).get("warmupStable").getAsBoolean());
        assertEquals(List.of("measurement not stable within the time of a static run, in 1 of 1 fork: slide 0.75 "
                + "(needs <= 0.5); raise -wi, lengthen -w, or loosen -st for slide"), Json.warnings(Json.only(json())));
    }

    @Test
    void singleIteration_slidesToo() {
        Outcome outcome = run("LifecycleBenchmark", "slide:until=2", "-i", "1");
        assertKept(3, 3, onlyMeasurement());
        assertEquals(life(2, 3), fixtures(outcome));
        assertEquals(1, outcome.linesWith("# Measurement: iteration 3 kept, 1-2 became warmup").size(), outcome::out);
    }

    @Test
    void otherCriteria_endTheWarmup() {
        run("SteadyBenchmark", "always,slide:until=4");
        assertKept(3, 5, onlyMeasurement());
        assertEquals(List.of(2), Json.warmups(Json.only(json())));
    }

    @Test
    void otherCriterionThatNeverHolds_preventsSliding() {
        run("SteadyBenchmark", "never,slide:until=4");
        assertKept(1, 3, onlyMeasurement());
        assertEquals(List.of("EXHAUSTED"), decisions(onlyMeasurement()));
        assertEquals(List.of(8), Json.warmups(Json.only(json())));
    }

    @Test
    void measurementThatChangesAtTheEnd_givesAWarning() {
        Outcome outcome = run("SteadyBenchmark", "slide:regret=1");
        String warning = "the measurement was stable before its last iteration, but not after it: slide 1.5 (needs "
                + "<= 0.5; measured 3); raise -i, or lengthen -r";
        assertEquals(List.of(warning), Json.warnings(Json.only(json())));
        assertEquals(1, outcome.linesWith("# WARNING: " + warning).size(), outcome::out);
        assertTrue(onlyMeasurement().get("contradicted").getAsBoolean());
    }

    @Test
    void throwingCriterion_makesTheNextIterationTheLast() {
        Outcome outcome = run("LifecycleBenchmark", "slide:until=1000,fail=4", "-f", "2");
        List<JsonObject> forks = Json.forks(Json.only(json()));
        assertKept(3, 5, measurement(forks.get(0)));
        assertKept(1, 3, measurement(forks.get(1)));
        assertEquals(List.of(2, 8), Json.warmups(Json.only(json())));
        List<String> both = new ArrayList<>(life(2, 5));
        both.addAll(life(8, 3));
        assertEquals(both, fixtures(outcome));
        assertEquals(List.of("stability criterion slide failed with java.lang.IllegalStateException: "
                + SlidingCriterionOnDemand.MESSAGE + "; the benchmark continues statically"),
                Json.warnings(Json.only(json())));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void forkThatDiesWhileSliding_keepsOtherBenchmarks() {
        Outcome outcome = run("(Asymmetric|Dying|Lifecycle)Benchmark", "slide:until=4", "-i", "1", "-wimin", "1");
        assertTrue(outcome.out().contains("<forked VM failed with exit code 137>"), outcome::out);
        List<JsonObject> results = Json.results(json());
        assertEquals(2, results.size());
        results.forEach(result -> assertKept(5, 5, measurement(Json.forks(result).get(0))));
        assertEquals(life(1, 5), fixtures(outcome));
        assertFalse(outcome.out().contains("reconfiguration failed"), outcome::out);
    }

    @Test
    void runWithoutForks_slidesForEachBenchmark() {
        Outcome outcome = run("(Lifecycle|Steady)Benchmark", "slide:until=4", "-f", "0");
        for (JsonObject result : Json.results(json())) {
            assertKept(3, 5, measurement(Json.forks(result).get(0)));
            JsonArray raw = result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData");
            assertEquals(KEPT, raw.get(0).getAsJsonArray().size());
        }
        assertEquals(2, Json.results(json()).size());
        assertEquals(life(2, 5), fixtures(outcome));
    }

    @Tag("nightly")
    @Test
    void failureWithoutForks_printsNoMeasurement() {
        Outcome outcome = run("FailingBenchmark", "slide:until=4", "-f", "0");
        assertTrue(outcome.out().contains("failed on purpose"), outcome::out);
        assertEquals(List.of(), outcome.linesWith("# Measurement: iter"));
    }

    @Tag("nightly")
    @Test
    void eachMode_slides() {
        run("SteadyBenchmark", "slide:until=4", "-bm", "all");
        List<JsonObject> results = Json.results(json());
        assertEquals(4, results.size());
        for (JsonObject result : results) {
            JsonObject metric = result.getAsJsonObject("primaryMetric");
            JsonObject measurement = measurement(Json.forks(result).get(0));
            assertKept(3, 5, measurement);
            boolean samples = metric.has("rawDataHistogram");
            assertEquals(result.get("mode").getAsString().equals("sample"), samples);
            assertEquals(KEPT, metric.getAsJsonArray(samples ? "rawDataHistogram" : "rawData").get(0).getAsJsonArray()
                    .size());
            assertDroppedScoresFollowFromValues(measurement);
        }
    }

    private static void assertDroppedScoresFollowFromValues(JsonObject measurement) {
        for (JsonObject iteration : Json.objects(measurement.getAsJsonArray("dropped"))) {
            double sum = 0;
            long count = 0;
            for (var value : iteration.getAsJsonArray("values")) {
                JsonArray pair = value.getAsJsonArray();
                sum += pair.get(0).getAsDouble() * pair.get(1).getAsLong();
                count += pair.get(1).getAsLong();
            }
            double score = iteration.get("score").getAsDouble();
            assertEquals(score, sum / count, 1e-9 * score);
        }
    }

    @Tag("nightly")
    @Test
    void severalThreadsWithoutSynchronizedIterations_slideTogether() {
        run("LifecycleBenchmark", "slide:until=4", "-t", "2", "-si", "false");
        assertKept(3, 5, onlyMeasurement());
        JsonObject dropped = Json.objects(onlyMeasurement().getAsJsonArray("dropped")).get(0);
        assertEquals(2, dropped.getAsJsonArray("values").size());
    }

    @Tag("nightly")
    @Test
    void groupsAndProfilers_useOnlyKeptIterations() {
        run("AsymmetricBenchmark", "slide:until=4", "-prof", "gc");
        assertKept(3, 5, onlyMeasurement());
        JsonObject secondary = Json.only(json()).getAsJsonObject("secondaryMetrics");
        for (String metric : List.of("read", "write", allocationRate(secondary))) {
            assertEquals(KEPT, secondary.getAsJsonObject(metric).getAsJsonArray("rawData").get(0).getAsJsonArray()
                    .size(), metric);
        }
    }

    private static String allocationRate(JsonObject secondary) {
        return secondary.keySet().stream().filter(name -> name.endsWith("gc.alloc.rate")).findFirst().orElseThrow();
    }

    @Tag("nightly")
    @Test
    void bulkWarmup_isStaticLikeTheMeasurement() {
        Outcome outcome = run("(Lifecycle|Steady)Benchmark", "slide:until=4", "-wm", "BULK");
        assertEquals(2 * 2 * 8, outcome.linesWith("# Warmup Iteration").size());
        assertEquals(2 * KEPT, outcome.lines().stream().filter(line -> line.startsWith("Iteration ")).count());
        for (JsonObject result : Json.results(json())) {
            assertTrue(Json.forks(result).get(0).get("measurement").isJsonNull());
            assertEquals(List.of("bulk warmups run in full, because slide judges measurements only: use -wm INDI, or "
                    + "-sc kld"), Json.warnings(result));
        }
    }

    @Tag("nightly")
    @Test
    void warmupForks_slideLikeOthers() {
        run("SteadyBenchmark", "slide:until=4", "-wf", "2");
        JsonObject reconfiguration = Json.reconfiguration(Json.only(json()));
        List<JsonObject> warmupForks = Json.objects(reconfiguration.getAsJsonArray("warmupForks"));
        assertEquals(1, warmupForks.size());
        assertKept(3, 5, measurement(warmupForks.get(0)));
        assertKept(3, 5, onlyMeasurement());
    }

    /** Three forks remain after the first: about three times its time, and not that of three static forks. */
    @Tag("nightly")
    @Test
    void remainingTime_isEstimatedFromEarlierForks() {
        Outcome outcome = run("SteadyBenchmark", "slide:until=4", "-f", "4", "-fmin", "4", "-wi", "600", "-w", "50ms",
                "-r", "50ms");
        Matcher progress = REMAINING.matcher(outcome.out());
        assertTrue(progress.find(), outcome::out);
        double first = Json.forks(Json.only(json())).get(0).get("seconds").getAsDouble();
        assertEquals(3 * first, Integer.parseInt(progress.group(1)), 1 + first / 2, outcome::out);
        assertTrue(first < 603 * 0.05, () -> "a fork of five iterations took " + first + " s");
    }

    @Tag("nightly")
    @Test
    void otherFormats_countOnlyKeptIterations() throws IOException {
        Path csv = folder.resolve("result.csv");
        run("SteadyBenchmark", "slide:until=4", "-rf", "csv", "-rff", csv.toString());
        assertEquals(String.valueOf(KEPT), Files.readAllLines(csv).get(1).split(",")[3]);
    }

    @Tag("nightly")
    @Test
    void verboseRun_printsEachQuestion() {
        Outcome outcome = run("SteadyBenchmark", "slide:until=4", "-v", "EXTRA");
        assertEquals(List.of(
                "# Stability: slide 0.75 (needs <= 0.5; measured 2): go on",
                "# Stability: slide 0.75 (needs <= 0.5; measured 3): go on",
                "# Stability: slide 0.25 (needs <= 0.5; measured 4): stable, measurement ends after 5 of 9"),
                outcome.linesWith("# Stability: slide"));
    }

    @Test
    void annotation_selectsTheSlidingMeasurement() {
        Jmh.ours().run("SlidingBenchmark", "-rf", "json", "-rff", json().toString()).expect(0);
        JsonObject settings = Json.reconfiguration(Json.only(json())).getAsJsonObject("settings");
        JsonObject criterion = settings.getAsJsonArray("criteria").get(0).getAsJsonObject();
        assertEquals("10.0", criterion.getAsJsonObject("options").remove("settle").getAsString());
        criterion.remove("options");
        assertEquals("{\"name\":\"steady\",\"threshold\":0.5,\"slides\":true,\"comparison\":\"<=\"}",
                criterion.toString());
        assertFalse(decisions(onlyMeasurement()).isEmpty());
    }

    @Test
    void criterionSteady_runs() {
        run("SteadyBenchmark", "steady", "-st", "0.5");
        JsonObject settings = Json.reconfiguration(Json.only(json())).getAsJsonObject("settings");
        assertEquals(KEPT, settings.get("measurementIterations").getAsInt());
        JsonObject criterion = settings.getAsJsonArray("criteria").get(0).getAsJsonObject();
        assertEquals("steady", criterion.get("name").getAsString());
        assertTrue(criterion.get("slides").getAsBoolean());
        assertFalse(decisions(onlyMeasurement()).isEmpty());
    }
}
