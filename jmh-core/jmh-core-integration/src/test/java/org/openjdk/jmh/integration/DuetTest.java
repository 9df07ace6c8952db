package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;

/** Tests two sides whose forks run concurrently, each on half of the cores. */
class DuetTest {

    /**
     * Each fork writes a file: its side, its cores, when its trial began, and when it ended unless it was killed. On
     * request, it waits for the file of the other fork of its block, for a limited number of milliseconds.
     */
    private static final String SOURCE = """
            package sample;

            import java.io.File;
            import java.io.IOException;
            import java.nio.file.*;
            import java.util.concurrent.TimeUnit;
            import org.openjdk.jmh.annotations.*;
            import org.openjdk.jmh.infra.Blackhole;

            @State(Scope.Benchmark)
            @BenchmarkMode(Mode.AverageTime)
            @OutputTimeUnit(TimeUnit.MICROSECONDS)
            public class Duo {

                private static final String SIDE = System.getProperty("side", "new");
                private Path trace;

                @Setup
                public void begin() throws IOException, InterruptedException {
                    String cores = "";
                    for (String line : Files.readAllLines(Paths.get("/proc/self/status"))) {
                        if (line.startsWith("Cpus_allowed_list:")) {
                            cores = line.substring(18).trim();
                        }
                    }
                    String began = String.valueOf(System.currentTimeMillis());
                    trace = Files.createTempFile(Paths.get("."), "trace-", "");
                    append(SIDE + " " + cores + " " + began);
                    int begun = begun();
                    long end = System.currentTimeMillis() + Integer.getInteger("meet", 0);
                    while (begun() < begun + begun % 2 && System.currentTimeMillis() < end) {
                        Thread.sleep(10);
                    }
                }

                private static int begun() {
                    return new File(".").list((folder, name) -> name.startsWith("trace-")).length;
                }

                @TearDown
                public void end() throws IOException {
                    append(String.valueOf(System.currentTimeMillis()));
                }

                private void append(String word) throws IOException {
                    Files.write(trace, (word + " ").getBytes(), StandardOpenOption.APPEND);
                }

                @Benchmark
                public void changed() {
                    Blackhole.consumeCPU(2L * FACTOR * Integer.getInteger("factor", 1));
                }

                @Benchmark
                public int exits() {
                    if (SIDE.equals(System.getProperty("exits"))) {
                        System.exit(3);
                    }
                    return 1;
                }

                @Benchmark
                public int killsItsHost() {
                    if (SIDE.equals("old")) {
                        ProcessHandle.current().parent().get().destroyForcibly();
                    }
                    return 1;
                }
            }
            """;

    private static final List<String> SHORT = List.of("-wi", "1", "-w", "50ms", "-i", "3", "-r", "100ms");

    @TempDir
    static Path jars;

    private static Path candidate;

    @TempDir
    Path folder;

    private record Trace(String side, String cores, long begin, long end) {
    }

    @BeforeAll
    static void build() {
        Assumptions.assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "a duet needs two cores");
        candidate = jar("candidate.jar", Release.OURS, 1000);
    }

    private static Path jar(String name, Release release, int factor) {
        return BenchmarkJar.build(jars.resolve(name), release, "sample.Duo",
                SOURCE.replace("FACTOR", String.valueOf(factor)));
    }

    private Jmh jmh() {
        return Jmh.behindOurs(candidate).in(folder);
    }

    private Outcome run(String... arguments) {
        List<String> common = new ArrayList<>(SHORT);
        common.addAll(List.of("-sideOrder", "duet"));
        return jmh().run(common, arguments);
    }

    private JsonObject compared() throws IOException {
        return JsonParser.parseString(Files.readString(folder.resolve("ab.json"))).getAsJsonObject()
                .getAsJsonArray("comparisons").get(0).getAsJsonObject();
    }

    /** A fork that is ended together with the other one may not have written anything. */
    private List<Trace> traces() throws IOException {
        List<Trace> traces = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(path -> path.getFileName().toString().startsWith("trace-")).toList()) {
                String[] words = Files.readString(file).split(" ");
                if (words.length > 2) {
                    traces.add(new Trace(words[0], words[1], Long.parseLong(words[2]),
                            words.length > 3 ? Long.parseLong(words[3]) : Long.MAX_VALUE));
                }
            }
        }
        traces.sort((one, other) -> Long.compare(one.begin(), other.begin()));
        return traces;
    }

    @Tag("nightly")
    @Test
    void slowerJar_isFoundBesideTheOldestJmh() throws IOException {
        slowerJar_isFound(Release.OLDEST);
    }

    @Test
    @Tag("nightly")
    void slowerJar_isFoundBesideThisJmh() throws IOException {
        slowerJar_isFound(Release.OURS);
    }

    private void slowerJar_isFound(Release release) throws IOException {
        Path baseline = jar(release + ".jar", release, 1);
        Outcome outcome = run("changed", "-vs", baseline.toString(), "-report", "ab.json", "-rff", "sides.json", "-ec",
                "slower", "-f", "12").expect(5);
        assertEquals("slower", compared().get("verdict").getAsString(), outcome::out);
        assertEquals("duet", compared().get("order").getAsString());
        assertEquals(1, outcome.linesWith("# Duet: both forks of a pair run at the same time, on ").size(),
                outcome::out);
        assertEquals(1, outcome.linesWith("# Duet: iterations of both sides began ").size(), outcome::out);
        assertEquals(1,
                outcome.linesWith("# in parentheses: pairs of forks, one of each side, at the same time").size(),
                outcome::out);
        int blocks = compared().getAsJsonArray("looks").size();
        assertEquals("duet", Json.only(folder.resolve("sides.json")).get("sideOrder").getAsString());
        assertEquals(blocks, Json.only(folder.resolve("sides.json")).get("forks").getAsInt());
        assertEquals(blocks, Json.only(folder.resolve("sides-baseline.json")).get("forks").getAsInt());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void forksOfABlock_runConcurrentlyOnDisjointCoresThatTheySwap() throws IOException {
        Outcome outcome =
                jmh().run("changed", "-sideOrder", "duet", "-vsJvmArgs", "-Dside=old", "-jvmArgsAppend",
                        "-Dmeet=60000", "-f", "4", "-tol", "0.1%", "-t", "max", "-wi", "0", "-i", "1", "-r", "50ms",
                        "-rf",
                        "json").expect(0);
        List<Trace> traces = traces();
        assertTrue(traces.size() >= 6, outcome::out);
        for (int i = 0; i < traces.size(); i += 2) {
            Trace one = traces.get(i);
            Trace other = traces.get(i + 1);
            assertNotEquals(one.side(), other.side(), outcome::out);
            assertTrue(one.begin() < other.end() && other.begin() < one.end(), outcome::out);
            assertNotEquals(one.cores(), other.cores(), outcome::out);
        }
        assertEquals(2, traces.stream().filter(trace -> trace.side().equals("old")).map(Trace::cores).limit(4)
                .distinct().count(), outcome::out);
        assertEquals(Runtime.getRuntime().availableProcessors() / 2,
                Json.only(folder.resolve("jmh-result.json")).get("threads").getAsInt());
    }

    /** Each measurement would take a minute. */
    @Test
    void lostFork_endsTheOtherForkAndLosesTheBlock() throws IOException {
        assertLostBlock("old");
    }

    @Test
    @Tag("nightly")
    void lostForkOfTheCandidate_endsTheBaselinesFork() throws IOException {
        assertLostBlock("new");
    }

    private void assertLostBlock(String exiting) throws IOException {
        Outcome outcome = jmh().run("exits", "-sideOrder", "duet", "-vsJvmArgs", "-Dside=old", "-jvmArgsAppend",
                "-Dexits=" + exiting, "-wi", "0", "-i", "1", "-r", "60s", "-ec", "failed").expect(3);
        String side = exiting.equals("old") ? "baseline" : "candidate";
        assertEquals(1, outcome.linesWith("# Pair 2, Duo.exits: no result yet; no more pairs").size(),
                outcome::out);
        assertEquals(2,
                outcome.linesWith("a fork of the " + side + " failed: VM prematurely exited before JMH had finished")
                        .stream().filter(line -> !line.contains("forks lost") && line.startsWith("# WARNING")).count(),
                outcome::out);
        assertFalse(outcome.out().contains("a fork of the " + (exiting.equals("old") ? "candidate" : "baseline")),
                outcome::out);
        assertTrue(traces().stream().allMatch(trace -> trace.end() == Long.MAX_VALUE), outcome::out);
    }

    @Tag("nightly")
    @Test
    void killedHost_losesItsBlockAndIsReplaced() {
        Outcome outcome = run("killsItsHost", "-vsJvmArgs", "-Dside=old", "-ec", "failed").expect(3);
        assertEquals(2, outcome.linesWith("a fork of the baseline failed: its host ended with exit code 137").stream()
                .filter(line -> !line.contains("forks lost") && line.startsWith("# WARNING")).count(), outcome::out);
    }

    /** The other fork waits for it, and must not wait for ever. */
    @Tag("nightly")
    @Test
    void forkThatDoesNotStart_losesItsBlock() {
        Outcome outcome = run("changed", "-vsJvmArgs", "-Dx=1 --dry-run", "-ec", "failed").expect(3);
        assertEquals(2, outcome.linesWith("a fork of the baseline failed: ").stream()
                .filter(line -> !line.contains("forks lost") && line.startsWith("# WARNING")).count(), outcome::out);
        assertFalse(outcome.out().contains("it hung"), outcome::out);
    }

    private void assertRefused(String reason, String... arguments) {
        Outcome outcome = run(arguments).expect(1);
        String all = (outcome.out() + outcome.err()).replaceAll("\\s*\\R#?\\s*", " ");
        assertTrue(all.contains(reason), all);
        assertFalse(outcome.hasStackTrace(), outcome::err);
        assertEquals(List.of(), outcome.linesWith("# Pair"));
    }

    @Test
    void unsupportedDuet_isRejectedBeforeAnythingRuns() {
        int cores = Runtime.getRuntime().availableProcessors();
        assertRefused(
                "sample.Duo.changed (mode=avgt) runs " + cores + " threads on each side, which needs " + 2 * cores
                        + " cores. This process may use " + cores,
                "changed", "-vsJvmArgs", "-Dside=old", "-t",
                String.valueOf(cores));
        assertRefused("-sideOrder duet applies to runs of two sides: name the baseline with", "changed");
        assertRefused("-f 0 does not fit a comparison of two sides", "changed", "-vsJvmArgs", "-Dside=old", "-f", "0");
        Outcome outcome = jmh().run("-sideOrder", "trio", "-vs", candidate.toString()).expect(1);
        assertTrue(
                outcome.err().contains(
                        "-sideOrder trio is not a valid way to run two sides: alternating, interleaved or duet"),
                outcome::err);
    }

    @Tag("nightly")
    @Test
    void killedRun_continuesFromItsJournalWithWholeBlocks() throws IOException {
        List<String> arguments = new ArrayList<>(SHORT);
        arguments.addAll(List.of("changed", "-vsJvmArgs", "-Dside=old", "-f", "5", "-tol", "0.1%", "-journal",
                "ab.journal", "-rff", "out.json"));
        jmh().launch(arguments, "-sideOrder", "duet").await("# Pair 2 of ").signal("KILL").outcome();
        Outcome other = jmh().run(arguments, "-resume").expect(1);
        assertTrue(other.err().contains("the order of sides"), other::err);
        Outcome resumed = jmh().run(arguments, "-resume", "-sideOrder", "duet").expect(0);
        assertEquals(List.of(), resumed.linesWith("# Pair 2, "), resumed::out);
        assertTrue(resumed.linesWith("# Journal: ").stream()
                .anyMatch(line -> line.matches("# Journal: [468] forks are taken from it; .*")), resumed::out);
        int forks = Json.only(folder.resolve("out.json")).get("forks").getAsInt();
        assertEquals(forks, Json.only(folder.resolve("out-baseline.json")).get("forks").getAsInt());
        assertTrue(forks >= 3 && forks <= 5, resumed::out);
    }
}
