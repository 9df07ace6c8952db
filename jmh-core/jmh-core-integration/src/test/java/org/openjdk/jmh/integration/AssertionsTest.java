package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests formulas on a benchmark class, judged by runs and by files. */
class AssertionsTest {

    private static final String CLASS = "org.openjdk.jmh.integration.benchmarks.AssertedBenchmark";

    @TempDir
    private Path folder;

    private Outcome run(String arguments) {
        return ThisVm.in(folder).run(arguments.split(" "));
    }

    /** Of two forks, one that a busy machine interrupts makes all intervals too wide for a verdict. */
    private Outcome measure(String arguments) {
        return run("AssertedBenchmark -bm avgt -tu us -f 3 -wi 1 -w 10ms -i 2 -r 50ms " + arguments);
    }

    private static List<String> verdicts(Outcome outcome) {
        return outcome.lines().stream().filter(line -> line.matches("  (holds|FAILS|not enough data|skipped) .*"))
                .map(line -> line.strip().replaceAll("  +", ": ")).toList();
    }

    @Test
    void run_isJudgedAndWritten() throws IOException {
        Outcome outcome =
                measure("-ec assertions -rf json -rff r.json -assertionReport a.xml -assertionReport a.html").expect(7);
        assertEquals(List.of("holds: little <= 1 min", "holds: little <= 0.5 * much", "FAILS: much <= little",
                "skipped: little <= 2 * baseline.little"), verdicts(outcome));
        assertTrue(outcome.lines().contains("# 4 assertions: 2 hold, 1 fails, 0 without enough data, 1 skipped"),
                outcome::out);
        assertEquals(List.of("Exit code 7, -ec assertions: " + CLASS + " (much <= little)"), outcome.errorLines());
        assertTrue(Files.readString(folder.resolve("a.xml")).contains("failures=\"1\" errors=\"0\" skipped=\"1\""));
        assertTrue(Files.readString(folder.resolve("a.html")).contains("\"verdict\":\"skipped\""));
        JsonArray json = JsonParser.parseString(Files.readString(folder.resolve("r.json"))).getAsJsonArray();
        for (JsonElement result : json) {
            boolean little = result.getAsJsonObject().get("benchmark").getAsString().endsWith("little");
            List<String> verdicts =
                    StreamSupport.stream(result.getAsJsonObject().getAsJsonArray("assertions").spliterator(),
                            false).map(each -> each.getAsJsonObject().get("verdict").getAsString()).toList();
            assertEquals(little ? List.of("holds", "holds", "fails", "skipped") : List.of("holds", "fails"), verdicts);
        }
        loadedAgain();
    }

    private void loadedAgain() throws IOException {
        Outcome alone = Jmh.ours().in(folder).run("-load r.json -ec unproven".split(" ")).expect(8);
        assertEquals("skipped: little <= 2 * baseline.little", verdicts(alone).get(3));
        Outcome compared = run("-load r.json -vs r.json -assertionReport a.json").expect(0);
        assertEquals(4, verdicts(compared).size());
        assertFalse(verdicts(compared).get(3).startsWith("skipped"), compared::out);
        assertTrue(Files.readString(folder.resolve("a.json")).contains("\"formula\": \"much <= little\""));
        run("-load r.json -rf json -rff copy.json").expect(0);
        assertTrue(Files.readString(folder.resolve("copy.json")).contains("\"assertions\""));
    }

    @Test
    void run_partOfTheBenchmarks_skipsAssertionsOnOthers() {
        Outcome outcome =
                run("AssertedBenchmark.little -bm avgt -f 3 -wi 1 -w 10ms -i 2 -r 10ms -ec assertions").expect(0);
        assertEquals(List.of("holds: little <= 1 min", "skipped: little <= 0.5 * much", "skipped: much <= little",
                "skipped: little <= 2 * baseline.little"), verdicts(outcome));
    }

    @Test
    void run_withoutAssertions_doesNotMentionThem() {
        Outcome outcome = run("SteadyBenchmark -f 1 -wi 1 -w 10ms -i 1 -r 10ms").expect(0);
        assertFalse(outcome.out().toLowerCase().contains("assertion"), outcome::out);
        Outcome asked =
                run("SteadyBenchmark -f 1 -wi 1 -w 10ms -i 1 -r 10ms -ec assertions -assertionReport a.xml").expect(0);
        assertEquals(
                List.of("WARNING: -ec assertions checked nothing: no class of these benchmarks has an assertion "
                        + "(@Performance)"),
                asked.errorLines());
        assertEquals(1, asked.linesWith("# WARNING: no class of these benchmarks has an assertion (@Performance): "
                + "a.xml is not written").size(), asked::out);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "-interpretation bayes | -interpretation bayes: unknown interpretation 'bayes'; known: forks, quick, parametric, bootstrap",
        "-assertionReport a.txt | -assertionReport a.txt: the suffix of a.txt is not a kind of report: use one of .json, .xml, .html",
        "-assertionReport no/a.xml | -assertionReport no/a.xml cannot be written: the folder "})
    void mistake_isReportedBeforeAnythingRuns(String arguments, String message) {
        Outcome outcome = measure(arguments).expect(1);
        assertTrue(outcome.err().contains(message), outcome::err);
        assertFalse(outcome.out().contains("Iteration"), outcome::out);
    }

    @Test
    void interpretationOfTheThesis_isPrintedWithItsVerdicts() {
        Outcome outcome = measure("-interpretation quick").expect(0);
        assertEquals("holds: little <= 0.5 * much", verdicts(outcome).get(1));
        assertTrue(outcome.lines().contains("# interpretation: quick"), outcome::out);
    }
}
