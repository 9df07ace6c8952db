package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Counting;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Signals;

/** Tests explanations of differences: forks that are observed after a verdict. */
class WhyTest {

    /** A changed method below an unchanged one; a property controls what observed forks do. */
    private static final String SOURCE = """
            package sample;

            import java.lang.management.ManagementFactory;
            import java.util.concurrent.TimeUnit;
            import org.openjdk.jmh.annotations.*;
            import org.openjdk.jmh.infra.Blackhole;

            @State(Scope.Benchmark)
            @BenchmarkMode(Mode.AverageTime)
            @OutputTimeUnit(TimeUnit.MICROSECONDS)
            @Fork(1)
            public class Doc {

                @Setup
                public void setUp() {
                    boolean observed = ManagementFactory.getRuntimeMXBean().getInputArguments().toString()
                            .contains("StartFlightRecording");
                    if (observed && Boolean.getBoolean("doc.die")) {
                        Runtime.getRuntime().halt(7);
                    }
                    while (observed && Boolean.getBoolean("doc.wait")) {
                        Blackhole.consumeCPU(1);
                    }
                }

                @Benchmark
                public int work() {
                    return render() + parse();
                }

                @Benchmark
                public int nothing() {
                    return FACTOR;
                }

                int render() {
                    Blackhole.consumeCPU(500);
                    return 1;
                }

                int parse() {
                    Blackhole.consumeCPU(500L * FACTOR);
                    return FACTOR;
                }
            }
            """;

    @TempDir
    static Path jars;

    private static Path candidate;
    private static Path baseline;

    @TempDir
    Path folder;

    @BeforeAll
    static void build() {
        candidate = BenchmarkJar.build(jars.resolve("candidate.jar"), Release.OURS, "sample.Doc",
                SOURCE.replace("FACTOR", "64"));
        baseline = BenchmarkJar.build(jars.resolve("baseline.jar"), Release.OURS, "sample.Doc",
                SOURCE.replace("FACTOR", "1"));
    }

    /** Runs both jars; recordings are removed. */
    private Outcome run(String benchmark, String... arguments) throws IOException {
        // Flight Recorder separates names by commas; async-profiler does not.
        Path temporary = Files.createDirectory(
                folder.resolve(List.of(arguments).contains("-whyProfiler") ? "tmp" : "100 %, tmp"));
        Outcome outcome = Jmh.behindOurs(candidate).in(folder).vm("-Djava.io.tmpdir=" + temporary).run(
                List.of("Doc." + benchmark, "-wi", "1", "-w", "100ms", "-i", "2", "-r", "100ms", "-f", "12", "-vs",
                        Jmh.classPathBehindOurs(baseline)),
                arguments);
        try (Stream<Path> left = Files.list(temporary)) {
            assertEquals(List.of(), left.filter(file -> file.getFileName().toString().startsWith("jmh-why")).toList(),
                    outcome::out);
        }
        return outcome;
    }

    @Test
    void changedMethod_isReported() throws IOException {
        Outcome outcome = run("work", "-why", "-ec", "slower", "-rff", "r.json").expect(5);
        List<String> why = outcome.linesWith("# Why Doc.work is slower");
        assertEquals(1, why.size(), outcome::out);
        assertTrue(why.get(0).contains(" in Doc.parse, which changed"), outcome::out);
        assertEquals(1, outcome.linesWith("# observed in ").size(), outcome::out);
        assertFalse(Files.readString(folder.resolve("r.json")).contains("StartFlightRecording"),
                "counted forks are observed");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void comparison_isReportedIfTheRunEndsWhileForksAreObserved() throws IOException {
        Signals.assumeNotIgnored(143);
        Outcome ended = Jmh.behindOurs(candidate).in(folder).launch(List.of("Doc.work", "-wi", "1", "-w", "100ms",
                "-i", "2", "-r", "100ms", "-vs", Jmh.classPathBehindOurs(baseline), "-why", "-report", "w.json", "-rff",
                "r.json", "-jvmArgs", "-Ddoc.wait=true")).await("# Why Doc.work differs").signal("TERM").outcome()
                .expect(143);
        assertEquals(2, ended.linesWith("# 1 compared: 1 slower").size(), ended::out);
        assertEquals(1, ended.linesWith("# Comparison is written to w.json").size(), ended::out);
        assertTrue(Files.readString(folder.resolve("w.json")).contains("\"verdict\": \"slower\""), ended::out);
        assertEquals(1, Json.results(folder.resolve("r.json")).size());
    }

    /** The platform's library, from the jar that the build fetched. */
    @Tag("nightly")
    @Test
    @EnabledOnOs(OS.LINUX)
    void changedMethod_isReportedByAsyncProfiler() throws IOException {
        Path library = folder.resolve("libasyncProfiler.so");
        String platform = System.getProperty("os.arch").equals("aarch64") ? "linux-arm64" : "linux-x64";
        try (JarFile jar = new JarFile(Jars.released("async-profiler").toFile())) {
            Files.copy(jar.getInputStream(jar.getEntry(platform + "/libasyncProfiler.so")), library);
        }
        Outcome outcome =
                run("work", "-why", "-whyProfiler", library.toString(), "-ec", "slower", "-report", "w.json").expect(5);
        assertEquals(1, outcome.linesWith("observed by async-profiler; ").size(), outcome::out);
        List<String> why = outcome.linesWith("# Why Doc.work is slower");
        assertEquals(1, why.size(), outcome::out);
        assertTrue(why.get(0).contains(" in Doc.parse, which changed"), outcome::out);
        assertFalse(Files.readString(folder.resolve("w.json")).contains(")L;"), "functions have no descriptors");
    }

    /** The verdict is based on unobserved forks and does not change. */
    @Tag("nightly")
    @Test
    void observedForksThatDie_doNotChangeTheVerdict() throws IOException {
        Outcome outcome = run("work", "-why", "-jvmArgs", "-Ddoc.die=true", "-ec", "slower,failed").expect(5);
        assertEquals(1, outcome.linesWith("slower (").stream().filter(line -> line.contains("Doc.work")).count(),
                outcome::out);
        assertEquals(1,
                outcome.linesWith(
                        "# Why Doc.work differs is unknown: an observed fork of the candidate is not usable: ").size(),
                outcome::out);
        assertFalse(outcome.hasStackTrace(), outcome::out);
    }

    /** Long enough for forks to compile the method: interpreted methods have no names. */
    private static Path littleSlower() {
        return BenchmarkJar.build(jars.resolve("little.jar"), Release.OURS, "sample.Doc",
                SOURCE.replace("FACTOR", "4"));
    }

    /** Methods of real counts come from the forks of the verdict. */
    @Tag("nightly")
    @Test
    void changedMethod_isReportedByCounts() throws IOException {
        Counting.needsValgrind();
        Outcome outcome =
                Counting.jmh(littleSlower(), folder).run("Doc.work", "-count", "instructions", "-f", "3", "-why", "-vs",
                        baseline.toString(), "-ec", "slower", "-report", "c.json").expect(5);
        assertTrue(outcome.linesWith("# Why Doc.work is slower").get(0).contains(" in Doc.parse, which changed"),
                outcome::out);
        assertEquals(1, outcome.linesWith("# counted in 3 forks of each side, those of the verdict").size(),
                outcome::out);
        JsonObject work = JsonParser.parseString(Files.readString(folder.resolve("c.json"))).getAsJsonObject()
                .getAsJsonArray("explanations").get(0).getAsJsonObject().getAsJsonObject("time");
        assertEquals("instr/op", work.get("unit").getAsString());
        JsonObject culprit = work.getAsJsonArray("culprits").get(0).getAsJsonObject();
        assertTrue(culprit.get("method").getAsString().startsWith("sample.Doc.parse("), outcome::out);
        assertEquals(1, culprit.get("share").getAsDouble(), 0.1);
        assertEquals(List.of(), left());
    }

    /** An interrupted run is resumed; if too few new forks remain, it is reported that earlier ones have no methods. */
    @Tag("nightly")
    @Test
    void resumedCounts_showMethodsOfLaterForks() throws IOException {
        Counting.needsValgrind();
        List<String> arguments = List.of("Doc.work", "-count", "instructions", "-f", "3", "-why", "-vs",
                baseline.toString(), "-journal", "j.log");
        Path little = littleSlower();
        Counting.jmh(little, folder).launch(arguments).await("# Pair 1 of 3").signal("TERM").outcome().expect(143);
        assertEquals(List.of(), left());
        Outcome outcome = Counting.jmh(little, folder).run(new ArrayList<>(arguments), "-resume").expect(0);
        assertEquals(1, outcome.linesWith("# counted in 2 forks of each side, those of the verdict").size(),
                outcome::out);
    }

    /** Files that counting leaves in the temporary folder. */
    private List<String> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("jmh-")).toList();
        }
    }

    @Tag("nightly")
    @Test
    void vmWithoutFlightRecorder_isReported() throws IOException {
        Path script = folder.resolve("java-without");
        Files.writeString(script, """
                #!/bin/sh
                case "$*" in *StartFlightRecording*) echo "Unrecognized VM option" >&2; exit 1;; esac
                exec "%s/bin/java" "$@"
                """.formatted(System.getProperty("java.home")));
        assertTrue(script.toFile().setExecutable(true));
        Outcome outcome = run("work", "-why", "-vsJvm", script.toString(), "-ec", "slower").expect(5);
        assertEquals(1,
                outcome.linesWith("# Why Doc.work differs is unknown: an observed fork of the baseline is not usable: ")
                        .size(),
                outcome::out);
    }

    /** A benchmark of a nanosecond has no visible code but JMH's loop. */
    @Tag("nightly")
    @Test
    void emptyBenchmark_hasNoSuspiciousMethod() throws IOException {
        Outcome outcome = run("nothing", "-why", "all").expect(0);
        assertEquals(1, outcome.linesWith("# Why Doc.nothing is ").size(), outcome::out);
        assertTrue(outcome.out().contains("inconclusive"), outcome::out);
    }
}
