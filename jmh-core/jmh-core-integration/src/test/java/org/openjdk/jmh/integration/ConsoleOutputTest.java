package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

class ConsoleOutputTest {

    /** Lines that only dynamic runs print, and iterations and forks around them. */
    private static final Pattern OURS = Pattern.compile(
            "# (Reconfiguration|Bounds|Stability|Dynamic|\\d|Measurement: iter).*|# (Warmup )?(Fork|Iteration).*"
                    + "|Iteration .*|# WARNING: (?!JMH lock|load ).*|Reconfiguration .*|.* (%|none)"
                    + "|# Error: .*|  (good|rough|precision)\\b.*");

    @TempDir
    Path folder;

    private Outcome run(String language, String criteria, String... more) {
        List<String> all = new ArrayList<>(Runs.dynamic("SteadyBenchmark", criteria));
        all.addAll(List.of("-wi", "4", "-wimin", "2"));
        return language.isEmpty() ? ThisVm.in(folder).run(all, more).expect(0)
                : Runs.plugged(folder).vm("-Duser.language=" + language, "-Duser.country=").run(all, more).expect(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "de"})
    void stableRun_printsTheSameInEachLanguage(String language) throws IOException {
        assertEquals(golden("stable"), ours(run(language, "always,cv", "-st", "0.5,512", "-f", "3", "-wf", "2")));
    }

    @Test
    void unstableRun_printsWhatIsMissing() throws IOException {
        assertUnstable("");
    }

    @Test
    void slidingRun_printsTheKeptIterations() throws IOException {
        assertSliding("");
    }

    @Tag("nightly")
    @Test
    void unstableAndSlidingRuns_printTheSameInAnotherLanguage() throws IOException {
        assertUnstable("de");
        assertSliding("de");
    }

    private void assertUnstable(String language) throws IOException {
        assertEquals(golden("unstable"), ours(run(language, "never", "-f", "2", "-sfw", "1")));
    }

    private void assertSliding(String language) throws IOException {
        assertEquals(golden("sliding"), ours(run(language, "slide:until=3", "-f", "2")));
    }

    private static String golden(String name) throws IOException {
        try (InputStream in = ConsoleOutputTest.class.getResourceAsStream("/golden/" + name + ".txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String ours(Outcome outcome) {
        StringBuilder text = new StringBuilder();
        for (String line : outcome.lines()) {
            if (OURS.matcher(line).matches()) {
                text.append(normalized(line)).append('\n');
            }
        }
        return text.toString();
    }

    private static String normalized(String line) {
        return line.replaceFirst("(Iteration +\\d+: ).*", "$1SCORE")
                .replaceAll("(cv) [-\\d.e]+ \\(", "$1 VALUE (")
                .replaceAll("\\b\\d+\\.\\d( s\\b|  )", "SECONDS$1")
                .replaceAll("nothing saved, \\d+ % longer|\\d+ % saved", "SAVED saved")
                .replaceAll("(thrpt +)\\S+ +\u00b1 \\S+ %(.* )(\\d+ %|none)$", "$1SCORE \u00b1 ERROR %$2SAVED")
                .replaceAll("^  (good|rough|precision)\\b.*", " VERDICT")
                .replaceAll("  +", " ");
    }

    @Test
    void silentRun_printsNothing() {
        assertEquals("", run("", "always", "-f", "2", "-v", "SILENT").out().replaceAll("# WARNING: JMH lock.*\n", ""));
    }

    @Test
    void verboseRun_printsEachVectorAfterItsCheckpoint() {
        Outcome outcome = run("", "always", "-f", "2", "-v", "EXTRA");
        List<String> lines = outcome.lines();
        int checkpoint = lines.indexOf("# Stability: always 0.75 (needs > 0.5): stable, warmup ends after 2 of 4");
        assertTrue(checkpoint > 0, outcome::out);
        assertEquals("#   always [0.75, 0.75]", lines.get(checkpoint + 1));
    }

    @Test
    void normalRun_printsNoVector() {
        assertFalse(run("", "always", "-f", "1").out().contains("[0.75"));
    }

    @Test
    void contradictionByTheMeasurement_isPrinted() {
        Outcome outcome = ThisVm.in(folder).run("SteppingBenchmark", "-w", "10ms", "-r", "10ms", "-i", "12",
                "-wi", "14", "-wimin", "12", "-f", "1", "-sc", "always").expect(0);
        List<String> warnings = outcome.linesWith("# WARNING: the measurement contradicts the end of the warmup: ");
        assertEquals(1, warnings.size(), outcome::out);
        assertTrue(warnings.get(0).contains("raise -wimin above 12"), warnings::toString);
    }

    @Test
    void outlierIteration_isReportedOnConsoleAndInResult() {
        Path json = folder.resolve("result.json");
        Outcome outcome = ThisVm.in(folder).run("InterruptedBenchmark", "-w", "10ms", "-r", "10ms", "-i", "8",
                "-wi", "2", "-f", "1", "-bm", "avgt", "-sc", "always", "-rf", "json", "-rff", json.toString())
                .expect(0);
        List<String> warnings =
                outcome.linesWith("# WARNING: a single iteration moves the result of 1 of 1 fork, most in "
                        + "fork 1: measurement iteration 3 lies at ");
        assertEquals(1, warnings.size(), outcome::out);
        assertTrue(warnings.get(0).endsWith("; check what else runs on the machine, or raise -i"), warnings::toString);
        JsonObject found = Json.forks(Json.only(json)).get(0).getAsJsonObject("influentialIteration");
        assertEquals(3, found.get("iteration").getAsInt(), found::toString);
        assertTrue(warnings.get(0).contains(String.format(Locale.ROOT, "moves their mean by %.1f %%",
                100 * found.get("relativeChange").getAsDouble())), found::toString);
    }

    @Test
    void summary_hasParametersAndWhetherToUseTheResult() {
        Outcome outcome = ThisVm.in(folder).run(Runs.dynamic("ParameterizedBenchmark", "never"), "-p", "text=x",
                "-wi", "6", "-f", "1").expect(0);
        List<String> lines = outcome.lines();
        for (String work : List.of("100", "1000")) {
            int name = lines.indexOf("ParameterizedBenchmark.burn(text=x, work=" + work + ")");
            assertEquals("  precision unknown with one fork, which has not settled: add -f 2; -wi above 6",
                    lines.get(name + 2), outcome::out);
        }
    }

    @Test
    void verboseRun_printsAdditionalFigures() {
        Outcome outcome = run("", "slide:until=3,never", "-f", "2", "-v", "EXTRA");
        assertEquals(2, outcome.linesWith("# Measurement: slide 0.").size(), outcome::out);
        assertEquals(1, outcome.linesWith("# WARNING: forks not stable after all 2: never 0.25 (needs > 0.5); raise -f")
                .size(), outcome::out);
    }

    @Test
    void tables_fitATerminal_withSeveralParameters() {
        Outcome outcome = ThisVm.in(folder).run(Runs.dynamic("ParameterizedBenchmark", "slide"), "-p",
                "text=a long text that somebody has chosen for a parameter,x", "-p", "work=100", "-wi", "2", "-f", "2")
                .expect(0);
        String table = outcome.printed().substring(outcome.printed().indexOf("\nReconfiguration"));
        table.lines().forEach(line -> assertTrue(line.length() <= 80, line));
        assertTrue(table.lines().count() > 10, table);
    }

    /** Scores and tables are upstream's, which may be wider. */
    @Test
    void ourComments_fitATerminal() {
        Outcome outcome = run("", "never,cv,kld,rciw,slide", "-f", "2", "-wf", "1", "-wfmin", "1");
        List<String> ours = outcome.printed().lines().filter(line -> line.matches(
                "#     .*|# (Reconfiguration|Bounds|Stability|Measurement: iter|Dynamic|Error|WARNING: (?!JMH)).*"))
                .toList();
        assertTrue(ours.size() > 10, outcome::out);
        ours.forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @Test
    void results_haveTheErrorBetweenForksAlone() {
        String printed = run("", "always", "-f", "2", "-bm", "thrpt,ss").printed();
        assertFalse(printed.contains("99.9%"), printed);
        assertTrue(printed.matches("(?s).*Result \"\\S+\":\n  \\S+ \u00b1 \\S+ % ops/s \\[Average\\]\n  \\(min,.*"),
                printed);
    }

    @Test
    void repeatedWarnings_areMergedAtTheEnd() {
        Path json = folder.resolve("result.json");
        Outcome outcome = ThisVm.in(folder).run(Runs.dynamic("(Steady|Parameterized)Benchmark", "cv,steady"), "-wi",
                "3", "-f", "1", "-wm", "BULK", "-p", "text=x,y", "-rf", "json", "-rff", json.toString()).expect(0);
        int results = Json.results(json).size();
        String bulk = "bulk warmups run in full, because steady judges measurements only: use -wm INDI, or -sc kld";
        assertEquals(1, outcome.linesWith("# WARNING: " + bulk).stream().filter(line -> line.endsWith("kld")).count(),
                outcome::out);
        assertEquals(1, outcome.linesWith("# WARNING: " + bulk + " (" + results + " times, in ").size(),
                outcome::out);
    }
}
