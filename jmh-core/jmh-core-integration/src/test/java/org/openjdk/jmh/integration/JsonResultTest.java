package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.benchmarks.ParameterizedBenchmark;
import org.openjdk.jmh.integration.criteria.ThrowingCriterion;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

class JsonResultTest {

    @TempDir
    static Path folder;

    private static JsonObject upstream;
    private static JsonObject dynamic;
    private static JsonObject reconfiguration;

    @BeforeAll
    static void runBoth() {
        Path theirs = folder.resolve("theirs.json");
        Path ours = folder.resolve("ours.json");
        List<String> run = List.of("SteadyBenchmark", "-w", "10ms", "-r", "10ms", "-i", "2", "-wi", "4", "-f", "2");
        Jmh.upstream().with(Jars.ownBenchmarks()).run(run, "-rf", "json", "-rff", theirs.toString()).expect(0);
        ThisVm.in(folder).run(run, "-rf", "json,dynamic", "-rff", ours.toString(), "-sc", "kld:points=50,never",
                "-st", "0.9,0.75", "-wimin", "2", "-sw", "2").expect(0);
        upstream = Json.only(theirs);
        dynamic = Json.only(ours);
        reconfiguration = Json.reconfiguration(dynamic);
    }

    @Test
    void dynamicResult_keepsUpstreamsKeysInTheirOrderAndAddsItsOwn() {
        Set<String> expected = new LinkedHashSet<>(upstream.keySet());
        expected.add("reconfiguration");
        expected.add("fingerprint");
        expected.add("environment");
        expected.add("clock");
        assertEquals(List.copyOf(expected), List.copyOf(dynamic.keySet()));
        assertEquals(upstream.getAsJsonObject("primaryMetric").keySet(),
                dynamic.getAsJsonObject("primaryMetric").keySet());
    }

    @Test
    void dynamicResult_keepsUpstreamsValues() {
        for (String key : List.of("benchmark", "mode", "threads", "forks", "warmupIterations", "warmupTime",
                "measurementIterations", "measurementTime", "jdkVersion")) {
            assertEquals(upstream.get(key), dynamic.get(key), key);
        }
    }

    @Test
    void reconfiguration_isComplete() {
        assertEquals(Set.of("settings", "warmupForks", "forks", "warmupStable", "forksStable", "verdict", "warnings",
                "seconds", "staticSeconds"), reconfiguration.keySet());
        JsonObject verdict = reconfiguration.getAsJsonObject("verdict");
        assertEquals(
                Set.of("trust", "text", "precision", "warmup", "wanted", "confidence", "moreForks", "unsettledForks"),
                verdict.keySet());
        assertTrue(Set.of("rough", "unsettled").contains(verdict.get("trust").getAsString()), verdict::toString);
        assertEquals(2, verdict.get("unsettledForks").getAsInt(), verdict::toString);
        assertFalse(reconfiguration.get("warmupStable").getAsBoolean());
        assertFalse(reconfiguration.get("forksStable").getAsBoolean());
        assertTrue(reconfiguration.get("seconds").getAsDouble() > 0);
        assertTrue(reconfiguration.get("staticSeconds").getAsDouble() > 0);
    }

    @Test
    void settings_applyToTheRun() {
        JsonObject settings = reconfiguration.getAsJsonObject("settings");
        assertEquals("{\"minimum\":2,\"maximum\":4}", settings.get("warmupIterations").toString());
        assertEquals("{\"minimum\":2,\"maximum\":2}", settings.get("forks").toString());
        assertEquals(2, settings.get("warmupWindow").getAsInt());
        JsonObject kld = settings.getAsJsonArray("criteria").get(0).getAsJsonObject();
        assertEquals("kld", kld.get("name").getAsString());
        assertEquals("50", kld.getAsJsonObject("options").get("points").getAsString());
        assertEquals(0.9, kld.get("threshold").getAsDouble());
        assertEquals(">", kld.get("comparison").getAsString());
    }

    @Test
    void forks_reportEachCheckpoint() {
        assertEquals(2, Json.forks(dynamic).size());
        for (JsonObject fork : Json.forks(dynamic)) {
            assertEquals(4, fork.get("warmupIterations").getAsInt());
            List<JsonObject> checkpoints = Json.objects(fork.getAsJsonArray("warmupCheckpoints"));
            assertEquals(List.of("CONTINUE", "CONTINUE", "CONTINUE", "EXHAUSTED"),
                    checkpoints.stream().map(checkpoint -> checkpoint.get("decision").getAsString()).toList());
            JsonObject never = checkpoints.get(3).getAsJsonArray("verdicts").get(1).getAsJsonObject();
            assertEquals("never", never.get("criterion").getAsString());
            assertEquals(0.25, never.get("value").getAsDouble());
            assertEquals("[0.25,0.25,0.25]", never.get("vector").toString());
        }
    }

    @Test
    void warnings_listBenchmarksThatRanToTheMaximum() {
        List<String> warnings = Json.warnings(dynamic);
        assertEquals(2, warnings.size(), warnings::toString);
        assertTrue(warnings.get(0).startsWith("warmup not stable after all 4 iterations, in 2 of 2 forks: "),
                warnings::toString);
        assertTrue(warnings.get(1).startsWith("forks not stable after all 2: "), warnings::toString);
        assertTrue(warnings.stream().allMatch(warning -> warning.contains("never 0.25")), warnings::toString);
    }

    @Test
    void specialCharacters_surviveInWarningsAndParameters() {
        Path json = folder.resolve("hard.json");
        ThisVm.in(folder).run(Runs.dynamic("ParameterizedBenchmark", "throwing"), "-wi", "6", "-wimin", "1",
                "-p", "work=100", "-f", "1", "-rf", "json", "-rff", json.toString()).expect(0);
        List<JsonObject> results = Json.results(json);
        assertEquals(2, results.size());
        for (JsonObject result : results) {
            assertEquals(List.of("stability criterion throwing failed with java.lang.IllegalStateException: "
                    + ThrowingCriterion.MESSAGE + "; the benchmark continues statically"), Json.warnings(result));
        }
        assertTrue(results.stream().anyMatch(result -> ParameterizedBenchmark.HARD_TEXT.equals(
                result.getAsJsonObject("params").get("text").getAsString())), results::toString);
    }

    /** Upstream's layout drops control characters and misinterprets some texts. */
    @Test
    void parametersWithAnyCharacters_areUnchanged() {
        List<String> texts =
                List.of("a\tb", "ab", "&;", "&<", "&&", "a\u001b", "\\", "\\u0009", "{\"x\"}", "\ud800", "?",
                        "\u202e");
        ThisVm.in(folder)
                .run("ParameterizedBenchmark", "-p", "work=100", "-p", "text=" + String.join(",", texts), "-wi",
                        "0", "-i", "1", "-r", "10ms", "-f", "1", "-env", "false", "-rf", "json", "-rff", "odd.json",
                        "-journal",
                        "odd.journal")
                .expect(0);
        for (String file : List.of("odd.json", "odd.journal")) {
            ThisVm.in(folder).run("-load", file, "-rff", "again.json").expect(0);
            assertEquals(Set.copyOf(texts), Json.results(folder.resolve("again.json")).stream()
                    .map(result -> result.getAsJsonObject("params").get("text").getAsString())
                    .collect(Collectors.toSet()), file);
        }
    }
}
