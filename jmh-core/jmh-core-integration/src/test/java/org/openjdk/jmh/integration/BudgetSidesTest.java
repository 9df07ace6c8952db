package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;

/** Tests runs of two sides with limited time. Which blocks fit depends on the machine; their descriptions do not. */
class BudgetSidesTest {

    private static final String SOURCE = """
            package sample;

            import java.util.concurrent.TimeUnit;
            import org.openjdk.jmh.annotations.*;
            import org.openjdk.jmh.infra.Blackhole;

            @State(Scope.Benchmark)
            @BenchmarkMode(Mode.AverageTime)
            @OutputTimeUnit(TimeUnit.MICROSECONDS)
            @Warmup(iterations = 1, time = 50, timeUnit = TimeUnit.MILLISECONDS)
            @Measurement(iterations = 2, time = 50, timeUnit = TimeUnit.MILLISECONDS)
            @Fork(1)
            public class Timed {

                @Benchmark
                public void quick() {
                    Blackhole.consumeCPU(1000L * WORK);
                }

                @Benchmark
                @Measurement(iterations = 2, time = 60)
                public void slow() {
                    Blackhole.consumeCPU(1000L * WORK);
                }

                @Benchmark
                public void hangs() throws InterruptedException {
                    Thread.sleep(600_000);
                }
            }
            """;

    @TempDir
    static Path jars;

    @TempDir
    Path folder;

    @BeforeAll
    static void build() {
        for (int work : new int[] {1, 8}) {
            BenchmarkJar.build(jars.resolve(work + ".jar"), Release.OURS, "sample.Timed",
                    SOURCE.replace("WORK", String.valueOf(work)));
        }
    }

    private Outcome run(String benchmarks, String budget, String... more) {
        List<String> arguments =
                new ArrayList<>(List.of(benchmarks, "-vsall", "-vs", Jmh.classPathBehindOurs(jars.resolve("1.jar")),
                        "-budget", budget, "-report", "ab.json"));
        arguments.addAll(List.of(more));
        return Jmh.behindOurs(jars.resolve("8.jar")).in(folder).run(arguments);
    }

    private JsonArray compared() throws IOException {
        return JsonParser.parseString(Files.readString(folder.resolve("ab.json"))).getAsJsonObject()
                .getAsJsonArray("comparisons");
    }

    @Tag("nightly")
    @Test
    void benchmarkThatExceedsTheBudget_isReportedAtTheStartAndUndecidedAtTheEnd() throws IOException {
        Outcome outcome = run("quick|slow", "100s", "-sideOrder", "interleaved", "-ec", "undecided").expect(6);
        assertEquals(1,
                outcome.linesWith(
                        "# Budget: 1 min 40 s for 2 benchmarks; until the first interim analysis of each, it takes up to 12 min")
                        .size(),
                outcome::out);
        assertEquals(1,
                outcome.linesWith(
                        "# 1 benchmark does not fit if all forks take this long; time until its first interim analysis:")
                        .size(),
                outcome::out);
        assertEquals(1,
                outcome.linesWith("# 1 benchmark has no interim analysis in this time; time until its first one:")
                        .size(),
                outcome::out);
        assertTrue(outcome.printed().lines().anyMatch(line -> line.matches("#  +about \\d+ min.* Timed.slow")),
                outcome::printed);
        assertEquals(List.of("sample.Timed.quick slower", "sample.Timed.slow undecided"),
                Json.objects(compared()).stream().map(each -> each.get("benchmark").getAsString() + " "
                        + each.get("verdict").getAsString()).sorted().toList());
        assertTrue(outcome.err().contains("-ec undecided: sample.Timed.slow (mode=avgt)"), outcome::err);
    }

    @Test
    void decidedBenchmarks_endTheRunEarly() throws IOException {
        Outcome outcome = run("quick", "10m", "-ec", "slower,undecided").expect(5);
        assertEquals("slower", compared().get(0).getAsJsonObject().get("verdict").getAsString());
        assertEquals(0, outcome.linesWith("stayed undecided").size(), outcome::out);
    }

    @Tag("nightly")
    @Test
    void forkThatExceedsItsTime_isEndedWithoutAFailure() {
        Outcome outcome = run("hangs|quick", "40s", "-f", "3", "-ec", "failed").expect(0);
        assertEquals(1,
                outcome.linesWith(
                        "# A fork of Timed.hangs exceeded its time: JMH stopped it, and the result does not include it")
                        .size(),
                outcome::out);
        assertTrue(outcome.linesWith("# Pair 1, Timed.quick").size() == 1, outcome::out);
        assertTrue(outcome.printed().lines().anyMatch(line -> line.matches("#  +more than .* Timed.hangs")),
                outcome::printed);
        assertFalse(outcome.hasStackTrace(), outcome::err);
    }

    private static int blocks(Outcome outcome) {
        return outcome.printed().lines().filter(line -> line.matches("# Budget of .* used, \\d+ pairs?"))
                .mapToInt(line -> Integer.parseInt(line.replaceAll(".* used, (\\d+) pairs?", "$1"))).findFirst()
                .orElseThrow(() -> new AssertionError(outcome.out()));
    }

    /** The budget is the total of all starts; BudgetedSidesTest tests this with a clock of its own. */
    @Tag("nightly")
    @Test
    void usedBudget_leavesNoTimeToTheResumedRunWhichWritesTheSame() throws IOException {
        String[] arguments = {"-f", "40", "-tol", "0.001%", "-journal", "ab.journal", "-rf", "json", "-rff", "r.json"};
        Outcome first = run("quick|other", "15s", arguments).expect(0);
        String results = Files.readString(folder.resolve("r.json"));
        List<String> more = new ArrayList<>(List.of(arguments));
        more.add("-resume");
        Outcome again = run("quick|other", "15s", more.toArray(new String[0])).expect(0);
        assertEquals(List.of(), again.linesWith("# Pair "), again::out);
        assertEquals(1, again.linesWith("# Of this time, ").size(), again::out);
        assertEquals(blocks(first), blocks(again), again::out);
        assertEquals(results, Files.readString(folder.resolve("r.json")));
    }

    /** The first start has used so much of 60 s that no fork fits into the rest. */
    @Tag("nightly")
    @Test
    void interruptedBudget_continuesWithTheRemainingTime() throws IOException {
        List<String> arguments =
                new ArrayList<>(List.of("quick", "-vsall", "-vs", Jmh.classPathBehindOurs(jars.resolve("1.jar")),
                        "-budget", "60s", "-f", "3", "-tol", "0.001%", "-journal", "ab.journal"));
        Jmh jmh = Jmh.behindOurs(jars.resolve("1.jar")).in(folder);
        jmh.launch(arguments).await("# Pair 1, ").signal("KILL").outcome();
        arguments.add("-resume");
        Outcome resumed = jmh.run(arguments).expect(0);
        assertEquals(1, resumed.linesWith("# Of this time, ").size(), resumed::out);
        assertEquals(List.of(), resumed.linesWith("# Pair 1, "), resumed::out);
        assertEquals(3, blocks(resumed), resumed::out);
    }

    /** A fork that exceeded its time would exceed it again. */
    @Tag("nightly")
    @Test
    void forkThatWasEnded_isNotRunAgain() {
        String[] arguments = {"-f", "3", "-journal", "ab.journal"};
        run("hangs|quick", "40s", arguments).expect(0);
        Outcome again = run("hangs|quick", "40s", "-f", "3", "-journal", "ab.journal", "-resume").expect(0);
        assertEquals(0, again.linesWith("exceeded its time").size(), again::out);
        assertTrue(again.printed().lines().anyMatch(line -> line.matches("#  +more than .* Timed.hangs")),
                again::printed);
    }

    @Tag("nightly")
    @Test
    void resumedRunWithAnotherBudget_isRejected() {
        run("quick", "30s", "-f", "3", "-journal", "ab.journal").expect(0);
        Outcome other = run("quick", "40s", "-f", "3", "-journal", "ab.journal", "-resume").expect(1);
        assertTrue(other.err().contains("belongs to another run: the budget was 30.0 s, now it is 40.0 s"), other::err);
    }
}
