package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Refusal;

/** Tests two sides in one run: jars of benchmarks, VMs, arguments, parameters. */
class SidesTest {

    private static final String EXITED =
            "VM prematurely exited before JMH had finished with it, explicit System.exit was called?";

    /** The candidate does a thousand times as much work: a fork with little processor time hides a factor of eight. */
    private static final String SOURCE = """
            package sample;

            import java.util.concurrent.TimeUnit;
            import org.openjdk.jmh.annotations.*;
            import org.openjdk.jmh.infra.Blackhole;

            @State(Scope.Benchmark)
            @BenchmarkMode(Mode.AverageTime)
            @OutputTimeUnit(TimeUnit.MICROSECONDS)
            @Fork(1)
            public class Doc {

                @Param({"1", "1000"})
                int size;

                @Benchmark
                public void changed() {
                    Blackhole.consumeCPU(2L * size * FACTOR * Integer.getInteger("doc.factor", 1));
                }

                @Benchmark
                public int dies() {
                    if (FACTOR > 1) {
                        System.exit(3);
                    }
                    return size;
                }

                @Benchmark
                public int ONLY() {
                    return size;
                }
            }
            """;

    private static final List<String> SHORT = List.of("-wi", "8", "-w", "20ms", "-i", "2", "-r", "20ms");

    @TempDir
    static Path jars;

    private static Path candidate;

    @TempDir
    Path folder;

    @BeforeAll
    static void build() {
        candidate = jar("candidate.jar", Release.OURS, 1000, "onlyNew");
    }

    private static Path jar(String name, Release release, int factor, String only) {
        return BenchmarkJar.build(jars.resolve(name), release, "sample.Doc",
                SOURCE.replace("FACTOR", String.valueOf(factor)).replace("ONLY", only));
    }

    private Outcome run(String... arguments) {
        return run(10, arguments);
    }

    private Outcome run(int blocks, String... arguments) {
        List<String> common = new ArrayList<>(SHORT);
        common.addAll(List.of("-f", String.valueOf(blocks)));
        return jmh().run(common, arguments);
    }

    private JsonArray compared() throws IOException {
        return JsonParser.parseString(Files.readString(folder.resolve("ab.json"))).getAsJsonObject()
                .getAsJsonArray("comparisons");
    }

    private static int forks(JsonObject result) {
        assertEquals(result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size(),
                result.get("forks").getAsInt());
        return result.get("forks").getAsInt();
    }

    /** The kernel counts for each thread how long it waited for a processor; of the last iteration, the VM may have ended. */
    private static void assertHasWaiting(JsonObject result) {
        JsonArray raw = result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData");
        JsonArray forks = result.getAsJsonObject("environment").getAsJsonArray("forks");
        for (int fork = 0; fork < raw.size(); fork++) {
            JsonArray waiting = forks.get(fork).getAsJsonObject().getAsJsonArray("waiting");
            assertEquals(raw.get(fork).getAsJsonArray().size(), waiting.size());
            List<Double> known = new ArrayList<>();
            waiting.forEach(share -> {
                if (!share.isJsonNull()) {
                    known.add(share.getAsDouble());
                }
            });
            assertTrue(!known.isEmpty() && known.stream().allMatch(share -> share >= 0 && share < 1),
                    waiting::toString);
        }
    }

    private void assertSlower(Outcome outcome) throws IOException {
        outcome.expect(5);
        assertEquals("slower", compared().get(0).getAsJsonObject().get("verdict").getAsString(), outcome::out);
        int blocks = compared().get(0).getAsJsonObject().getAsJsonArray("looks").size();
        assertTrue(blocks >= 3 && blocks <= 10, outcome::out);
        assertEquals(blocks, compared().get(0).getAsJsonObject().getAsJsonArray("baseline").size());
    }

    @Test
    void slowerJar_isFoundBesideTheOldestJmh() throws IOException {
        slowerJar_isFoundWithAnyJmhInTheBaseline(Release.OLDEST);
    }

    @ParameterizedTest
    @EnumSource(names = {"UPSTREAM", "OURS"})
    @Tag("nightly")
    void slowerJar_isFoundWithAnyJmhInTheBaseline(Release release) throws IOException {
        Path baseline = jar(release + ".jar", release, 1, "onlyOld");
        Outcome outcome =
                Jmh.of(candidate).in(folder).run("changed", "-wi", "1", "-w", "50ms", "-i", "2", "-r", "250ms", "-f",
                        "10", "-p", "size=1", "-vs", baseline.toString(), "-report", "ab.json", "-rff", "ab-sides.json",
                        "-ec", "slower");
        assertSlower(outcome);
        assertEquals(1, outcome.linesWith("# The benchmark itself changed between").size(), outcome::out);
        int blocks = compared().get(0).getAsJsonObject().getAsJsonArray("looks").size();
        assertEquals(blocks, forks(Json.only(folder.resolve("ab-sides.json"))));
        JsonObject before = Json.only(folder.resolve("ab-sides-baseline.json"));
        assertEquals(blocks, forks(before));
        assertHasWaiting(before);
        assertHasWaiting(Json.only(folder.resolve("ab-sides.json")));
        assertEquals(release == Release.OLDEST,
                !before.has("jmhVersion") || before.get("jmhVersion").getAsString().equals("1.21"));
    }

    @Test
    void everythingOfBothJars_isPairedOrListed() {
        Path baseline = jar("other.jar", Release.UPSTREAM, 1, "onlyOld");
        Outcome outcome = run(3, "-p", "size=1", "-vs", baseline.toString(), "-ec", "failed").expect(3);
        assertEquals(1, outcome.linesWith("# Pair 3, Doc.changed").size(), outcome::out);
        assertEquals(1,
                outcome.linesWith("# Only in the candidate, 1 benchmark: sample.Doc.onlyNew (size=1,").size(),
                outcome::out);
        assertEquals(1, outcome.linesWith("# Only in the baseline, 1 benchmark: sample.Doc.onlyOld (size=1,").size(),
                outcome::out);
        assertTrue(outcome.err().contains("sample.Doc.dies (size=1, mode=avgt)"), outcome::err);
        assertFalse(outcome.err().contains("changed"), outcome::err);
        assertEquals(2,
                outcome.linesWith("a fork of the candidate failed: " + EXITED).stream()
                        .filter(line -> line.startsWith("# WARNING: sample.Doc.dies (size=1"))
                        .filter(line -> !line.contains("forks lost")).count(),
                outcome::out);
    }

    /** A lost benchmark must not pass its gate. */
    @Test
    void benchmarkThatLosesItsForks_passesNoGate() {
        Outcome outcome = run(3, "dies", "-p", "size=1", "-vs",
                Jmh.classPathBehindOurs(jar("living.jar", Release.OURS, 1, "onlyOld")), "-ec", "slower,undecided")
                .expect(5);
        String lost = "sample.Doc.dies (size=1, mode=avgt) could not be judged: a fork of the candidate failed: "
                + EXITED;
        assertEquals(List.of("Exit code 5, -ec slower: " + lost,
                "-ec undecided, which alone is exit code 6: " + lost), outcome.errorLines());
    }

    @Tag("nightly")
    @Test
    void separateArguments_areUsedForTheBaseline() throws IOException {
        assertSlower(
                run("changed", "-p", "size=1", "-jvmArgs", "-Ddoc.factor=1000 -Dx=1", "-vsJvmArgs", "-Ddoc.factor=1",
                        "-report", "ab.json", "-ec", "slower"));
    }

    @Test
    void separateParameter_isUsedForTheBaseline() throws IOException {
        Outcome outcome = run(10, "changed", "-vsp", "size=1", "-report", "ab.json", "-ec", "slower", "-v",
                "SILENT");
        assertSlower(outcome);
        List<String> lines = outcome.out().lines().filter(line -> !line.contains("JMH lock")).toList();
        assertTrue(lines.get(0).startsWith("# 1 compared: 1 slower, 0 faster,"), outcome::out);
        assertTrue(lines.get(lines.size() - 1).matches(".*  slower \\(\\d+\\)"), outcome::out);
        assertEquals(List.of(), lines.stream().filter(line -> line.startsWith("# ")).skip(1)
                .filter(line -> !line.startsWith("#     ")).toList());
        assertEquals("1000", compared().get(0).getAsJsonObject().getAsJsonObject("params").get("size").getAsString());
        assertEquals(1, compared().size());
    }

    @Tag("nightly")
    @Test
    void sameJar_runsAndWarns() {
        Outcome outcome = Jmh.of(candidate).in(folder).run(SHORT, "-f", "3", "changed", "-p", "size=1", "-vs",
                candidate.toString(), "-hist", "no.hist").expect(0);
        assertEquals(1, outcome.linesWith("# WARNING: both sides are the same").size(), outcome::out);
        assertEquals(1, outcome.linesWith("# WARNING: -hist no.hist has no effect").size(), outcome::out);
        assertFalse(Files.exists(folder.resolve("no.hist")), "a comparison of two sides writes no history");
    }

    private static void assertRefused(String reason, String... arguments) {
        String refusal = Refusal.of(arguments);
        assertTrue(refusal.contains(reason), refusal);
    }

    @Test
    void unsupportedRun_isRejectedBeforeAnythingRuns() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertRefused("empty cannot be run: it contains no JMH", "SteadyBenchmark", "-vs", empty.toString());
        assertRefused("No benchmark is on both sides and matches [SteadyBenchmark]", "SteadyBenchmark", "-vs",
                candidate.toString());
        assertRefused("no benchmark of the baseline has this parameter; it has text, work",
                "ParameterizedBenchmark", "-vsp", "worg=1");
        assertRefused("is too short for any benchmark: the shortest, SteadyBenchmark.burn, takes about",
                "SteadyBenchmark", "-vsJvmArgs", "-Dx=1", "-budget", "1s");
        assertRefused("-vsJvm /no/java cannot be started: No such file or directory", "SteadyBenchmark",
                "-vsJvm", "/no/java", "-ec", "slower");
        assertRefused("-prof nosuch does not work: ", "SteadyBenchmark", "-vsJvmArgs", "-Dx=1", "-prof", "nosuch");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "-vs JAR -f 1 | -f 1 does not fit",
        "-vs JAR -rf dynamic | -dynamic",
        "-vs JAR -order rounds | -order is for runs of one side",
        "-vs JAR -vs . | are several; name one",
        "-vs JSON -vsJvmArgs -Dx=1 | is neither a jar nor a class path",
        "-vs JAR -report /nowhere/ab.json | nowhere does not exist: create it first",
        "-vs JAR -jvm /no/java | -jvm /no/java cannot be started",
        "-vs JAR -plan 5% | -plan plans runs of one side",
        "-vs JAR -why -whyProfiler /no/such.so | /no/such.so: there is no such file; give the path of libasyncProfiler.so",
        "-vs JAR -whyProfiler JAR | applies to -why: add -why",
        "-vs JAR -why -count instructions -whyProfiler JAR | counted forks show what methods did",
    })
    void unsuitableOptions_areRejectedBeforeAVmStarts(String arguments, String reason) throws IOException {
        Path stored = Files.writeString(folder.resolve("result.json"), "[]");
        String refusal = Refusal.of(("SteadyBenchmark " + arguments.replace("JAR", candidate.toString())
                .replace("JSON", stored.toString())).split(" "));
        assertTrue(refusal.contains(reason), refusal);
    }

    @Test
    void profilersOfBothSides_areInTheirFiles() {
        Outcome outcome =
                run(3, "changed", "-p", "size=1", "-vs", Jmh.classPathBehindOurs(candidate), "-prof", "gc",
                        "-rf", "json").expect(0);
        assertEquals("size", Json.results(folder.resolve("jmh-result.json")).get(0).getAsJsonObject("params").keySet()
                .stream().collect(Collectors.joining()), outcome::out);
        assertTrue(Json.results(folder.resolve("jmh-result-baseline.json")).get(0)
                .getAsJsonObject("secondaryMetrics").size() > 0);
    }

    private Jmh jmh() {
        return Jmh.behindOurs(candidate).in(folder);
    }

    @Tag("nightly")
    @Test
    void killedRun_continuesFromItsJournal() throws IOException {
        List<String> arguments = new ArrayList<>(SHORT);
        arguments
                .addAll(List.of("changed", "-vs", jar("before.jar", Release.OURS, 1000, "onlyOld").toString(), "-vsall",
                        "-f", "5", "-tol", "0.1%", "-journal", "ab.journal", "-rff", "out.json"));
        jmh().launch(arguments).await("Pair 2 of 5 of each").signal("KILL").outcome();
        Outcome other = jmh().run(arguments, "-resume", "-vsp", "size=1").expect(1);
        assertTrue(other.err().contains("belongs to another run: sample.Doc.changed (avgt, size=1000) was"),
                other::err);
        Outcome resumed = jmh().run(arguments, "-resume").expect(0);
        assertTrue(
                resumed.linesWith("# Journal: ").stream().anyMatch(
                        line -> line.matches(".* ([89]|1\\d) forks are taken from it; 0 of 2 benchmarks are decided")),
                resumed::out);
        assertEquals(List.of(), resumed.linesWith("# Pair 2, "), resumed::out);
        for (JsonObject result : Json.results(folder.resolve("out.json"))) {
            assertTrue(forks(result) <= 5, resumed::out);
            assertTrue(forks(result) >= 3, resumed::out);
        }
        assertEquals(1, jmh().run(arguments, "-resume").expect(0).linesWith("2 of 2 benchmarks are decided").size());
    }
}
