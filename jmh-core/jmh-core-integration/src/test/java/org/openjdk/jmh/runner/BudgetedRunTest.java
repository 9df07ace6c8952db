package org.openjdk.jmh.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.features.RunParts;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.RecordingFormat;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Tests which forks fit into a budget, with a clock by which each fork takes 100 s and everything else takes no time.
 */
class BudgetedRunTest {

    private static final long FORK = TimeUnit.SECONDS.toNanos(100);
    /** Number of forks that have ended when a run is killed, the last of which is not in the journal. */
    private static final int KILLED = 6;

    @TempDir
    Path folder;

    private final RecordingFormat console = new RecordingFormat();
    private long nanos;

    private int ended;

    private Path json() {
        return folder.resolve("result.json");
    }

    private List<JsonObject> run(String benchmarks, String budget, String... more) throws Exception {
        List<String> arguments = new ArrayList<>(List.of(benchmarks, "-budget", budget, "-w", "10ms", "-i", "1", "-r",
                "10ms", "-rff", json().toString()));
        arguments.addAll(List.of(more));
        Runner runner = new Runner(new CommandLineOptions(arguments.toArray(new String[0])), console);
        runner.inputs().measureTimeBy(() -> nanos);
        runner.compose(run -> {
            List<Part> parts = new ArrayList<>(RunParts.of(run));
            parts.add(new Part() {
                @Override
                public void vmEnds() {
                    nanos += FORK;
                    ended++;
                    if (ended == KILLED && Files.exists(journal()) && !Files.exists(killedJournal())) {
                        copyJournal();
                    }
                }
            });
            return parts;
        });
        runner.run();
        return Json.results(json());
    }

    private Path journal() {
        return folder.resolve("run.journal");
    }

    private Path killedJournal() {
        return folder.resolve("killed.journal");
    }

    /** Returns the journal as if the host was killed while a fork ran. */
    private void copyJournal() {
        try {
            Files.copy(journal(), killedJournal());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<JsonObject> journaled(String journal, String... more) throws Exception {
        List<String> arguments = new ArrayList<>(
                List.of("-wi", "1", "-rf", "json", "-journal", folder.resolve(journal).toString()));
        arguments.addAll(List.of(more));
        return run("(Neighbour|Steady)Benchmark", "1199s", arguments.toArray(new String[0]));
    }

    private static int forks(JsonObject result) {
        return result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size();
    }

    /** Counts lines with a text, as they are before our long lines are broken. */
    private int lines(String text) {
        String unbroken = String.join("\n", console.events()).replaceAll("\n#     (?!about |\\d)", " ");
        return (int) unbroken.lines().filter(line -> line.contains(text)).count();
    }

    /** Without -f, only time limits the forks, regardless of the default of five. */
    @Test
    void budgetOfStaticBenchmarks_allowsOneForkEachAndThenMore() throws Exception {
        List<JsonObject> results = run("(Neighbour|Steady)Benchmark", "1199s", "-wi", "1", "-rf", "json");
        assertEquals(1, lines("# Budget: 19 min 59 s for 2 benchmarks; one fork of each takes up to 1.0 s"),
                () -> String.join("\n", console.events()));
        assertEquals(2, results.size());
        assertEquals(11, results.stream().mapToInt(BudgetedRunTest::forks).sum());
        results.forEach(result -> assertTrue(forks(result) > 1, result::toString));
        results.forEach(result -> assertFalse(result.has("incomplete"), result::toString));
        assertEquals(1, lines("# Budget of 19 min 59 s: 18 min 20 s used, 11 forks"),
                () -> String.join("\n", console.events()));
        assertEquals(2, lines("benchmark ends"));
    }

    /** By their settings, forks may take up to 100 s, although these are stable as soon as possible. */
    @Test
    void budgetThatIsTooShort_reportsBenchmarksWithoutAFork() throws Exception {
        List<JsonObject> results = run("(Neighbour|Quick|Steady)Benchmark", "250s", "-wi", "10000", "-wimin", "3", "-f",
                "1", "-rf", "json,dynamic", "-sc", "cv", "-st", "1000", "-sw", "2");
        assertEquals(List.of(1, 1), results.stream().map(BudgetedRunTest::forks).toList());
        assertEquals(1, lines("# 1 benchmark does not fit if all forks take this long; time until its first result:"),
                () -> String.join("\n", console.events()));
        assertEquals(1, lines("# 1 benchmark has no result in this time; time until its first one:"),
                () -> String.join("\n", console.events()));
        assertEquals(2, lines("#     about 1 min 4"), () -> String.join("\n", console.events()));
        assertEquals(1, lines("# Budget of 4 min 10 s: 3 min 20 s used, 2 forks"),
                () -> String.join("\n", console.events()));
        assertTrue(console.events().stream().filter(line -> line.startsWith("# Budget")
                || line.startsWith("#     ")).allMatch(line -> line.length() <= 80),
                () -> String.join("\n", console.events()));
    }

    @Tag("nightly")
    @Test
    void resume_usedBudget_runsNothingAndWritesTheSame() throws Exception {
        journaled("run.journal");
        String first = Files.readString(json());
        ended = 0;
        journaled("run.journal", "-resume");
        assertEquals(0, ended);
        assertEquals(first, Files.readString(json()));
        assertEquals(1, lines("# Of this time, "), () -> String.join("\n", console.events()));
    }

    /** The second start has only the rest, and reports it. */
    @Test
    void resume_interruptedBudget_hasTheForksOfBothStarts() throws Exception {
        journaled("run.journal");
        ended = 0;
        List<JsonObject> results = journaled("killed.journal", "-resume");
        assertEquals(1, lines("# Journal: " + (KILLED - 1) + " forks of 2 benchmarks are taken from"),
                () -> String.join("\n", console.events()));
        assertEquals(11 - (KILLED - 1), ended);
        assertEquals(11, results.stream().mapToInt(BudgetedRunTest::forks).sum());
        assertEquals(2, lines("# Budget of 19 min 59 s: 18 min 20 s used, 11 forks"),
                () -> String.join("\n", console.events()));
        results.forEach(result -> assertFalse(result.has("incomplete"), result::toString));
    }

    @Test
    void resume_otherBudget_isRejectedWithTheDifference() throws Exception {
        journaled("run.journal", "-f", "1");
        RunnerException refused = assertThrows(RunnerException.class,
                () -> run("(Neighbour|Steady)Benchmark", "250s", "-wi", "1", "-f", "1", "-journal",
                        journal().toString(), "-resume"));
        assertTrue(refused.getMessage().contains(
                "belongs to another run: the budget was 1199.0 s, now it is 250.0 s; use the options of that run, or name another file"),
                refused::getMessage);
    }

    /** A result of an unchanged benchmark: operations that exceeded an iteration are expected to do so again. */
    @Test
    void budgetWithEarlierResult_usesItsDurations() throws Exception {
        String burn = "org.openjdk.jmh.integration.benchmarks.SteadyBenchmark.burn";
        String slow = Files.writeString(folder.resolve("slow.json"), "[{\"jmhVersion\":\"1.30\",\"benchmark\":\""
                + burn + "\",\"mode\":\"thrpt\",\"threads\":1,\"forks\":2,\"primaryMetric\":{\"score\":0.001,"
                + "\"scoreUnit\":\"ops/s\",\"rawData\":[[0.001],[0.0011]]},\"secondaryMetrics\":{}}]").toString();
        RunnerException refused = assertThrows(RunnerException.class,
                () -> run("SteadyBenchmark", "250s", "-wi", "1", "-load", slow));
        assertTrue(refused.getMessage().contains(
                "A budget of 4 min 10 s is too short for any benchmark: the shortest, SteadyBenchmark.burn, takes about "),
                refused::getMessage);
        List<JsonObject> results = run("(Neighbour|Steady)Benchmark", "250s", "-wi", "1", "-f", "1", "-rf", "json",
                "-load", slow);
        assertEquals(1,
                lines("# Times expected from earlier results for 1 of 2 benchmarks, from settings for the others"),
                () -> String.join("\n", console.events()));
        assertEquals(1, lines("# 1 benchmark does not fit if all forks take this long; time until its first result:"),
                () -> String.join("\n", console.events()));
        assertEquals(1, results.size());
        assertTrue(results.get(0).get("benchmark").getAsString().contains("Neighbour"));
    }
}
