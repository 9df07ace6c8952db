package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.profilers.CountingProfiler;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Lines;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests forks of several benchmarks in rounds, some of which end earlier than others. */
class ForkOrderTest {

    private static final Pattern BENCHMARK =
            Pattern.compile("# (?:Benchmark|Again): \\S*\\.(\\w+?)(?:Benchmark)?\\.\\w+");
    private static final Pattern FORK = Pattern.compile("# (Warmup )?Fork: (\\S+) of .*");
    private static final String BOTH = "(Neighbour|Steady)Benchmark";
    private static final String WITH_FICKLE = "(Fickle|Steady)Benchmark";

    @TempDir
    Path folder;

    private Path json;

    @BeforeEach
    void nameResult() {
        json = folder.resolve("result.json");
    }

    private Outcome run(String benchmarks, String... arguments) {
        return runInOrder("rounds", benchmarks, arguments);
    }

    private Outcome runInOrder(String order, String benchmarks, String... arguments) {
        List<String> all = new ArrayList<>(List.of("-order", order));
        all.addAll(List.of(arguments));
        return ThisVm.in(folder).run(arguments(benchmarks), all.toArray(new String[0])).expect(0);
    }

    private List<String> arguments(String benchmarks) {
        return List.of(benchmarks, "-w", "10ms", "-r", "10ms", "-i", "3", "-env", "false", "-rf", "json", "-rff",
                json.toString());
    }

    private Outcome runFickle(String lost, String... arguments) {
        List<String> all =
                new ArrayList<>(List.of("-order", "rounds", "-f", "3", "-p", "folder=" + folder, "-p", "lost=" + lost));
        all.addAll(List.of(arguments));
        return ThisVm.in(folder).run(arguments(WITH_FICKLE), all.toArray(new String[0]));
    }

    /** Returns forks in their order, such as "Steady 2", and warmup forks, such as "Steady w1". */
    private static List<String> forks(Outcome outcome) {
        List<String> forks = new ArrayList<>();
        String benchmark = "";
        for (String line : outcome.lines()) {
            Matcher named = BENCHMARK.matcher(line);
            Matcher fork = FORK.matcher(line);
            if (named.lookingAt()) {
                benchmark = named.group(1);
            } else if (fork.matches()) {
                forks.add(benchmark + " " + (fork.group(1) == null ? "" : "w") + fork.group(2));
            }
        }
        return forks;
    }

    private List<Integer> measuredForks() {
        return Json.results(json).stream().map(ForkOrderTest::measuredForks).toList();
    }

    private static int measuredForks(JsonObject result) {
        return result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size();
    }

    private static Set<String> benchmarks(Path results) {
        return Json.results(results).stream()
                .map(result -> result.get("benchmark").getAsString().replaceAll(".*\\.(\\w+)Benchmark\\..*", "$1"))
                .collect(Collectors.toSet());
    }

    @Test
    void rounds_runOneForkOfEachBenchmarkBeforeTheNext() {
        Outcome outcome = run(BOTH, "-f", "2");
        assertEquals(List.of("Neighbour 1", "Steady 1", "Neighbour 2", "Steady 2"), forks(outcome));
        assertEquals(List.of(2, 2), measuredForks());
        assertEquals(2, outcome.linesWith("# JMH version: ").size(), "a benchmark is described once");
        assertEquals(2, outcome.linesWith("Result \"").size(), "a result is printed at its end");
    }

    /** Returns everything in the results except scores, and the end of the console output. */
    @Test
    void rounds_haveTheResultsOfUpstreamsOrder() throws IOException {
        String several = "(Parameterized|Asymmetric)Benchmark";
        String[] arguments = {"-f", "2", "-wi", "1", "-prof", "gc", "-p", "text=plain", "-p", "work=100"};
        Outcome rounds = run(several, arguments);
        String results = Files.readString(json);
        Outcome benchmarks = runInOrder("benchmarks", several, arguments);
        assertEquals(Lines.normalized(Files.readString(json)), Lines.normalized(results));
        assertEquals(end(benchmarks), end(rounds));
        assertEquals(sorted(forks(benchmarks)), sorted(forks(rounds)));
    }

    private static List<String> sorted(List<String> forks) {
        return forks.stream().sorted().toList();
    }

    /** Allocated bytes per operation may be equal in all iterations, and have no error then. */
    private static List<String> end(Outcome outcome) {
        return Lines.normalized(outcome.out().substring(outcome.out().indexOf("# Run complete"))).stream()
                .map(line -> line.contains("gc.alloc.rate.norm") ? line.replace(" ± 9", "") : line).toList();
    }

    @Test
    void dynamicRounds_decideLikeTheUsualOrder() {
        Outcome rounds = run(BOTH, "-f", "5", "-sc", "always", "-fmin", "2", "-wi", "6", "-wimin", "2");
        assertEquals(List.of("Neighbour 1", "Steady 1", "Neighbour 2", "Steady 2"), forks(rounds));
        for (JsonObject result : Json.results(json)) {
            assertEquals(2, measuredForks(result));
            assertEquals(List.of(2, 2), Json.warmups(result));
            assertTrue(Json.reconfiguration(result).get("forksStable").getAsBoolean());
        }
        assertEquals(2, rounds.linesWith("# Reconfiguration: dynamic").size());
    }

    /** The sliding measurement has the same position in each fork. */
    @Tag("nightly")
    @Test
    void slidingRounds_keepTheNewestIterations() {
        run(BOTH, "-f", "2", "-sc", "slide:until=9", "-wi", "12");
        for (JsonObject result : Json.results(json)) {
            assertEquals(2, Json.forks(result).size());
            Json.forks(result).forEach(fork -> assertTrue(fork.get("measurement").isJsonObject(), fork::toString));
        }
    }

    @Test
    void warmupForks_runDirectlyBeforeTheFirstMeasuredOne() {
        Outcome outcome = run(BOTH, "-f", "2", "-wf", "2");
        assertEquals(List.of("Neighbour w1", "Neighbour w2", "Neighbour 1", "Steady w1", "Steady w2", "Steady 1",
                "Neighbour 2", "Steady 2"), forks(outcome));
        assertEquals(List.of(2, 2), measuredForks());
    }

    @Tag("nightly")
    @Test
    void bulkWarmup_runsInEachFork() {
        Outcome outcome = run(BOTH, "-f", "2", "-wi", "2", "-wm", "BULK");
        assertEquals(List.of("Neighbour 1", "Steady 1", "Neighbour 2", "Steady 2"), forks(outcome));
        assertEquals(16, outcome.linesWith("# Warmup Iteration").size());
        assertEquals(List.of(2, 2), measuredForks());
    }

    @Test
    void runWithoutForks_completesEachBenchmarkBeforeTheNext() {
        Outcome outcome = run(BOTH, "-f", "0", "-sc", "always");
        assertEquals(2, outcome.linesWith("# Fork: N/A").size());
        assertEquals(List.of(), outcome.linesWith("# Again: "));
        assertEquals(Set.of("Neighbour", "Steady"), benchmarks(json));
    }

    @Tag("nightly")
    @Test
    void profilers_reportForAllForks() {
        run(BOTH, "-f", "3", "-prof", CountingProfiler.class.getName());
        for (JsonObject result : Json.results(json)) {
            assertEquals(3, result.getAsJsonObject("secondaryMetrics").getAsJsonObject("forks.profiled").get("score")
                    .getAsInt());
        }
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void failingBenchmark_isDroppedWithItsEarlierForks(int lost) {
        Outcome outcome = runFickle(String.valueOf(lost), "-ec", "failed").expect(3);
        assertEquals(Set.of("Steady"), benchmarks(json));
        assertEquals(List.of(3), measuredForks());
        assertEquals(lost, forks(outcome).stream().filter(fork -> fork.startsWith("Fickle")).count());
        assertEquals(1, outcome.linesWith("Result \"").size(), outcome::out);
    }

    @Tag("nightly")
    @Test
    void lostForkOfABenchmarkWithKeptForks_isReportedAndOthersStay() {
        Outcome outcome = runFickle("2", "-keepForks", "true").expect(0);
        assertEquals(List.of(2, 3), measuredForks());
        assertEquals(1, outcome.linesWith("# WARNING: fork 2 failed").size(), outcome::out);
        assertEquals(6, forks(outcome).size());
    }

    @Tag("nightly")
    @Test
    void twoLostForksAtTheStart_endTheBenchmark() {
        Outcome outcome = runFickle("1:2", "-keepForks", "true").expect(0);
        assertEquals(List.of("Fickle 1", "Steady 1", "Fickle 2", "Steady 2", "Steady 3"), forks(outcome));
        assertEquals(Set.of("Steady"), benchmarks(json));
    }

    @Tag("nightly")
    @Test
    void failOnError_keepsTheForksOfTheOthers() {
        runFickle("2", "-foe", "true").expect(1);
        JsonObject result = Json.only(json);
        assertEquals(Set.of("Steady"), benchmarks(json));
        assertEquals(1, measuredForks(result));
        assertTrue(result.getAsJsonObject("incomplete").get("unfinished").getAsBoolean());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void interruptedRun_hasResultsOfAllBenchmarks() {
        interruptedRun_hasResultsOfAllBenchmarks("TERM");
    }

    @Tag("nightly")
    @Test
    @EnabledOnOs(OS.LINUX)
    void killedRun_hasResultsOfAllBenchmarks() {
        interruptedRun_hasResultsOfAllBenchmarks("KILL");
    }

    private void interruptedRun_hasResultsOfAllBenchmarks(String signal) {
        Outcome outcome = Runs.plugged(folder).launch(arguments(WITH_FICKLE), "-order", "rounds", "-f", "4", "-p",
                "folder=" + folder, "-jvmArgs", "-Dhangs=2").await("# Fork: 2 of 4").signal(signal).outcome();
        assertEquals(Set.of("Fickle", "Steady"), benchmarks(json), outcome::out);
        assertEquals(List.of(1, 1), measuredForks());
        for (JsonObject result : Json.results(json)) {
            assertTrue(result.getAsJsonObject("incomplete").get("unfinished").getAsBoolean());
            assertFalse(result.has("reconfiguration"));
        }
    }

    @Test
    void unknownOrder_isRejected() {
        Outcome outcome = ThisVm.in(folder).run("-order", "random").expect(1);
        assertTrue(outcome.err().contains("-order random is not a valid order: benchmarks, rounds or assertions"),
                outcome::err);
    }
}
