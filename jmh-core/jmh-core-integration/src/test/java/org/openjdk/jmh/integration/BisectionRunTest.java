package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Counting;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Refusal;

/** Tests bisection of several versions of a benchmark. */
class BisectionRunTest {

    private static final String SOURCE = """
            package sample;

            import java.util.concurrent.TimeUnit;
            import org.openjdk.jmh.annotations.*;

            @State(Scope.Benchmark)
            @BenchmarkMode(Mode.AverageTime)
            @OutputTimeUnit(TimeUnit.MICROSECONDS)
            public class Doc {

                @Benchmark
                public void NAME() throws InterruptedException {
                    Thread.sleep(FACTOR);
                }

                @Benchmark
                public void other() {
                }
            }
            """;

    private static final List<String> SHORT = List.of("-wi", "1", "-w", "10ms", "-i", "2", "-r", "20ms");

    @TempDir
    static Path jars;

    @TempDir
    Path folder;

    /** The tenth sleeps ten times as long, which a busy machine hardly hides; the eighth renames the benchmark. */
    @BeforeAll
    static void build() {
        for (int version : new int[] {1, 2, 8, 9, 10, 11}) {
            jar("doc-" + version, version == 1 ? Release.OLDEST : Release.OURS, version == 8 ? "renamed" : "work",
                    version >= 10 ? 60 : 6);
        }
    }

    private static Path jar(String file, Release release, String method, int millis) {
        return BenchmarkJar.build(jars.resolve(file + ".jar"), release, "sample.Doc",
                SOURCE.replace("NAME", method).replace("FACTOR", String.valueOf(millis)));
    }

    private Outcome run(String... arguments) {
        return Jmh.of(jars.resolve("doc-11.jar")).in(folder).run(new ArrayList<>(SHORT), arguments);
    }

    /** Not up to the last warmup iteration that is allowed on a busy machine. */
    @Test
    void forks_endTheirWarmupWhenTheirScoresSettle() {
        Outcome outcome = Jmh.of(jars.resolve("doc-11.jar")).in(folder).run(List.of("work", "-budget", "1s"), "-bisect",
                jars.resolve("doc-2.jar").toString(), "-bisect", jars.resolve("doc-11.jar").toString()).expect(6);
        assertTrue(
                outcome.out().replaceAll("\\s+#?\\s*", " ")
                        .matches(".*Each fork warms up until its scores settle.*20 forks of each, [\\d.]+ s a fork.*"),
                outcome::out);
    }

    @Test
    void change_isFoundAmongJarsInNumericOrder() {
        Outcome outcome = run("work", "-why", "-bisect", jars.resolve("doc-*.jar").toString()).expect(0);
        assertEquals(1, outcome.linesWith("# Scores are wall time").size(), "iterations of the first are short");
        assertEquals(1, outcome.lines().stream()
                .filter(line -> line.startsWith("doc-10.jar made Doc.work slower: +")).count(), outcome::out);
        assertTrue(outcome.out().replaceAll("\\s+#?\\s*", " ").contains(", doc-1.jar to doc-11.jar, 5 versions"),
                outcome::out);
        assertEquals(1, outcome.linesWith("-vs " + jars.resolve("doc-9.jar")).size(), outcome::out);
        assertEquals(List.of(), outcome.linesWith("doc-8.jar:"), outcome::out);
        String out = outcome.out().replaceAll("\\s+#?\\s*", " ");
        assertTrue(out.contains("Changed code that it runs, for example: sample.Doc.work"),
                outcome::out);
        assertTrue(
                out.contains(
                        "Why Doc.work differs is unknown: an observed fork of the candidate is not usable: it has "),
                outcome::out);
        assertFalse(outcome.hasStackTrace(), outcome::err);
    }

    /** The eighth has no such benchmark, so forks cannot distinguish whether it or the ninth made the change. */
    @Tag("nightly")
    @Test
    void versionsWithoutTheBenchmark_areCandidatesTogetherWithTheNext() {
        Outcome outcome = run("work", "-vsall", "-bisect", jars.resolve("doc-2.jar").toString(), "-bisect",
                jars.resolve("doc-8.jar").toString(), "-bisect", jars.resolve("doc-11.jar").toString()).expect(0);
        assertEquals(1, outcome.linesWith("doc-8.jar does not have the benchmark and is left out").size(),
                outcome::out);
        assertTrue(
                outcome.out().replaceAll("\\s+", " ").contains("One of doc-8.jar to doc-11.jar made Doc.work slower"),
                outcome::out);
    }

    @Test
    void equalEnds_giveNoBisection() throws Exception {
        Outcome outcome = run("work", "-f", "4", "-tol", "95%", "-rff", "doc.json", "-bisect",
                jars.resolve("doc-9.jar").toString(),
                "-bisect", jars.resolve("doc-2.jar").toString(), "-bisect", jars.resolve("doc-2.jar").toString())
                .expect(6);
        assertTrue(outcome.out().contains("doc-9.jar"), outcome::out);
        assertTrue(
                outcome.out().replaceAll("\\s+", " ").matches(".*(no difference between|could not be distinguished).*"),
                outcome::out);
        assertEquals(List.of(), outcome.linesWith("brought it"), outcome::out);
        boolean own = Files.exists(Path.of("/proc/self/schedstat"));
        assertEquals(own ? 1 : 0, outcome.linesWith("# Scores are own time").size(), outcome::out);
        assertEquals(own, Files.readString(folder.resolve("doc.json")).contains("\"clock\": \"own\""));
    }

    /** A budget ends the run after a few forks at most; the same journal continues it to the end. */
    @Tag("nightly")
    @Test
    void journal_continuesAfterABudgetEnded() throws Exception {
        String[] jarsAndFiles =
                {"work", "-bisect", jars.resolve("doc-*.jar").toString(), "-journal", "doc.journal", "-rff",
                    "doc.json"};
        Outcome first = run(with(jarsAndFiles, "-budget", "1s")).expect(6);
        assertEquals(1, first.linesWith("# The budget of").size(), first::out);
        assertFalse(Files.readString(folder.resolve("doc.json")).contains("found"));
        Outcome second = run(with(jarsAndFiles, "-resume")).expect(0);
        assertTrue(second.out().contains("doc-10.jar made Doc.work slower: +"), second::out);
        String json = Files.readString(folder.resolve("doc.json"));
        assertTrue(json.contains("\"state\": \"found\"") && json.contains("\"first\": \"doc-10.jar\""), json);
        Outcome third = run(with(jarsAndFiles, "-resume")).expect(0);
        assertEquals(List.of(), third.linesWith("# Fork"), third::out);
        Outcome other = run("work", "-bisect", jars.resolve("doc-9.jar").toString(), "-bisect",
                jars.resolve("doc-11.jar").toString(), "-journal", "doc.journal", "-resume").expect(1);
        assertTrue(other.err().contains("belongs to another run: the list of versions was"), other::err);
    }

    /** Only the second of four is slower; the first and last are equal within the noise of sleeping. */
    @Tag("nightly")
    @Test
    void allChanges_areFoundAndWrittenLargestFirst() throws Exception {
        List<String> arguments =
                new ArrayList<>(List.of("work", "-bisectAll", "-tol", "90%", "-f", "3", "-rff", "all.json"));
        for (int version : new int[] {2, 10, 9, 1}) {
            arguments.addAll(List.of("-bisect", jars.resolve("doc-" + version + ".jar").toString()));
        }
        Outcome outcome = run(arguments.toArray(new String[0])).expect(0);
        String out = outcome.out().replaceAll("\\s+", " ");
        assertTrue(out.contains("doc-10.jar made Doc.work slower: +"), outcome::out);
        assertTrue(out.contains("doc-9.jar made Doc.work faster: -"), outcome::out);
        assertTrue(out.contains("What doc-10.jar changed, doc-9.jar undid: "), outcome::out);
        String json = Files.readString(folder.resolve("all.json"));
        assertTrue(json.contains("\"changes\": [") && json.contains("\"unlocated\": []"), json);
    }

    /** Some versions do more work in a method. */
    private static Path counted(int version, int rounds) {
        return BenchmarkJar.build(jars.resolve("spin-" + version + ".jar"), Release.OURS, "sample.Spin", """
                package sample;

                import org.openjdk.jmh.annotations.*;

                @State(Scope.Benchmark)
                @BenchmarkMode(Mode.AverageTime)
                public class Spin {

                    long state = 1;

                    @Benchmark
                    public long spin() {
                        long value = state;
                        for (int i = 0; i < ROUNDS; i++) {
                            value ^= value << 13;
                            value ^= value >>> 7;
                            value ^= value << 17;
                        }
                        return state = value;
                    }
                }
                """.replace("ROUNDS", String.valueOf(rounds)));
    }

    /** Beside programs that use each processor ten times over, a fork takes three minutes. */
    private Outcome countedRun(Path jar, String... arguments) {
        Counting.needsValgrind();
        return Counting.jmh(jar, folder).within(30).run(arguments);
    }

    /** Two percent more rounds, which times cannot show on a busy machine. */
    @Test
    @Tag("nightly")
    void smallChange_isFoundByCounts() throws Exception {
        List<String> arguments = new ArrayList<>();
        int[] rounds = {1000, 1001, 1021, 1020};
        for (int version = 0; version < rounds.length; version++) {
            arguments.addAll(List.of("-bisect", counted(version, rounds[version]).toString()));
        }
        Outcome outcome = countedRun(jars.resolve("spin-3.jar"), with(arguments.toArray(new String[0]), "spin",
                "-count", "instructions", "-rff", "spin.json")).expect(0);
        assertTrue(outcome.out().replaceAll("\\s+", " ").contains("spin-2.jar made Spin.spin slower: +2."),
                outcome::out);
        assertTrue(outcome.linesWith("# Once more: ").get(0).endsWith(" -count instructions -why"), outcome::out);
        assertTrue(Files.readString(folder.resolve("spin.json")).contains("\"unit\": \"instr/op\""));
        assertTrue(outcome.linesWith("# Fork ").size() <= 12, outcome::out);
    }

    @Test
    @Tag("nightly")
    void methodThatMadeItSlower_isReported() throws Exception {
        Outcome outcome = Jmh.of(counted(3, 30_000)).in(folder).run("spin", "-why", "-rff", "why.json", "-bisect",
                counted(1, 1000).toString(), "-bisect", counted(2, 1001).toString(), "-bisect",
                jars.resolve("spin-3.jar").toString(), "-wi", "1", "-w", "200ms", "-i", "3", "-r", "200ms").expect(0);
        String out = outcome.out().replaceAll("\\s+#?\\s*", " ");
        assertTrue(out.contains("spin-3.jar made Spin.spin slower: "), outcome::out);
        assertTrue(out.contains("Why Spin.spin is slower, ") && out.contains(" in Spin.spin, which changed"),
                outcome::out);
        assertTrue(Files.readString(folder.resolve("why.json")).contains("\"culprits\": ["));
    }

    /** A longer sleep executes no more instructions. Forks that count sleep a thousand times. */
    @Test
    @Tag("nightly")
    void changeWithoutDifferentCounts_isFoundByTime() {
        List<Path> naps = new ArrayList<>();
        for (int millis : new int[] {1, 1, 10}) {
            naps.add(jar("nap-" + naps.size(), Release.OURS, "work", millis));
        }
        Outcome outcome = countedRun(naps.get(2), "work", "-bisect", naps.get(0).toString(), "-bisect",
                naps.get(1).toString(), "-bisect", naps.get(2).toString(), "-f", "3", "-tol", "50%", "-count",
                "instructions", "-wi", "1", "-w", "50ms", "-i", "2", "-r", "50ms")
                .expect(0);
        assertEquals(1, outcome.linesWith("# By counts of instructions, ").size(), outcome::out);
        assertTrue(outcome.out().replaceAll("\\s+", " ").contains("nap-2.jar made Doc.work slower: +"), outcome::out);
    }

    private static String[] with(String[] arguments, String... others) {
        return Stream.concat(Stream.of(arguments), Stream.of(others)).toArray(String[]::new);
    }

    @Test
    void severalBenchmarks_areRejected() {
        Outcome outcome = run("-bisect", jars.resolve("doc-2.jar").toString(), "-bisect",
                jars.resolve("doc-11.jar").toString()).expect(1);
        assertTrue(outcome.err().contains("-bisect takes one benchmark, but these are 2: sample.Doc.other"),
                outcome::err);
    }

    @Test
    void meaninglessOptions_areRejected() {
        String jar = jars.resolve("doc-2.jar").toString();
        assertTrue(Refusal.of("work", "-bisectAll").contains("-bisectAll needs the jars of all versions"));
        assertTrue(Refusal.of("work", "-bisect", jar).contains("is a single version"));
        assertTrue(Refusal.of("work", "-bisect", "no-such-*.jar").contains("no-such-*.jar: no such file"));
        assertTrue(Refusal.of("work", "-bisect", jar, "-bisect", jar, "-shard", "1/2").endsWith("leave it out"));
        assertTrue(Refusal.of("work", "-bisect", jar, "-bisect", jar, "-rf", "csv")
                .contains("-bisect can only write JSON: use -rf json"));
        assertTrue(Refusal.of("work", "-bisect", jar, "-bisect", jar, "-wf", "2").contains("-wf 2"));
        assertTrue(Refusal.of("work", "-bisect", jar, "-bisect", jar, "-whyall").contains("-why all"));
    }
}
