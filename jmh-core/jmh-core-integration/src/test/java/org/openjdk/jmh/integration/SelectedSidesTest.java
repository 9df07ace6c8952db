package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;

/** Tests which benchmarks of two jars are compared: those in both jars that may have changed. */
class SelectedSidesTest {

    /**
     * All but one have the same code on both sides, but different work, which depends on the name of their jar.
     * Slower ones are slower by a factor of ten thousand, which a busy machine cannot hide in three blocks.
     */
    private static final String SOURCE = """
            package sample;

            import java.util.concurrent.TimeUnit;
            import org.openjdk.jmh.annotations.*;
            import org.openjdk.jmh.infra.Blackhole;

            @BenchmarkMode(Mode.AverageTime)
            @OutputTimeUnit(TimeUnit.MICROSECONDS)
            @Fork(1)
            public class Suite {

                static long disguised() {
                    return System.getProperty("java.class.path").contains("slow") ? 10_000_000 : 1_000;
                }

                @State(Scope.Benchmark)
                public static class Changed {

                    @Benchmark
                    public void run() {
                        Blackhole.consumeCPU(WORK);
                    }
                }

                ALIKE
            }
            """;

    private static final String ALIKE = """

                @State(Scope.Benchmark)
                public static class AlikeN {

                    @Benchmark
                    public void run() {
                        Blackhole.consumeCPU(disguised());
                    }
                }
            """;

    /** One state has an additional field in the candidate, the other one an additional parameter. */
    private static final String STATES = """
            package sample;

            import java.util.concurrent.TimeUnit;
            import org.openjdk.jmh.annotations.*;

            @BenchmarkMode(Mode.AverageTime)
            @OutputTimeUnit(TimeUnit.NANOSECONDS)
            @Fork(1)
            public class States {

                @State(Scope.Benchmark)
                public static class Grown {

                    int size = 1;
                    FIELD

                    @Benchmark
                    public int run() {
                        return size;
                    }
                }

                @State(Scope.Benchmark)
                public static class Parameterized {

                    PARAMETER
                    int size = 1;

                    @Benchmark
                    public int run() {
                        return size;
                    }
                }

                @State(Scope.Benchmark)
                public static class Freed {

                    @Param({"1", "2"})
                    public int kept;
                    REMOVED

                    @Benchmark
                    public int run() {
                        return kept;
                    }
                }
            }
            """;

    @TempDir
    static Path jars;

    @TempDir
    Path folder;

    private static Path suite(String name, int work) {
        StringBuilder alike = new StringBuilder();
        for (int i = 1; i <= 4; i++) {
            alike.append(ALIKE.replace("AlikeN", "Alike" + i));
        }
        return BenchmarkJar.build(jars.resolve(name), Release.OURS, "sample.Suite",
                SOURCE.replace("WORK", String.valueOf(work)).replace("ALIKE", alike));
    }

    private static Path states(String name, String field, String parameter, String removed) {
        return BenchmarkJar.build(jars.resolve(name), Release.OURS, "sample.States", STATES.replace("FIELD", field)
                .replace("PARAMETER", parameter).replace("REMOVED", removed));
    }

    private Outcome run(Path candidate, Path baseline, String... more) {
        List<String> arguments = new ArrayList<>(List.of("-wi", "1", "-w", "10ms", "-i", "2", "-r", "10ms", "-f", "3",
                "-tol", "90%", "-vs", Jmh.classPathBehindOurs(baseline)));
        arguments.addAll(List.of(more));
        return Jmh.behindOurs(candidate).in(folder).run(arguments);
    }

    private static int measured(Outcome outcome) {
        return outcome.linesWith("# Pair 1, ").size();
    }

    @Test
    void benchmarksWithoutChangedCode_areSkippedExceptAsManyAsChanged() throws IOException {
        Path candidate = suite("new.jar", 10_000_000);
        Path baseline = suite("old.jar", 1_000);
        Outcome outcome = run(candidate, baseline, "-ec", "slower", "-report", "ab.json").expect(5);
        assertEquals(1, outcome.linesWith("# 4 of 5 benchmarks reach no changed class; run as negative controls: "
                + "sample.Suite.Alike").size(), outcome::out);
        assertEquals(2, measured(outcome), outcome::out);
        assertEquals(controlsThatDiffer(), outcome.linesWith("do not trust").size(), outcome::out);
        assertTrue(outcome.err().contains("sample.Suite$Changed.run") || outcome.err().contains("Suite.Changed.run"),
                outcome::err);
        assertEquals(1, measured(run(candidate, baseline, "Alike1", "-vsall").expect(0)));
    }

    /** None, unless some differ because of the machine. */
    private long controlsThatDiffer() throws IOException {
        return Json.objects(JsonParser.parseString(Files.readString(folder.resolve("ab.json"))).getAsJsonObject()
                .getAsJsonArray("comparisons")).stream()
                .filter(compared -> compared.get("benchmark").getAsString().contains("Alike"))
                .filter(compared -> List.of("slower", "faster").contains(compared.get("verdict").getAsString()))
                .count();
    }

    @Tag("nightly")
    @Test
    void differingControls_giveAWarningThatResultsAreUnreliable() {
        Outcome outcome = run(suite("slow.jar", 2_000), suite("swift.jar", 1_000)).expect(0);
        assertEquals(1, outcome.linesWith("# WARNING: sample.Suite.Alike").stream()
                .filter(line -> line.endsWith(
                        " differs, although both sides run the same code: do not trust the other verdicts of this machine"))
                .count(), outcome::out);
    }

    @Tag("nightly")
    @Test
    void differentStates_arePairedByTheirParameters() {
        Outcome outcome = run(
                states("states-new.jar", "long[] more = new long[8];", "@Param({\"1\", \"2\"})", ""),
                states("states-old.jar", "", "", "@Param(\"1\") public int dropped;"), "-vsall").expect(0);
        assertEquals(1, measured(outcome), outcome::out);
        assertEquals(1, outcome.linesWith("# Pair 1, Grown.run").size()
                + outcome.linesWith("# Pair 1, States.Grown.run").size(), outcome::out);
        assertEquals(List.of(
                "# Undecided, 2 benchmarks: its parameters differ: dropped, kept in the baseline, kept in the candidate",
                "# Undecided, 2 benchmarks: its parameters differ: none in the baseline, size in the candidate"),
                outcome.linesWith("# Undecided, ").stream().filter(line -> line.contains("parameters differ")).toList(),
                outcome::out);
        for (String undecided : List.of("Freed.run(kept=1)", "Freed.run(kept=2)", "Parameterized.run(size=1)",
                "Parameterized.run(size=2)")) {
            assertEquals(1, outcome.linesWith(undecided).size(), outcome::out);
        }
        assertEquals(1, outcome.linesWith("# The benchmark itself changed between baseline and candidate, 1 benchmark: "
                + "sample.States.Grown.run").size(), outcome::out);
        assertEquals(0, outcome.linesWith("# Only in").size(), outcome::out);
    }
}
