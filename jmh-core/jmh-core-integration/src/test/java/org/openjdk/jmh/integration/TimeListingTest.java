package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.benchmarks.SteadyBenchmark;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests the estimated duration of runs. */
class TimeListingTest {

    private static final String STEADY = SteadyBenchmark.class.getName() + ".burn";

    @TempDir
    Path folder;

    private Outcome list(String... arguments) {
        List<String> all = new ArrayList<>(List.of("-lt"));
        all.addAll(List.of(arguments));
        return ThisVm.in(folder).run(all);
    }

    private static String row(Outcome outcome, String benchmark) {
        return outcome.linesWith(benchmark).get(0).replaceAll(" {2,}", " | ");
    }

    private Path earlier(String entry) throws IOException {
        return Files.writeString(folder.resolve("earlier.json"),
                "[{\"benchmark\": \"" + STEADY + "\", " + entry + "}]");
    }

    /** 0.5 + 3 · 1 + 5 · 2 seconds. */
    @Test
    void list_staticBenchmark_hasTheTimeOfItsSettings() {
        Outcome outcome =
                Jmh.ours().run("-lt", "SteadyBenchmark", "-f", "2", "-wi", "3", "-w", "1s", "-i", "5", "-r", "2s")
                        .expect(0);
        assertEquals("SteadyBenchmark.burn | thrpt | 2 | 14 s | 27 s", row(outcome, "SteadyBenchmark"));
        assertEquals(1, outcome.linesWith("# Total: 27 s").size(), outcome::printed);
        assertFalse(outcome.printed().contains("# Fork"), outcome::printed);
    }

    @Test
    void list_warmupForksAndSeveralBenchmarks_areSummed() {
        Outcome outcome = list("(Steady|Neighbour)Benchmark", "-f", "1", "-wf", "1", "-wi", "0", "-i", "1", "-r", "10s")
                .expect(0);
        assertEquals("NeighbourBenchmark.idle | thrpt | 2 | 11 s | 21 s", row(outcome, "Neighbour"));
        assertEquals(1, outcome.linesWith("# Total: 42 s").size(), outcome::printed);
    }

    @Test
    void list_dynamicBenchmark_hasARange() {
        Outcome outcome = list("SteadyBenchmark", "-rf", "dynamic", "-sc", "always", "-f", "3", "-wi", "20", "-w", "1s",
                "-wimin", "5", "-i", "10", "-r", "1s").expect(0);
        assertEquals("SteadyBenchmark.burn | thrpt | 3 | 16 s to 31 s | 47 s to 1 min 32 s", row(outcome, "Steady"));
    }

    /** An iteration of 1 s includes a second operation of 0.8 s: 0.5 + 5 · 1.6 seconds. */
    @Test
    void list_earlierResult_showsLongOperations() throws IOException {
        Path file = earlier("\"mode\": \"avgt\", \"primaryMetric\": {\"score\": 800, \"scoreUnit\": \"ms/op\", "
                + "\"rawData\": [[800]]}");
        Outcome outcome = list("SteadyBenchmark", "-bm", "avgt", "-f", "1", "-wi", "0", "-i", "5", "-r", "1s", "-load",
                file.toString()).expect(0);
        assertEquals("SteadyBenchmark.burn | avgt | 1 | 8.5 s | 8.5 s", row(outcome, "Steady"));
        assertEquals(1, outcome.linesWith("# From settings and earlier results").size(), outcome::printed);
    }

    @Test
    void list_singleShots_needAnEarlierResult() throws IOException {
        String[] shots = {"SteadyBenchmark", "-bm", "ss", "-f", "1", "-wi", "2", "-i", "3"};
        assertEquals("SteadyBenchmark.burn | ss | 1 | above 0.5 s | above 0.5 s", row(list(shots).expect(0), "Steady"));
        Path file = earlier("\"mode\": \"ss\", \"primaryMetric\": {\"score\": 0.5, \"scoreUnit\": \"s/op\", "
                + "\"rawData\": [[0.5]]}");
        List<String> all = new ArrayList<>(List.of(shots));
        all.addAll(List.of("-load", file.toString()));
        assertEquals("SteadyBenchmark.burn | ss | 1 | 3 s | 3 s", row(list(all.toArray(new String[0])), "Steady"));
    }

    @Test
    void list_earlierDynamicRun_showsItsForks() throws IOException {
        Path file =
                earlier("\"mode\": \"avgt\", \"primaryMetric\": {\"score\": 1, \"scoreUnit\": \"us/op\", \"rawData\": "
                        + "[[1], [1]]}, \"reconfiguration\": {\"seconds\": 40.0}");
        Outcome outcome =
                list("SteadyBenchmark", "-bm", "avgt", "-rf", "dynamic", "-sc", "always", "-f", "3", "-wi", "20",
                        "-w", "1s", "-wimin", "5", "-i", "10", "-r", "1s", "-load", file.toString()).expect(0);
        assertEquals("SteadyBenchmark.burn | avgt | 3 | 20 s | 1 min", row(outcome, "Steady"));
    }

    @Test
    void list_benchmarkWithoutEarlierResult_isCounted() throws IOException {
        Path file = earlier("\"mode\": \"thrpt\", \"primaryMetric\": {\"score\": 1, \"scoreUnit\": \"ops/us\", "
                + "\"rawData\": [[1]]}");
        Outcome outcome = list("(Steady|Neighbour)Benchmark", "-load", file.toString()).expect(0);
        assertEquals(1,
                outcome.linesWith("# From settings and earlier results; for 1 benchmark from settings only").size(),
                outcome::printed);
    }

    /** Upstream's own list is unchanged. */
    @Test
    void list_modesAndParameters_areCountedAsInARun() {
        Outcome outcome = list("ParameterizedBenchmark", "-bm", "avgt,ss", "-f", "1").expect(0);
        assertTrue(outcome.linesWith(" avgt ").size() >= 2, outcome::printed);
        assertEquals(outcome.linesWith(" avgt ").size(), outcome.linesWith(" ss ").size(), outcome::printed);
    }

    @Test
    void list_invalidInput_isRejected() throws IOException {
        Outcome missing = list("SteadyBenchmark", "-load", "missing.json").expect(1);
        assertTrue(missing.err().contains("-load missing.json: no such file"), missing::err);
        Path broken = Files.writeString(folder.resolve("broken.json"), "{");
        Outcome unreadable = list("SteadyBenchmark", "-load", broken.toString()).expect(1);
        assertTrue(unreadable.err().contains("The results of -load cannot be read: "), unreadable::err);
        assertFalse(unreadable.hasStackTrace(), unreadable::err);
        assertEquals(1, list("NoSuchBenchmark").exitCode());
        Outcome limited = list("SteadyBenchmark", "-budget", "10m").expect(1);
        assertTrue(limited.err().contains("-lt and -budget: "), limited::err);
    }
}
