package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Jdks;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;

/** Tests two sides whose forks run one iteration each in turns. */
class AlternatingTest {

    /** Each iteration with a fixture appends the side to a file that both forks share. */
    private static final String SOURCE = """
            package sample;

            import java.io.IOException;
            import java.nio.file.*;
            import java.util.concurrent.TimeUnit;
            import org.openjdk.jmh.annotations.*;
            import org.openjdk.jmh.infra.Blackhole;

            @BenchmarkMode(Mode.AverageTime)
            @OutputTimeUnit(TimeUnit.MICROSECONDS)
            @Warmup(iterations = 2, time = 100, timeUnit = TimeUnit.MILLISECONDS)
            @Measurement(iterations = 3, time = 100, timeUnit = TimeUnit.MILLISECONDS)
            public class Turns {

                private static final String SIDE = System.getProperty("side", "new");

                @State(Scope.Benchmark)
                public static class Trace {

                    @Setup(Level.Iteration)
                    public void begin() throws IOException {
                        Files.write(Paths.get("trace"), (SIDE + " ").getBytes(), StandardOpenOption.CREATE,
                                StandardOpenOption.APPEND);
                    }
                }

                @Benchmark
                public void traced(Trace trace) {
                    Blackhole.consumeCPU(1000);
                }

                @Benchmark
                public void plain() {
                    Blackhole.consumeCPU(SIDE.equals("old") ? 1000 : Integer.getInteger("work", 1000));
                }

                @State(Scope.Benchmark)
                public static class Warming {
                    private double tokens = 20_000;

                    @Setup(Level.Iteration)
                    public void warmUp() {
                        tokens *= 0.85;
                    }
                }

                @Benchmark
                public void warmsUp(Warming state) {
                    Blackhole.consumeCPU(SIDE.equals("old") ? 2_500 : (long) state.tokens);
                }

                @State(Scope.Benchmark)
                public static class Fork {
                    private long tokens;

                    @Setup
                    public void count() throws IOException {
                        Path forks = Paths.get(SIDE + "-forks");
                        Files.write(forks, "x".getBytes(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                        String levels = SIDE.equals("old") ? "HLHLL" : "HHLLL";
                        tokens = levels.charAt((int) Files.size(forks) - 1) == 'H' ? 20_000 : 1000;
                    }
                }

                @Benchmark
                public void hasLevels(Fork fork) {
                    Blackhole.consumeCPU(fork.tokens);
                }

                @Benchmark
                @Group("group")
                public void one() {
                    Blackhole.consumeCPU(1000);
                }

                @Benchmark
                @Group("group")
                @GroupThreads(2)
                public void other() {
                    Blackhole.consumeCPU(1000);
                }

                @Benchmark
                public void exits() {
                    if (SIDE.equals("new")) {
                        System.exit(3);
                    }
                    Blackhole.consumeCPU(1000);
                }
            }
            """;

    @TempDir
    static Path jars;

    private static Path ours;

    @TempDir
    Path folder;

    @BeforeAll
    static void build() {
        ours = jar("ours.jar", Release.OURS);
    }

    private static Path jar(String name, Release release) {
        return BenchmarkJar.build(jars.resolve(name), release, "sample.Turns", SOURCE);
    }

    private Outcome run(String... arguments) {
        List<String> common = new ArrayList<>(List.of("-vsJvmArgs", "-Dside=old", "-rf", "json", "-rff", "out.json"));
        return Jmh.behindOurs(ours).in(folder).run(common, arguments);
    }

    private JsonObject result(String file) throws IOException {
        return JsonParser.parseString(Files.readString(folder.resolve(file))).getAsJsonArray().get(0).getAsJsonObject();
    }

    @Test
    void forks_runOneIterationEachInTurns() throws IOException {
        run("traced", "-f", "3", "-tol", "0.01%").expect(0);
        List<String> sides = List.of(Files.readString(folder.resolve("trace")).trim().split(" "));
        assertEquals(30, sides.size());
        assertEquals(15, Collections.frequency(sides, "old"));
        for (int pair = 0; pair < 3; pair++) {
            String first = sides.get(10 * pair);
            for (int turn = 0; turn < 10; turn++) {
                assertEquals(turn % 4 == 0 || turn % 4 == 3, sides.get(10 * pair + turn).equals(first),
                        sides::toString);
            }
        }
        assertEquals("100 ms", result("out.json").get("measurementTime").getAsString());
    }

    @EnabledOnOs(OS.LINUX)
    @Test
    void iterations_areSlices_andComparedByOwnTime() throws IOException {
        Outcome outcome = run("plain", "-f", "3", "-tol", "0.01%", "-report", "report.json").expect(0);
        assertTrue(outcome.out().contains("Both forks of a pair run in turns"), outcome::out);
        assertTrue(Files.readString(folder.resolve("report.json")).contains("\"order\": \"alternating\""),
                outcome::out);
        for (String file : List.of("out.json", "out-baseline.json")) {
            JsonObject result = result(file);
            assertEquals("alternating own 50 ms", result.get("sideOrder").getAsString() + " "
                    + result.get("clock").getAsString() + " " + result.get("measurementTime").getAsString());
            assertTrue(result.get("jvmArgs").toString().contains("-XX:-BackgroundCompilation"), result::toString);
            int warmups = result.get("warmupIterations").getAsInt();
            assertTrue(warmups >= 4 && warmups <= 80, "warmups " + warmups);
            assertEquals(2, result.get("givenWarmupIterations").getAsInt());
            JsonArray raw = result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData");
            JsonArray forks = result.getAsJsonObject("environment").getAsJsonArray("forks");
            assertEquals(3, forks.size());
            for (int fork = 0; fork < forks.size(); fork++) {
                int measured = raw.get(fork).getAsJsonArray().size();
                assertTrue(measured >= 6 && measured <= 18, "a busy machine triples 6 iterations at most: " + measured);
                assertEquals(measured, forks.get(fork).getAsJsonObject().getAsJsonArray("waiting").size());
            }
        }
    }

    /** In each iteration, the candidate becomes faster by 15 %, which is more than a busy machine adds. */
    @EnabledOnOs(OS.LINUX)
    @Test
    void sideThatStillGetsFaster_isUndecided_andSaysSo() throws IOException {
        Outcome outcome = run("warmsUp", "-wi", "10", "-i", "5", "-f", "3", "-report", "report.json").expect(0);
        String out = outcome.out().replaceAll("\\s+#?\\s*", " ");
        assertTrue(out.contains("undecided") && out.contains("not warm: "), outcome::out);
        assertTrue(out
                .matches(".*in the last iterations of the warmup, the score changes by -[^:]* in the candidate[^:]*: "
                        + "give both sides more warmup, such as -wi 50.*"),
                outcome::out);
        assertTrue(Files.readString(folder.resolve("report.json")).contains("the last iterations of the warmup"),
                outcome::out);
        JsonObject result = result("out.json");
        for (JsonElement fork : result.getAsJsonObject("environment").getAsJsonArray("forks")) {
            double change = fork.getAsJsonObject().getAsJsonArray("warmth").get(0).getAsDouble();
            assertTrue(change < 0 && change > -0.5, result::toString);
        }
    }

    /** Of five pairs, two have forks of different levels. */
    @Test
    void forksAtLevels_areNotedOnConsoleInJsonAndOnThePage() throws IOException {
        Outcome outcome = run("hasLevels", "-wi", "2", "-i", "3", "-f", "5", "-tol", "0.01%", "-report", "report.json",
                "-report", "report.html").expect(0);
        String levels = "us/op (3 forks), ";
        String shared = "both forks have the same level in 3 of 5 pairs, which show a change of ";
        String out = outcome.out().replaceAll("\\s+#?\\s*", " ");
        assertTrue(out.contains("WARNING: forks differ in levels") && out.contains(levels) && out.contains(shared),
                outcome::out);
        for (String file : List.of("report.json", "report.html")) {
            String report = Files.readString(folder.resolve(file));
            assertTrue(report.contains(levels) && report.contains(shared), report);
        }
    }

    private void assertOwnTime(JsonObject result) {
        String name = result.get("benchmark").getAsString() + " " + result.get("mode").getAsString();
        assertEquals("alternating own", result.get("sideOrder").getAsString() + " " + result.get("clock").getAsString(),
                name);
        for (JsonElement fork : result.getAsJsonObject("environment").getAsJsonArray("forks")) {
            JsonArray waiting = fork.getAsJsonObject().getAsJsonArray("waiting");
            assertEquals(2, waiting.size(), name);
            waiting.forEach(share -> assertTrue(share.getAsDouble() >= 0 && share.getAsDouble() <= 1, name + waiting));
        }
    }

    @EnabledOnOs(OS.LINUX)
    @Tag("nightly")
    @Test
    void groupsThreadsAndModes_haveOwnTime_butSingleShots() throws IOException {
        Outcome outcome = run("plain|group", "-bm", "all", "-t", "3", "-wi", "2", "-w", "20ms", "-i", "2", "-r", "20ms",
                "-f", "3").expect(0);
        int ownTime = 0;
        for (JsonElement result : JsonParser.parseString(Files.readString(folder.resolve("out.json")))
                .getAsJsonArray()) {
            assertEquals(3, result.getAsJsonObject().get("threads").getAsInt());
            if (result.getAsJsonObject().get("mode").getAsString().equals("ss")) {
                assertNull(result.getAsJsonObject().get("clock"));
            } else {
                assertOwnTime(result.getAsJsonObject());
                ownTime++;
            }
        }
        assertEquals(6, ownTime, outcome::out);
        assertTrue(outcome.out().replaceAll("\\s+#?\\s*", " ").contains("other, as single shots"), outcome::out);
    }

    @EnabledOnOs(OS.LINUX)
    @Test
    void virtualThreads_haveOwnTime() throws IOException {
        Optional<Path> jdk = Jdks.atLeast(21);
        assumeTrue(jdk.isPresent(), "no JDK 21 or newer beside the running one");
        Jmh.behindOurs(ours).on(jdk.get()).in(folder).run(List.of("-vsJvmArgs", "-Dside=old -Djmh.executor=VIRTUAL"),
                "plain", "-jvmArgs", "-Djmh.executor=VIRTUAL", "-wi", "2", "-w", "20ms", "-i", "2", "-r", "20ms", "-f",
                "3", "-rf", "json", "-rff", "out.json").expect(0);
        assertOwnTime(result("out.json"));
    }

    @Test
    void wallTime_isComparedOnRequest() throws IOException {
        run("plain", "-wi", "1", "-i", "1", "-f", "3", "-clock", "wall", "-jvmArgsAppend", "-XX:+BackgroundCompilation")
                .expect(0);
        assertNull(result("out.json").get("clock"));
        assertFalse(result("out.json").get("jvmArgs").toString().contains("-BackgroundCompilation"));
    }

    @Test
    void forksOfAnotherJmh_runOneAfterTheOther_andALineSaysSo() throws IOException {
        Path old = jar("old.jar", Release.OLDEST);
        Outcome outcome = run("plain", "-wi", "1", "-i", "2", "-r", "20ms", "-f", "3", "-vs", old.toString()).expect(0);
        assertTrue(outcome.out().replaceAll("\\s+#?\\s*", " ")
                .contains("1 benchmark: one fork after the other, as the baseline has another version of JMH"),
                outcome::out);
        assertNull(result("out.json").get("sideOrder"));
    }

    @Test
    void lostFork_endsTheOther_andTheRun() {
        Outcome outcome = run("exits", "-wi", "1", "-i", "1", "-f", "3", "-ec", "failed").expect(3);
        assertTrue(outcome.out().contains("a fork of the candidate failed"), outcome::out);
    }
}
