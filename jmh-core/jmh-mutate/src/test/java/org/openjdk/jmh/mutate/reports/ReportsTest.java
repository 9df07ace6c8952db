package org.openjdk.jmh.mutate.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.mutate.comparisons.ComparisonResult;
import org.openjdk.jmh.mutate.comparisons.MutantTrial;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.forks.BenchmarkCase;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.SourceSpan;
import org.openjdk.jmh.mutate.results.ApiMethod;
import org.openjdk.jmh.mutate.results.MutantNames;
import org.openjdk.jmh.mutate.results.MutantVerdict;
import org.openjdk.jmh.mutate.results.MutantVerdicts;
import org.openjdk.jmh.mutate.results.Summary;
import org.openjdk.jmh.mutate.verdicts.InterimVerdict;
import org.openjdk.jmh.mutate.verdicts.ThresholdOutcome;

class ReportsTest {

    private static final BenchmarkCase BENCHMARK =
            new BenchmarkCase("demo.TextBenchmark.join", "avgt", new TreeMap<>());

    private static CheckedMutant mutant(String id, MutantState state) {
        return new CheckedMutant(new Mutant(id, id.substring(0, 3), "demo/Text.java", "demo.Text", "join(I)V",
                new SourceSpan(2, 5, 2, 9), "x", "<script>y</script>", "slower"), state, "", List.of("demo.Text"));
    }

    private static ComparisonResult compared(String id, double ratio, double slowdown, ThresholdOutcome end,
                                             boolean control) {
        return new ComparisonResult(new MutantTrial(id, BENCHMARK, ratio, 1e6, control),
                new InterimVerdict(3, Interval.of(slowdown - 0.01, slowdown, slowdown + 0.01), List.of(1.02),
                        List.of(end)),
                100, Interval.of(1 / slowdown - 0.01, 1 / slowdown, 1 / slowdown + 0.01), 6, "");
    }

    private static Summary summary() {
        Map<String, Coverage> coverage = new TreeMap<>(Map.of(BENCHMARK.id(), new Coverage(BENCHMARK.id(), 9, 100,
                new TreeMap<>(Map.of("sts-1", 1.0, "sts-2", 1.0, "ptw-1", 1e-6, "ptw-3", 1.0)), ""), "demo.Idle.none",
                new Coverage("demo.Idle.none", 9, 1, new TreeMap<>(), "")));
        List<ComparisonResult> compared = List.of(compared("sts-1", 1, 1.5, ThresholdOutcome.KILLED, false),
                compared("sts-1", 1, 1, ThresholdOutcome.KILLED, true),
                compared("sts-2", 1, 1, ThresholdOutcome.NOT_SLOWER, false),
                compared("ptw-1", 1e-6, 1, ThresholdOutcome.NOT_SLOWER, false),
                compared("ptw-3", 1, 1.01, ThresholdOutcome.TOO_NOISY, false));
        MutantVerdicts verdicts = new MutantVerdicts(0.01, coverage, compared);
        return new Summary(List.of(0.01), List.of(mutant("sts-1", MutantState.VALID),
                mutant("sts-2", MutantState.VALID), mutant("ptw-1", MutantState.VALID),
                mutant("ptw-2", MutantState.VALID), mutant("ptw-3", MutantState.UNTESTED),
                mutant("ptw-4", MutantState.DOES_NOT_COMPILE)).stream().map(verdicts::of).toList(), compared,
                List.copyOf(coverage.values()), 30);
    }

    @Test
    void verdicts_haveTheReasonOfEachSurvivor() {
        assertEquals(List.of(MutantVerdict.KILLED, MutantVerdict.NOT_SLOWER, MutantVerdict.TOO_RARE,
                MutantVerdict.NOT_COVERED, MutantVerdict.TOO_NOISY,
                MutantVerdict.INVALID), summary().mutants().stream().map(each -> each.verdict()).toList());
    }

    @Test
    void scores_countValidMutantsWithoutControls() {
        assertEquals(5, summary().total().valid());
        assertEquals(4, summary().total().covered());
        assertEquals(List.of(1), summary().total().killed());
        assertEquals(List.of(1), summary().wrongKills());
    }

    @Test
    void consoleReport_fitsEightyColumns() {
        List<String> lines = MutationConsole.lines(summary(), 10);
        lines.forEach(line -> assertTrue(line.length() <= 80, line));
        String all = String.join("\n", lines);
        assertTrue(all.contains("Mutation score, slower by >1%: 20.0 % (1 of 5; of the covered ones 25.0 %)"),
                all);
        assertFalse(all.contains("lower bounds"), all);
        assertTrue(all.contains("demo.Idle.none"), all);
        assertTrue(all.contains("Controls, the original on both sides: 1 of 1 killed, wrongly"), all);
    }

    @Test
    void json_hasTheStatusOfEachMutantAndTheSource(@TempDir Path sources) throws IOException {
        Files.createDirectories(sources.resolve("demo"));
        Files.writeString(sources.resolve("demo/Text.java"), "class Text {\n    x();\n}\n");
        JsonObject file = JsonParser.parseString(ElementsReport.json(summary(), List.of(sources))).getAsJsonObject()
                .getAsJsonObject("files").getAsJsonObject("demo/Text.java");
        assertEquals("class Text {\n    x();\n}\n", file.get("source").getAsString());
        assertEquals(List.of("Killed", "Survived", "Survived", "NoCoverage", "Survived", "CompileError"),
                file.getAsJsonArray("mutants").asList().stream()
                        .map(each -> each.getAsJsonObject().get("status").getAsString()).toList());
    }

    @Test
    void page_loadsNoOtherFileAndEscapesItsTexts() throws IOException {
        Summary summary = summary();
        String page = MutationPage.page(summary, ElementsReport.json(summary, List.of()));
        assertTrue(page.contains("mutation-test-report-app"));
        assertFalse(page.contains("<script>y"));
        assertFalse(page.contains("src=\"http"));
        assertTrue(
                page.contains(
                        "<b>The benchmarks execute 4 of 5 mutants, and notice that 1 is slower by more than 1 %.</b>"),
                page);
        assertTrue(page.contains("<td class=\"number\" data-head=\"covered\">4</td>"), page);
        assertTrue(page.contains("Survivors: 3"), "of five valid ones");
        assertTrue(page.contains("Executed by no benchmark: 1"), page);
        assertTrue(page.contains("<span class=\"survived\">3 survived</span>"), page);
        assertTrue(page.contains("<span class=\"survived\" style=\"flex: 60.00\">"), page);
        assertFalse(page.contains("Not measured"), page);
        assertTrue(page.contains("<td><b>not covered</b>: no benchmark executes it</td>"));
        assertTrue(page.contains("<a href=\"#mutant/Text.java\">Text.java:2</a>"));
        assertTrue(page.contains("executes no mutant"));
    }

    @Test
    void unmeasuredMutant_isNoSurvivor() throws IOException {
        Coverage coverage = new Coverage(BENCHMARK.id(), 9, 100, new TreeMap<>(Map.of("sts-1", 1.0)), "");
        MutantVerdicts verdicts = new MutantVerdicts(0.01, Map.of(BENCHMARK.id(), coverage), List.of());
        Summary summary =
                new Summary(List.of(0.01), List.of(verdicts.of(mutant("sts-1", MutantState.VALID))), List.of(),
                        List.of(coverage), 30);

        String page = MutationPage.page(summary, ElementsReport.json(summary, List.of()));
        assertTrue(page.contains("Survivors: 0"), page);
        assertTrue(page.contains("Not measured: 1"), page);
        List<String> lines = MutationConsole.lines(summary, 10);
        assertTrue(lines.contains("Nothing is known, not measured: 1"), lines::toString);
        assertTrue(lines.contains("These scores are lower bounds: of 1 mutant, nothing is known"), lines::toString);
        assertFalse(lines.stream().anyMatch(line -> line.startsWith("Survived")), lines::toString);
    }

    @Test
    void names_keepOneLetterOfEachPackage() {
        assertEquals("o.e.Words$Rule", MutantNames.shortened("org.example.Words$Rule"));
        assertEquals("d.TextBenchmark.join{path=a.b.c}", MutantNames.shortened("demo.TextBenchmark.join{path=a.b.c}"));
    }

    @Test
    void api_showsTheShortestNoticedAndTheDetectableDelay() {
        Map<String, Coverage> coverage = Map.of(BENCHMARK.id(), new Coverage(BENCHMARK.id(), 9, 100,
                new TreeMap<>(Map.of("api-1", 2.0, "api-2", 2.0)), ""));
        List<ComparisonResult> compared = List.of(compared("api-1", 2, 1.005, ThresholdOutcome.TOO_NOISY, false),
                compared("api-2", 2, 1.5, ThresholdOutcome.KILLED, false));
        MutantVerdicts verdicts = new MutantVerdicts(0.01, coverage, compared);
        Summary summary = new Summary(List.of(0.01), List.of(api("api-1", "api:1ns", "join(Ljava/lang/String;[I)V"),
                api("api-2", "api:1us", "join(Ljava/lang/String;[I)V"), api("api-3", "api:1us", "split()V")).stream()
                .map(verdicts::of).toList(), compared, List.copyOf(coverage.values()), 30);
        ApiMethod join = summary.api().get(0);
        assertEquals("demo.Text.join(String, int[])", join.method());
        assertEquals("1us", join.noticed());
        assertEquals(1.0, join.smallest().getAsDouble(), 1e-9, "2 % of 100 ns, by two calls");
        assertFalse(summary.api().get(1).isNoticed());
        String all = String.join("\n", MutationConsole.lines(summary, 10));
        assertTrue(all.contains("API benchmarking score: 1 of 2 public methods (50%)"), all);
    }

    private static CheckedMutant api(String id, String operator, String method) {
        return new CheckedMutant(new Mutant(id, operator, "demo/Text.java", "demo.Text", method,
                new SourceSpan(2, 5, 2, 9), "x", "y", "slower"), MutantState.VALID, "", List.of("demo.Text"));
    }
}
