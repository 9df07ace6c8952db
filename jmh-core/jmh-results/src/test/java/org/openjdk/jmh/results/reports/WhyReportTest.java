package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.json.Entries.entry;
import static org.openjdk.jmh.results.json.Entries.forks;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.attribution.CodeChange;
import org.openjdk.jmh.dynreconf.attribution.CostBlocks;
import org.openjdk.jmh.dynreconf.attribution.ForkCosts;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.results.comparison.BlockSequence;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.explanation.ProfileEvidence;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;

/** Why benchmarks differ, in all reports. */
class WhyReportTest {

    private static final ResultKey KEY = new ResultKey("p.Doc.work", "avgt", Map.of());
    private static final String PARSE = "p.Doc.parse(I)V";

    private final Locale usual = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(usual);
    }

    private static StoredResult fork(double mean) throws IOException {
        String json = "[" + entry(KEY.benchmark(), "avgt", "us/op", "", forks(mean)) + "]";
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "test")) {
            return reader.next();
        }
    }

    private static ResultComparison comparison(ExplainedChange... changes) throws IOException {
        return comparison(140, -1, changes);
    }

    private static ResultComparison comparison(double candidate, double more, ExplainedChange... changes)
            throws IOException {
        BlockSequence sequence = new BlockSequence(KEY, DifferenceRule.standard(), SequentialSettings.standard(),
                new Suite(SequentialSettings.standard()));
        for (int i = 0; i < 4; i++) {
            sequence.add(fork(100 + i % 2), fork(candidate + more * (i % 2)));
        }
        return ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05), List.of(sequence), List.of())
                .with(List.of(changes));
    }

    /** Forks whose parse takes some microseconds and allocates some bytes, beside 60 and 16 of others. */
    private static ExplainedChange explained(double[] before, double[] after, CodeChange code) {
        CostBlocks time = new CostBlocks(times(before), times(after));
        CostBlocks bytes = new CostBlocks(allocations(before), allocations(after));
        return ExplainedChange.of(KEY,
                new ProfileEvidence("us/op", time, new double[] {110, 111}, new double[] {150, 150}, bytes,
                        List.of("Doc.skip is no longer inlined into Doc.parse: hot method too big"),
                        Map.of(PARSE, "line 7 (90 %)")),
                method -> method.equals(PARSE) ? code : CodeChange.SAME);
    }

    private static List<ForkCosts> times(double... ofParse) {
        List<ForkCosts> forks = new ArrayList<>();
        for (double parse : ofParse) {
            forks.add(ForkCosts.sampled(Map.of(List.of("p.Doc.work()V"), 600L, List.of("p.Doc.work()V", PARSE),
                    Math.round(10 * parse)), 60 + parse, Map.of()));
        }
        return forks;
    }

    private static List<ForkCosts> allocations(double... ofParse) {
        List<ForkCosts> forks = new ArrayList<>();
        for (double parse : ofParse) {
            forks.add(ForkCosts.weighted(
                    Map.of(List.of("p.Doc.work()V", PARSE, "new [B"), 4 * parse, List.of("p.Doc.work()V"), 16.0), 1));
        }
        return forks;
    }

    private static ExplainedChange culprit() {
        return explained(new double[] {40, 41, 40, 41}, new double[] {80, 79, 80, 79}, CodeChange.CHANGED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "de"})
    void console_namesTheCulpritInLines(String language) throws IOException {
        Locale.setDefault(Locale.forLanguageTag(language));
        List<String> lines = ConsoleTable.lines(comparison(culprit()));
        List<String> why = lines.subList(lines.indexOf("") + 1, lines.size());
        why = why.subList(why.indexOf("") + 1, why.size());
        assertEquals(List.of(
                "# Why Doc.work is slower, +39 %: +39.0 us/op, of which +39.0 (+35.2 to +42.8) in "
                        + "Doc.parse, which changed",
                "# allocates +156 B/op, of which +156 (+147 to +165) in Doc.parse, which changed (new [B +156)",
                "# Doc.skip is no longer inlined into Doc.parse: hot method too big",
                "# observed in 4 forks of each side, whose wall time was 110 us/op (baseline) and 150 (candidate); "
                        + "forks of the verdict: 100 and 140",
                "Method, with what it calls  Baseline  Candidate  Change        Interval  Share",
                "Doc.parse                       40.5       79.5   +39.0  +35.2 to +42.8  100 %",
                "Doc.work                         101        140   +39.0  +37.2 to +40.8  100 %"),
                sortedFrom(5, why.subList(0, 7)));
    }

    /** As with {@code -why all}. */
    @Test
    void sameBenchmark_isNotCalledUndecided() throws IOException {
        double[] alike = {40, 41, 40, 41};
        List<String> why = WhyText.headlines(comparison(100, 1.1, explained(alike, alike, CodeChange.SAME)));
        assertTrue(why.get(0).startsWith("Why Doc.work is the same, "), why::toString);
        assertTrue(why.get(0).contains("inconclusive, each method may differ by chance"), why::toString);
    }

    /** Both explain all of it, but for the last bit. */
    private static List<String> sortedFrom(int start, List<String> lines) {
        List<String> sorted = new ArrayList<>(lines);
        sorted.subList(start, sorted.size()).sort(Comparator.naturalOrder());
        return sorted;
    }

    @Test
    void withoutSignificantMethods_theNeededBlocksAreReported() throws IOException {
        String text = ConsoleTable.lines(comparison(explained(new double[] {40, 60, 80}, new double[] {70, 75, 85},
                CodeChange.CHANGED))).toString();
        assertTrue(text.matches(
                "(?s).*inconclusive, each method may differ by chance; about \\d+ forks of each side would show it.*"),
                text);
    }

    /** Counted forks are those of the verdict: no others were observed. */
    @Test
    void countedForks_areThoseOfTheVerdict() throws IOException {
        ExplainedChange change = ExplainedChange.of(KEY, ProfileEvidence.ofTheVerdict("instr/op",
                new CostBlocks(times(40, 40), times(80, 80))), method -> CodeChange.SAME);
        List<String> lines = ConsoleTable.lines(comparison(change));
        assertTrue(lines.contains("# counted in 2 forks of each side, those of the verdict"), lines::toString);
        assertTrue(written("a.json", comparison(change)).contains("\"unit\": \"instr/op\""));
    }

    @Test
    void obstacle_isTheReason() throws IOException {
        assertTrue(ConsoleTable.lines(comparison(ExplainedChange.unknown(KEY, "its VM is gone"))).contains(
                "# Why Doc.work differs is unknown: its VM is gone"));
    }

    @Test
    void withoutRequest_reportsAreUnchanged() throws IOException {
        assertFalse(written("a.json", comparison()).contains("explanations"));
        assertFalse(ConsoleTable.lines(comparison()).toString().contains("Why"));
    }

    private static String written(String file, ResultComparison comparison) throws IOException {
        StringWriter out = new StringWriter();
        ComparisonReport.of(file).write(comparison, Gate.stopping(Verdict.SLOWER), out);
        return out.toString();
    }

    @Test
    void json_hasAllFigures() throws IOException {
        JsonArray all = JsonParser.parseString(written("a.json", comparison(culprit(),
                ExplainedChange.unknown(KEY, "its VM is gone")))).getAsJsonObject().getAsJsonArray("explanations");
        JsonObject time = all.get(0).getAsJsonObject().getAsJsonObject("time");
        JsonObject culprit = time.getAsJsonArray("culprits").get(0).getAsJsonObject();
        assertEquals(PARSE, culprit.get("method").getAsString());
        assertEquals("changed", culprit.get("code").getAsString());
        assertEquals("line 7 (90 %)", culprit.get("lines").getAsString());
        assertEquals(39, culprit.getAsJsonObject("inclusive").get("difference").getAsDouble(), 1e-9);
        assertEquals(4, time.getAsJsonArray("baseline").size());
        JsonArray root = time.getAsJsonArray("tree");
        assertEquals(100.5, root.get(1).getAsDouble(), 1e-3);
        JsonArray work = root.get(3).getAsJsonArray().get(0).getAsJsonArray();
        assertEquals("p.Doc.work()V", time.getAsJsonArray("names").get(work.get(0).getAsInt()).getAsString());
        assertEquals("B/op", all.get(0).getAsJsonObject().getAsJsonObject("allocation").get("unit").getAsString());
        assertEquals("its VM is gone", all.get(1).getAsJsonObject().get("obstacle").getAsString());
    }

    private static final String WHY =
            "Why Doc.work is slower, +39 %: +39.0 us/op, of which +39.0 (+35.2 to +42.8) in Doc.parse, "
                    + "which changed";

    @Test
    void pullRequest_hasTheCulpritAndTheObstacle() throws IOException {
        String text = written("a.md", comparison(culprit(), ExplainedChange.unknown(KEY, "its VM is *gone*")));
        assertTrue(text.contains("\n- " + WHY + System.lineSeparator()), text);
        assertTrue(text.contains("- Why Doc.work differs is unknown: its VM is \\*gone\\*"), text);
        assertFalse(written("a.md", comparison()).contains("Why"));
    }

    @Test
    void failedTest_hasTheCulprit() throws IOException {
        String text = written("a.xml", comparison(culprit()));
        assertTrue(text.contains(". " + WHY + "\""), text);
        assertFalse(written("a.xml", comparison()).contains("Why"));
    }

    @Test
    void page_needsNothingElse() throws IOException {
        String page = written("a.html", comparison(culprit()));
        assertTrue(page.contains("\"explanations\"") && page.contains("flame-said"), "no flame graph");
        assertFalse(page.contains("/* flame") || page.contains("http://") && !page.contains("http://www.w3.org"),
                "parts");
        assertFalse(page.contains("src="), "something else is loaded");
    }
}
