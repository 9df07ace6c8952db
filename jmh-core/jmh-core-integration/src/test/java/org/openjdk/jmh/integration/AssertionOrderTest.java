package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests that forks continue until all assertions are decided. */
class AssertionOrderTest {

    private static final String SHORT = " -bm avgt -tu us -wi 1 -w 10ms -i 2 -r 10ms -order assertions ";
    private static final String DECIDED = "holds: little <= 0.5 * much";

    @TempDir
    private Path folder;

    private Outcome run(String arguments) {
        return ThisVm.in(folder).run(arguments.trim().split(" +"));
    }

    private static List<String> verdicts(Outcome outcome) {
        return outcome.lines().stream().filter(line -> line.matches("  (holds|FAILS|not enough data|skipped) .*"))
                .map(line -> line.strip().replaceAll("  +", ": ")).toList();
    }

    private static long forks(Outcome outcome) {
        return outcome.lines().stream().filter(line -> line.startsWith("# Fork:")).count();
    }

    private List<Integer> measuredForks(String file) throws IOException {
        return JsonParser.parseString(Files.readString(folder.resolve(file))).getAsJsonArray().asList().stream()
                .map(JsonElement::getAsJsonObject).peek(result -> assertFalse(result.has("incomplete")))
                .map(AssertionOrderTest::measuredForks).toList();
    }

    private static int measuredForks(JsonObject result) {
        return result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size();
    }

    @Test
    void run_clearDifferences_endsAtTheFirstAnalysis() throws IOException {
        Outcome outcome = run("AssertedBenchmark" + SHORT + "-f 12 -rf json -rff r.json -journal j").expect(0);
        assertEquals(List.of("holds: little <= 1 min", DECIDED, "FAILS: much <= little",
                "skipped: little <= 2 * baseline.little"), verdicts(outcome));
        assertTrue(forks(outcome) < 24, outcome::out);
        assertTrue(outcome.lines().stream().anyMatch(line -> line.contains("# Assertions: 0 of 4 decided; open: ")),
                outcome::out);
        assertTrue(outcome.out().contains(" of at most 12"), outcome::out);
        List<Integer> measured = measuredForks("r.json");
        assertEquals(forks(outcome), measured.stream().mapToInt(Integer::intValue).sum());
        resumed(verdicts(outcome));
        loaded(verdicts(outcome));
    }

    private void resumed(List<String> verdicts) throws IOException {
        Outcome again =
                run("AssertedBenchmark" + SHORT + "-f 12 -rf json -rff again.json -journal j -resume").expect(0);
        assertEquals(0, forks(again));
        assertEquals(verdicts, verdicts(again));
        assertEquals(measuredForks("r.json"), measuredForks("again.json"));
    }

    private void loaded(List<String> verdicts) {
        Outcome loaded = run("-load r.json -order assertions").expect(0);
        assertEquals(verdicts, verdicts(loaded));
        assertTrue(loaded.out().contains(" of at most 12"), loaded::out);
        assertFalse(loaded.err().contains("WARNING"), loaded::err);
    }

    @Test
    void run_dynamic_endsForksByAssertionsAndWarmupsByCriteria() throws IOException {
        run("AssertedBenchmark" + SHORT.replace("-wi 1", "-wi 6") + "-f 6 -rf dynamic,json -rff r.json -fmin 4")
                .expect(0);
        List<Integer> measured = measuredForks("r.json");
        assertTrue(measured.stream().allMatch(forks -> forks >= 4 && forks <= 6), measured::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "AssertedBenchmark -interpretation quick | -interpretation quick and -order assertions: this order stops forks as soon as its own test decides an assertion, so no other interpretation can judge them; leave one of them out",
        "SteadyBenchmark | -order assertions: no class of these benchmarks has an assertion (@Performance) that shows which of them needs a fork: use -order rounds",
        "AssertedBenchmark -order asserted | -order asserted is not a valid order: benchmarks, rounds or assertions"})
    void mistake_isReportedBeforeAnythingRuns(String arguments, String message) {
        Outcome outcome = run(arguments + (arguments.contains("-order") ? "" : SHORT)).expect(1);
        assertTrue(outcome.err().contains(message), outcome::err);
        assertFalse(outcome.err().contains("\tat "), outcome::err);
        assertFalse(outcome.out().contains("Iteration"), outcome::out);
    }
}
