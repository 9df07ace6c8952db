package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.json.Entries.entry;
import static org.openjdk.jmh.results.json.Entries.forks;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.json.Entries;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class ComparisonReportTest {

    private final Locale locale = Locale.getDefault();

    @TempDir
    private Path folder;
    private ResultComparison comparison;

    @BeforeEach
    void compareWithADecimalComma() throws IOException {
        Locale.setDefault(Locale.GERMANY);
        String odd = ",\"params\":{\"text\":\"</script>|`*_&\\u0001\"}";
        Path before = Entries.file(folder, "before.json",
                entry("p.Words.count", forks(100, 101, 102, 101)), entry("p.Words.sort", forks(10, 10.1, 10.2, 10.1)),
                entry("p.Words.read", "avgt", "us/op", odd, forks(7, 7.01, 7, 7.01)),
                entry("p.Words.write", forks(5, 6, 7, 8)), entry("p.Words.gone", forks(1)),
                entry("p.Words.single", new double[] {1, 2, 3}));
        Path after = Entries.file(folder, "after.json",
                entry("p.Words.count", forks(120, 121, 119, 120)), entry("p.Words.sort", forks(5, 5.1, 5, 5.1)),
                entry("p.Words.read", "avgt", "us/op", odd, forks(7, 7.01, 7.01, 7)),
                entry("p.Words.write", forks(8, 6, 7, 5)), entry("p.Words.single", new double[] {1, 2, 3}));
        comparison = ResultComparison.of(ResultSide.read(List.of(before)), ResultSide.read(List.of(after)),
                ComparisonQuestion.standard());
    }

    @AfterEach
    void restoreLocale() {
        Locale.setDefault(locale);
    }

    @Test
    void console_hasATableAndWhatToThinkOfIt() {
        assertEquals(List.of(
                "# 5 compared: 1 slower, 1 faster, 1 the same within 3 %, 2 undecided; worst: Words.count +18.8 %",
                "Benchmark     Baseline   Candidate   Change          Interval  Verdict",
                "Words.count        101   120 us/op  +18.8 %  +16.9 to +20.7 %  slower",
                "Words.read(text=</script>|`*_&\\u0001)",
                "                  7.00  7.00 us/op   +0.0 %    -0.1 to +0.1 %  same",
                "Words.single      2.00  2.00 us/op     +0 %                    undecided"),
                ConsoleTable.verdicts(comparison).subList(0, 6));
        List<String> lines = ConsoleTable.lines(comparison);
        assertTrue(lines.contains("# WARNING: only in the baseline, 1 benchmark: p.Words.gone (mode=avgt)"),
                lines::toString);
        assertTrue(
                lines.contains(
                        "# Undecided, 1 benchmark: the baseline has a single fork, which does not show how much forks vary"),
                lines::toString);
        assertTrue(
                lines.get(lines.size() - 1)
                        .equals("# 5 compared: 1 slower, 1 faster, 1 the same within 3 %, 2 undecided; "
                                + "worst: Words.count +18.8 %"),
                lines::toString);
        assertTrue(
                lines.contains(
                        "# Of the 2 changes, fewer than one may be wrong (false discovery rate 5 %)"),
                lines::toString);
    }

    @Test
    void console_saysWhatWouldDecide() {
        List<String> lines = ConsoleTable.verdicts(comparison);
        String remedy = lines.get(lines.size() - 1);
        assertTrue(remedy.matches(" +\\(\\d+ x \\d+, \\d+ (s|min|h)\\)"), lines::toString);
    }

    @Test
    void console_putsWhatWouldDecideBelow_whereThereIsNoPlace() throws IOException {
        Path before = Entries.file(folder, "b.json", entry("p.SomeWords.readSlowly", forks(5123, 6123, 7123, 8123)),
                entry("p.Words.count", "thrpt", "ops/ms", "", forks(1e-9, 1e9, 1, 1)));
        Path after = Entries.file(folder, "a.json", entry("p.SomeWords.readSlowly", forks(8123, 6123, 7123, 5123)),
                entry("p.Words.count", "thrpt", "ops/ms", "", forks(1e9, 1e-9, 1, 1)));
        List<String> lines = ConsoleTable.lines(ResultComparison.of(ResultSide.read(List.of(before)),
                ResultSide.read(List.of(after)), ComparisonQuestion.standard()));
        assertTrue(lines.get(3).endsWith("  undecided"), lines::toString);
        assertTrue(lines.get(4).matches(" +\\(\\d+ x \\d+, \\d+ (s|min|h)\\)"), lines::toString);
        assertEquals(80, lines.get(4).length());
    }

    @Test
    void table_longNames_fitTheTerminal() throws IOException {
        String params = ",\"params\":{\"first\":\"" + "a long value ".repeat(9).trim() + "\"}";
        Path file =
                Entries.file(folder, "long.json", entry("p.Words.count", "avgt", "us/op", params, forks(1, 2, 1, 2)));
        List<String> lines = ConsoleTable.lines(ResultComparison.of(ResultSide.read(List.of(file)),
                ResultSide.read(List.of(file)), ComparisonQuestion.standard()));
        assertTrue(lines.stream().filter(line -> !line.startsWith("#")).allMatch(line -> line.length() <= 80),
                lines::toString);
    }

    @Test
    void markdown_modeOfAForeignFile_isEscaped() throws IOException {
        Path file = Entries.file(folder, "mode.json", entry("p.Words.count", "a|<b>", "us/op", "", forks(1, 2, 1, 2)));
        comparison = ResultComparison.of(ResultSide.read(List.of(file)), ResultSide.read(List.of(file)),
                ComparisonQuestion.standard());
        String text = text("md", Gate.stopping(Verdict.SLOWER));
        assertTrue(text.contains("| a\\|&lt;b> |"), text);
    }

    @Test
    void markdown_showsChangesFirstAndFoldsTheRest() throws IOException {
        String text = text("md", Gate.stopping(Verdict.SLOWER));
        assertTrue(text.indexOf("**slower**") < text.indexOf("**faster**"), text);
        assertTrue(text.indexOf("**faster**") < text.indexOf("<details><summary>2 undecided"), text);
        assertTrue(
                text.contains("| `Words.count` | avgt | 101 | 120 us/op | +18.8 % | +16.9 to +20.7 % | **slower** |"),
                text);
        assertTrue(text.contains("text&#61;&#60;&#47;script&#62;&#124;&#96;&#42;&#95;&#38;&#92;u0001"), text);
    }

    @Test
    void markdown_keepsARowOnALine() throws IOException {
        StringWriter out = new StringWriter();
        ComparisonReport.of("r.md").write(compare(
                entry("p.Words.read", "avgt", "us/op", ",\"params\":{\"text\":\"a\\nb\"}", forks(7, 7.01, 7))),
                Gate.stopping(), out);
        assertTrue(out.toString().contains("| <code>Words&#46;read&#40;text&#61;a&#92;u000ab&#41;</code> | avgt |"),
                out::toString);
    }

    @Test
    void console_namesModesWhereABenchmarkHasSeveral() throws IOException {
        String[] entries = {entry("p.Words.read", "avgt", "us/op", "", forks(7, 7.01, 7)),
            entry("p.Words.read", "ss", "us/op", "", forks(9, 9.01, 9)), entry("p.Words.sort", forks(1, 1.01, 1))};
        assertEquals(List.of("Words.read avgt", "Words.read ss", "Words.sort"),
                ConsoleTable.lines(compare(entries)).subList(2, 5).stream().map(line -> line.split(" {2,}")[0])
                        .collect(Collectors.toList()));
    }

    @Test
    void console_writesIntervalsThatExcludeNothingShort() throws IOException {
        Path before = Entries.file(folder, "low.json", entry("p.Words.read", forks(1, 1e9)));
        Path after = Entries.file(folder, "high.json", entry("p.Words.read", forks(1e9, 1)));
        String row = ConsoleTable.lines(ResultComparison.of(ResultSide.read(List.of(before)),
                ResultSide.read(List.of(after)), ComparisonQuestion.standard())).get(2);
        assertTrue(row.contains(" < -99 to > +9900 % "), row);
    }

    private ResultComparison compare(String... entries) throws IOException {
        Path file = Entries.file(folder, "same.json", entries);
        return ResultComparison.of(ResultSide.read(List.of(file)), ResultSide.read(List.of(file)),
                ComparisonQuestion.standard());
    }

    @Test
    void json_hasAllFigures() throws IOException {
        JsonObject json = JsonParser.parseString(text("json", Gate.stopping(Verdict.SLOWER))).getAsJsonObject();
        JsonObject first = json.getAsJsonArray("comparisons").get(0).getAsJsonObject();
        assertEquals(1, json.get("slower").getAsInt());
        assertEquals("p.Words.count", first.get("benchmark").getAsString());
        assertEquals("[100.0,101.0,102.0,101.0]", first.get("baseline").toString());
        assertEquals(1.188, first.get("ratio").getAsDouble(), 1e-3);
        assertEquals(1, first.get("cliffsDelta").getAsDouble());
        assertEquals("lower is better", first.get("direction").getAsString());
        JsonObject single = json.getAsJsonArray("comparisons").get(2).getAsJsonObject();
        assertEquals("+INF", single.get("upper").getAsString());
        assertFalse(single.get("obstacle").isJsonNull());
    }

    @ParameterizedTest
    @CsvSource({"'', 0, 2", "SLOWER, 2, 1", "SLOWER UNDECIDED, 3, 0", "UNDECIDED, 2, 0"})
    void junit_failsWhatTheGateStops(String stopped, int failures, int skipped) throws Exception {
        Gate gate =
                Gate.stopping(Arrays.stream(stopped.split(" ")).filter(name -> !name.isEmpty()).map(Verdict::valueOf)
                        .toArray(Verdict[]::new));
        Element suite = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(text("xml", gate).getBytes(StandardCharsets.UTF_8)))
                .getDocumentElement();
        assertEquals(String.valueOf(failures), suite.getAttribute("failures"));
        assertEquals(failures, suite.getElementsByTagName("failure").getLength());
        assertEquals(String.valueOf(skipped), suite.getAttribute("skipped"));
        for (int i = 0; i < failures; i++) {
            assertFalse(((Element) suite.getElementsByTagName("failure").item(i)).getAttribute("type").isEmpty());
        }
        NodeList cases = suite.getElementsByTagName("testcase");
        assertEquals("5", suite.getAttribute("tests"));
        assertEquals("0", ((Element) cases.item(0)).getAttribute("time"));
        assertEquals("p.Words", ((Element) cases.item(0)).getAttribute("classname"));
        assertEquals("read(text=</script>|`*_&?) avgt", ((Element) cases.item(1)).getAttribute("name"));
    }

    @Test
    void html_isAPageWhoseDataCannotLeaveTheScript() throws IOException {
        String page = text("html", Gate.stopping(Verdict.SLOWER));
        assertTrue(page.startsWith("<!DOCTYPE html>"));
        assertFalse(page.contains("the data of the comparison"));
        assertEquals(page.indexOf("</script>"), page.lastIndexOf("</script>"));
        assertFalse(page.contains("http://") && page.replace("http://www.w3.org/2000/svg", "").contains("http"));
    }

    @Test
    void html_showsTheWorstFirst() throws IOException {
        String page = text("html", Gate.stopping());
        List<String> verdicts = new ArrayList<>();
        data(page).getAsJsonArray("comparisons")
                .forEach(row -> verdicts.add(row.getAsJsonObject().get("verdict").getAsString()));
        assertEquals(List.of("slower", "undecided", "undecided", "same", "faster"), verdicts);
        assertTrue(page.contains("worst: (a, b) => a.place - b.place"), page);
    }

    @Test
    void html_hasTheCommand_theSetupOfBothSides_andTheFiguresOfTheConsole() throws IOException {
        comparison = comparison.by("java -jar b.jar -vs before.json");
        JsonObject data = data(text("html", Gate.stopping()));
        assertEquals("java -jar b.jar -vs before.json", data.get("command").getAsString());
        assertEquals("[\"JMH 1.37, 17\"]", data.get("setupsOfBaseline").toString());
        assertEquals("[\"JMH 1.37, 17\"]", data.get("setupsOfCandidate").toString());
        assertEquals("[\"101\",\"120\",\"+18.8 % (+16.9 to +20.7 %)\"]",
                data.getAsJsonArray("texts").get(0).toString());
        assertFalse(text("json", Gate.stopping()).contains("setupsOf"));
    }

    private static JsonObject data(String page) {
        String begin = "const data = ";
        return JsonParser.parseString(page.substring(page.indexOf(begin) + begin.length(),
                page.indexOf(";\nconst narrow"))).getAsJsonObject();
    }

    @Test
    void endOfTheFileName_choosesTheReport() {
        assertEquals("xml", ComparisonReport.of("target/TEST-benchmarks.xml").extension());
        assertEquals("the suffix of report.pdf is not a kind of report: use one of .md, .json, .xml, .html",
                assertThrows(IllegalArgumentException.class, () -> ComparisonReport.of("report.pdf")).getMessage());
    }

    @Test
    void gate_stopsNoImprovement() {
        assertEquals("only what is slower or undecided can be stopped, not [FASTER]",
                assertThrows(IllegalArgumentException.class, () -> Gate.stopping(Verdict.FASTER)).getMessage());
    }

    private String text(String extension, Gate gate) throws IOException {
        StringWriter out = new StringWriter();
        ComparisonReport.of("report." + extension).write(comparison, gate, out);
        return out.toString();
    }
}
