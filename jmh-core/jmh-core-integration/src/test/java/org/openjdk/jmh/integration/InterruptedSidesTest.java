package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Child;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Signals;

/** Tests runs of two sides that are interrupted, or cannot write their results. */
@EnabledOnOs(OS.LINUX)
class InterruptedSidesTest {

    /**
     * Each fork records that it runs. The largest number of blocks equals the number before the first analysis, so
     * there are exactly three.
     */
    private static final String SOURCE = """
            package sample;

            import java.io.IOException;
            import java.nio.file.*;
            import java.util.concurrent.TimeUnit;
            import org.openjdk.jmh.annotations.*;
            import org.openjdk.jmh.infra.Blackhole;

            @State(Scope.Benchmark)
            @BenchmarkMode(Mode.AverageTime)
            @OutputTimeUnit(TimeUnit.MICROSECONDS)
            @Fork(1)
            public class Noted {

                @Param({"1", "2"})
                int size;

                @Setup
                public void note() throws IOException {
                    Files.write(Paths.get("forks.txt"), ("SIDE " + size + "\\n").getBytes(),
                            StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                    if (Files.exists(Paths.get("lose-results"))) {
                        Files.deleteIfExists(Paths.get("results"));
                    }
                }

                @Benchmark
                public void burn() {
                    Blackhole.consumeCPU(1000L * size);
                }
            }
            """;

    private static final int FORKS = 12;

    @TempDir
    static Path jars;

    @TempDir
    Path folder;

    @BeforeAll
    static void build() {
        for (String side : List.of("baseline", "candidate")) {
            BenchmarkJar.build(jars.resolve(side + ".jar"), Release.OURS, "sample.Noted",
                    SOURCE.replace("SIDE", side));
        }
    }

    private Jmh jmh() {
        return Jmh.behindOurs(jars.resolve("candidate.jar")).in(folder);
    }

    private static List<String> arguments(String... more) {
        List<String> all = new ArrayList<>(
                List.of("-wi", "1", "-w", "50ms", "-i", "2", "-r", "50ms", "-f", "3", "-env", "false", "-vs",
                        Jmh.classPathBehindOurs(jars.resolve("baseline.jar")), "-journal", "ab.journal", "-report",
                        "ab.json"));
        all.addAll(List.of(more));
        return all;
    }

    /** Returns the forks that ran since the last call, in their order. */
    private List<String> forks() throws IOException {
        Path file = folder.resolve("forks.txt");
        List<String> forks = Files.exists(file) ? Files.readAllLines(file) : List.of();
        Files.deleteIfExists(file);
        return forks;
    }

    /** Returns benchmarks, their forks and keys on both sides, and the blocks of the comparison. */
    private Map<String, String> shapes(String results) throws IOException {
        Map<String, String> shapes = new TreeMap<>();
        for (String file : List.of(results + ".json", results + "-baseline.json")) {
            for (JsonObject result : Json.results(folder.resolve(file))) {
                shapes.put(file + result.get("benchmark") + result.get("params"), result.get("forks") + " forks of "
                        + result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size() + " with "
                        + result.keySet());
            }
        }
        for (JsonElement compared : JsonParser.parseString(Files.readString(folder.resolve("ab.json")))
                .getAsJsonObject().getAsJsonArray("comparisons")) {
            JsonObject comparison = compared.getAsJsonObject();
            shapes.put("compared " + comparison.get("params"),
                    comparison.getAsJsonArray("looks").size() + " looks, " + comparison.keySet());
        }
        return shapes;
    }

    /** The order of sides is reproducible; a fork that was running at the signal runs again. */
    @Tag("nightly")
    @ParameterizedTest
    @CsvSource("KILL, 137")
    void resumedRun_hasTheResultsOfAnUninterruptedOne(String signal, int exitCode) throws Exception {
        Signals.assumeNotIgnored(exitCode);
        jmh().run(arguments("-rff", "out.json")).expect(0);
        List<String> order = forks();
        Map<String, String> uninterrupted = shapes("out");
        assertEquals(FORKS, order.size());
        Files.delete(folder.resolve("ab.journal"));
        Child child = jmh().launch(arguments("-rff", "out.json")).await("# Pair 1, Noted.burn(size=2)");
        Thread.sleep(new Random(exitCode).nextInt(600));
        Outcome ended = child.signal(signal).outcome().expect(exitCode);
        assertFalse(ended.hasStackTrace(), () -> ended.printed() + ended.err());
        List<String> first = forks();
        Outcome resumed = jmh().run(arguments("-rff", "out.json", "-resume")).expect(0);
        List<String> second = forks();
        assertEquals(order.subList(0, first.size()), first, ended::out);
        assertEquals(order.subList(FORKS - second.size(), FORKS), second, resumed::out);
        assertTrue(first.size() + second.size() - FORKS <= 1, () -> first + " and " + second);
        assertEquals(uninterrupted, shapes("out"), resumed::out);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"TERM, 143", "INT, 130"})
    void runInterruptedByAnotherSignal_isResumed(String signal, int exitCode) throws Exception {
        resumedRun_hasTheResultsOfAnUninterruptedOne(signal, exitCode);
    }

    @Test
    void runEndedByASignal_keepsItsResults() throws IOException {
        Signals.assumeNotIgnored(143);
        Outcome ended = jmh().launch(arguments("-rff", "out.json")).await("# Pair 1, Noted.burn(size=2)")
                .signal("TERM").outcome().expect(143);
        assertEquals(List.of("# Results so far are saved to out.json and out-baseline.json (2 benchmarks)"),
                ended.errorLines(), ended::out);
        for (String file : List.of("out.json", "out-baseline.json")) {
            assertEquals(2, Json.results(folder.resolve(file)).size(), ended::out);
        }
    }

    /** A limit on the size of files acts like a full disk. */
    @Tag("nightly")
    @Test
    void journalOnAFullDisk_givesAWarningAndMissingForksRunAgain() throws IOException {
        Outcome full = jmh().runWithFileSize(16, arguments("-rff", "out.json").toArray(new String[0])).expect(0);
        assertTrue(full.out().contains(
                "# WARNING: The journal ab.journal cannot be written: File too large; JMH tries again after the next fork"),
                full::out);
        Map<String, String> measured = shapes("out");
        assertEquals(FORKS, forks().size());
        Outcome again = jmh().run(arguments("-rff", "out.json", "-resume")).expect(0);
        int missing = forks().size();
        assertTrue(missing > 0 && missing < FORKS, again::out);
        assertEquals(measured, shapes("out"));
    }

    /** As on a lost disk: a fork removes the folder before there is a result. */
    @Tag("nightly")
    @Test
    void unwritableResults_areAnErrorAfterTheTableAndWrittenByTheResumedRun() throws IOException {
        Path results = Files.createDirectory(folder.resolve("results"));
        Path sign = Files.createFile(folder.resolve("lose-results"));
        Outcome lost = jmh().run(arguments("-rff", "results/out.json")).expect(1);
        Files.delete(sign);
        assertFalse(lost.hasStackTrace(), lost::err);
        assertTrue(
                lost.out().contains("# WARNING: The result file results/out-baseline.json cannot be written: no such "
                        + "file or folder; JMH tries again after the next benchmark"),
                lost::out);
        assertEquals(2, lost.linesWith("# 2 compared: ").size(), lost::out);
        assertTrue(lost.err().contains("ERROR: The result file results/out-baseline.json cannot be written"),
                lost::err);
        assertEquals(2, shapesOfComparison());
        Files.createDirectory(results);
        assertEquals(FORKS, forks().size());
        jmh().run(arguments("-rff", "results/out.json", "-resume")).expect(0);
        assertEquals(List.of(), forks());
        assertEquals(6, shapes("results/out").size());
    }

    private int shapesOfComparison() throws IOException {
        return JsonParser.parseString(Files.readString(folder.resolve("ab.json"))).getAsJsonObject()
                .getAsJsonArray("comparisons").size();
    }
}
