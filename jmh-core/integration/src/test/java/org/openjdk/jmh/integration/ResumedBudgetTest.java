package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;

/** A budget is that of the whole run, however often it is started. */
@EnabledOnOs(OS.LINUX)
class ResumedBudgetTest {

    private static final String BOTH = "(Neighbour|Steady)Benchmark";

    @TempDir
    Path folder;

    private Jmh jmh;
    private Path json;

    @BeforeEach
    void nameFiles() {
        jmh = Runs.plugged(folder).in(folder);
        json = folder.resolve("result.json");
    }

    private static List<String> arguments(String benchmarks, String budget, String... more) {
        List<String> all = new ArrayList<>(List.of(benchmarks, "-w", "10ms", "-wi", "1", "-i", "2", "-budget", budget,
                "-rf", "json", "-rff", "result.json", "-journal", "run.journal"));
        all.addAll(List.of(more));
        return all;
    }

    private static int forks(JsonObject result) {
        return result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size();
    }

    private static int started(Outcome outcome) {
        return outcome.linesWith("# Fork: ").size();
    }

    @Test
    void resume_budgetThatIsUsed_runsNothingAndWritesTheSame() throws IOException {
        jmh.run(arguments(BOTH, "12s", "-r", "1s")).expect(0);
        String first = Files.readString(json);
        Outcome again = jmh.run(arguments(BOTH, "12s", "-r", "1s"), "-resume").expect(0);
        assertEquals(0, started(again), again::out);
        assertEquals(first, Files.readString(json));
        assertEquals(1, again.linesWith("# Of this time, ").size(), again::out);
    }

    /** Of 30 s, 8 s at least were used: the second start has no more than the rest, and says so. */
    @Tag("nightly")
    @Test
    void resume_budgetThatWasInterrupted_hasTheForksOfBothStarts() {
        Outcome first = jmh.launch(arguments(BOTH, "30s", "-r", "1s")).await("# Fork: 2 of").await("# Fork: 3 of")
                .signal("KILL").outcome();
        int before = started(first) - 1;
        assertTrue(before >= 2, first::out);
        Outcome second = jmh.run(arguments(BOTH, "30s", "-r", "1s"), "-resume").expect(0);
        assertEquals(1, second.linesWith(before + " forks of 2 benchmarks are taken from run.journal").size(),
                second::out);
        int after = started(second);
        assertTrue(after >= 1, second::out);
        List<JsonObject> results = Json.results(json);
        assertEquals(before + after, results.stream().mapToInt(ResumedBudgetTest::forks).sum());
        assertEquals(1, second.linesWith("# Budget of 30 s: ").stream()
                .filter(line -> line.endsWith(" used, " + (before + after) + " forks")).count(), second::out);
        results.forEach(result -> assertTrue(!result.has("incomplete"), result::toString));
    }

    /** What took too long takes too long again. */
    @Tag("nightly")
    @Test
    void resume_forkThatWasEnded_isNotRunAgain() {
        String[] more = {"-r", "500ms", "-f", "1"};
        Outcome first = jmh.run(arguments("(Hanging|Steady)Benchmark", "15s", more)).expect(0);
        assertEquals(1, first.linesWith("has outlasted its time").size(), first::out);
        Outcome again = jmh.run(arguments("(Hanging|Steady)Benchmark", "15s", more), "-resume").expect(0);
        assertEquals(0, started(again), again::out);
        assertEquals(1, again.linesWith("# 1 benchmark has no result in this time; until its first one: more than")
                .size(), again::out);
        assertEquals(1, Json.results(json).size());
    }

    @Tag("nightly")
    @Test
    void resume_otherBudget_isRefusedWithTheDifference() {
        jmh.run(arguments("SteadyBenchmark", "5s", "-r", "100ms", "-f", "1")).expect(0);
        Outcome other =
                jmh.run(arguments("SteadyBenchmark", "1m", "-r", "100ms", "-f", "1"), "-resume").expect(1);
        assertEquals(
                List.of("ERROR: The journal run.journal is of another run: the budget was 5.0 s, now it is 60.0 s. "
                        + "Run as then, or begin with another file"),
                other.errorLines());
    }

    /** A result of the same benchmark as it was: operations that outlast an iteration are expected to. */
    @Test
    void budget_withEarlierResult_expectsWhatItTells() throws IOException {
        String burn = "org.openjdk.jmh.integration.benchmarks.SteadyBenchmark.burn";
        Files.writeString(folder.resolve("slow.json"), "[{\"jmhVersion\":\"1.30\",\"benchmark\":\"" + burn
                + "\",\"mode\":\"thrpt\",\"threads\":1,\"forks\":2,\"primaryMetric\":{\"score\":0.02,\"scoreUnit\":"
                + "\"ops/s\",\"rawData\":[[0.02],[0.021]]},\"secondaryMetrics\":{}}]");
        Outcome refused = jmh.run(arguments("SteadyBenchmark", "20s", "-r", "100ms"), "-load", "slow.json").expect(1);
        assertTrue(refused.err().contains("A budget of 20 s is too short for any benchmark: the one that takes least, "
                + "SteadyBenchmark.burn, takes about "), refused::err);
        Outcome other = jmh.run(arguments(BOTH, "8s", "-r", "100ms", "-f", "1"), "-load", "slow.json").expect(0);
        assertEquals(1, other.linesWith("# Expected by earlier results for 1 of 2 benchmarks, else by settings").size(),
                other::out);
        assertEquals(1, other.linesWith("# 1 benchmark does not fit, if all forks take so long").size(), other::out);
        assertTrue(Json.only(json).get("benchmark").getAsString().contains("Neighbour"));
    }
}
