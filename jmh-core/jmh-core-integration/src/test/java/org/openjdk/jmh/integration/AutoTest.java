package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests runs without numbers ({@code -rf auto}), with shorter iterations than their defaults. */
class AutoTest {

    private static final String GROWING = """
            package sample;

            import java.io.IOException;
            import java.nio.file.*;
            import org.openjdk.jmh.annotations.*;
            import org.openjdk.jmh.infra.Blackhole;

            @State(Scope.Benchmark)
            @BenchmarkMode(Mode.AverageTime)
            public class Growing {

                long tokens;

                @Setup
                public void grow() throws IOException {
                    Path forks = Paths.get("forks");
                    long last = Files.exists(forks) ? Files.size(forks) : 1;
                    Files.write(forks, new byte[(int) (8 * last)]);
                    tokens = 100 * last;
                }

                @Benchmark
                public void burn() {
                    Blackhole.consumeCPU(tokens);
                }
            }
            """;

    @TempDir
    Path folder;

    private Path json() {
        return folder.resolve("result.json");
    }

    private Outcome run(String... more) {
        return ThisVm.in(folder).run(List.of("SteadyBenchmark", "-rf", "auto,json", "-rff", json().toString(), "-w",
                "10ms", "-r", "10ms", "-env", "false"), more).expect(0);
    }

    private static int bound(JsonObject settings, String phase, String which) {
        return settings.getAsJsonObject(phase).get(which).getAsInt();
    }

    /** A precision of half the mean is so loose that roughly similar forks meet it. */
    @Test
    void runWithoutNumbers_endsAtTheWantedPrecision() {
        Outcome outcome = run("-st", "90%");
        JsonObject result = Json.only(json());
        JsonObject settings = Json.reconfiguration(result).getAsJsonObject("settings");
        assertEquals(50, bound(settings, "warmupIterations", "maximum"));
        assertEquals(10, bound(settings, "forks", "maximum"));
        assertEquals(2, bound(settings, "forks", "minimum"));
        assertEquals(5, settings.get("measurementIterations").getAsInt());
        assertTrue(Json.forks(result).size() < 10, outcome::out);
        JsonObject verdict = Json.reconfiguration(result).getAsJsonObject("verdict");
        assertEquals(0.9, verdict.get("wanted").getAsDouble());
        assertTrue(verdict.get("precision").getAsDouble() <= 0.9, verdict::toString);
        assertEquals(1, outcome.linesWith("# Dynamic reconfiguration took ").size(), outcome::out);
        assertFalse(outcome.out().contains("a static run takes"), outcome::out);
    }

    @Test
    void runWithoutTheWantedPrecision_printsTheRequiredForks() {
        Outcome outcome = run("-st", "0.01%", "-f", "3", "-wi", "6");
        JsonObject result = Json.only(json());
        assertEquals(3, Json.forks(result).size());
        assertNotEquals("good", Json.reconfiguration(result).getAsJsonObject("verdict").get("trust").getAsString());
        assertEquals(1, outcome.printed().lines().filter(line -> line.contains("(wanted 0.01 %)")
                && !line.startsWith("#")).count(), outcome::out);
    }

    /** Each fork takes eight times as long as the one before, so that not even a hundred would do. */
    @Test
    void forksThatVaryTooMuch_areNotSuggested() {
        Path jar = BenchmarkJar.build(folder.resolve("growing.jar"), Release.OURS, "sample.Growing", GROWING);
        Outcome outcome = Jmh.behindOurs(jar).in(folder).run("Growing", "-auto", "-w", "10ms", "-r", "10ms", "-env",
                "false", "-f", "3", "-wi", "6").expect(0);
        String verdict = outcome.out().replaceAll("\\s+", " ");
        assertTrue(verdict.contains(" (wanted 2 %)"), outcome::out);
        assertTrue(verdict.contains(": even 100 forks would not do (stop other programs, compare two sides in one run, "
                + "or raise -st"), outcome::out);
    }

    @Tag("nightly")
    @Test
    void budget_limitsTheForks() {
        run("-st", "0.01%", "-budget", "20s", "-wi", "12");
        JsonObject settings = Json.reconfiguration(Json.only(json())).getAsJsonObject("settings");
        int nominal = (int) (20 / (0.5 + (12 + 5) * 0.01));
        assertTrue(bound(settings, "forks", "maximum") > nominal, settings::toString);
        assertTrue(Json.forks(Json.only(json())).size() > 2, settings::toString);
    }

    @Test
    void boundsThatLeaveNothingToSave_giveAHint() {
        Outcome outcome =
                ThisVm.in(folder).run("(Neighbour|Steady)Benchmark", "-rf", "dynamic", "-w", "10ms", "-r", "10ms",
                        "-wi", "5", "-i", "2", "-f", "1").expect(0);
        assertEquals(1, outcome.linesWith("# HINT: 5 warmup iterations and 1 fork leave nothing to decide: -wi 50 -f 5 "
                + "would, or choose no numbers at all with -auto").size(), outcome::out);
    }
}
