package org.openjdk.jmh.results.assertions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.json.Entries.entry;
import static org.openjdk.jmh.results.json.Entries.file;
import static org.openjdk.jmh.results.json.Entries.forks;
import static org.openjdk.jmh.results.json.Entries.metric;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.reports.AssertionReport;
import org.openjdk.jmh.results.reports.AssertionTable;

class JudgedAssertionsTest {

    private static final String OWNER = "org.sample.Codec";

    @TempDir
    private Path folder;

    private static String params(String... namesAndValues) {
        return ",\"params\":" + IntStream.range(0, namesAndValues.length / 2)
                .mapToObj(i -> "\"" + namesAndValues[2 * i] + "\":\"" + namesAndValues[2 * i + 1] + "\"").toList()
                .toString().replace('[', '{').replace(']', '}');
    }

    private ResultSide results() throws IOException {
        return ResultSide.read(List.of(file(folder, "results.json",
                entry(OWNER + ".fast", forks(1, 1.01, 0.99)),
                entry(OWNER + ".fast", "thrpt", "ops/ms", "", forks(500, 505, 495)),
                entry(OWNER + ".slow", "avgt", "ns/op", ",\"secondaryMetrics\":{\"·gc.alloc.rate.norm\":"
                        + metric("B/op", forks(64.0001, 64.0002, 64)) + "}", forks(2000, 2020, 1980)),
                entry(OWNER + ".rate", "thrpt", "ops/us", ",\"secondaryMetrics\":{\"gc.alloc.rate.norm\":"
                        + metric("B/op", forks(1e-5, 2e-5, 1e-5)) + "}", forks(1, 1.01, 0.99)),
                entry(OWNER + ".sort", "avgt", "us/op", params("n", "10"), forks(10, 10.1)),
                entry(OWNER + ".sort", "avgt", "us/op", params("n", "100"), forks(100, 101)),
                entry(OWNER + ".two", "avgt", "us/op", params("a", "1", "b", "x"), forks(1, 1)),
                entry(OWNER + ".two", "avgt", "us/op", params("a", "2", "b", "x"), forks(2, 2)),
                entry(OWNER + ".nan", forks(1, Double.NaN)),
                entry(OWNER + ".counted", "avgt", "#", "", forks(1, 1)),
                entry(OWNER + ".fewer", "ss", "instr/op", "", forks(6571, 6570, 6571)),
                entry(OWNER + ".more", "ss", "instr/op", "", forks(9362, 9361, 9362)),
                entry(OWNER + ".cycles", "ss", "cycles/op", "", forks(9362, 9361, 9362)),
                entry("org.sample.Other.fast", forks(3, 3)),
                entry("org.elsewhere.Third.fast", forks(3, 3)),
                entry("com.elsewhere.Third.fast", forks(3, 3)))));
    }

    private ResultSide baseline() throws IOException {
        return ResultSide.read(List.of(file(folder, "baseline.json", entry(OWNER + ".fast", forks(2, 2, 2.02)))));
    }

    private JudgedAssertions judge(Optional<ResultSide> baseline, String... formulas) throws IOException {
        return JudgedAssertions.judge(Arrays.stream(formulas).map(formula -> Assertion.of(OWNER, formula)).toList(),
                results(), baseline, Interpretations.standard());
    }

    /** Returns an entry of three forks with one iteration each, whose threads waited half of the time. */
    private static String waiting(String name, String clock, double... scores) {
        return entry(OWNER + name, "avgt", "us/op", clock + ",\"environment\":{\"forks\":[{\"waiting\":[0.5]},"
                + "{\"waiting\":[0.5]},{\"waiting\":[0.5]}]}", forks(scores));
    }

    private static String verdict(ResultSide results, Optional<ResultSide> baseline, String formula) {
        return JudgedAssertions.judge(List.of(Assertion.of(OWNER, formula)), results, baseline,
                Interpretations.standard()).all().get(0).verdict().name();
    }

    @Test
    void results_areJudgedInOwnTime_ifThatOfAllOfAModeIsKnown() throws IOException {
        String own = ",\"clock\":\"own\"";
        String quiet = waiting(".quiet", own, 2, 2.02, 1.98);
        String busy = waiting(".busy", own, 4, 4.02, 3.98).replace("0.5", "0.75");
        ResultSide known = ResultSide.read(List.of(file(folder, "known.json", quiet, busy)));
        assertEquals("HOLDS", verdict(known, Optional.empty(), "busy <= 1.1 * quiet"));
        ResultSide unknown = ResultSide.read(List.of(file(folder, "unknown.json", quiet, busy,
                waiting(".other", "", 1, 1, 1))));
        assertEquals("FAILS", verdict(unknown, Optional.empty(), "busy <= 1.1 * quiet"));
        ResultSide wall = ResultSide.read(List.of(file(folder, "wall.json", waiting(".busy", "", 1, 1.01, 0.99))));
        assertEquals("FAILS", verdict(known, Optional.of(wall), "busy <= 1.1 * baseline.busy"));
        ResultSide equal = ResultSide.read(List.of(file(folder, "own.json", waiting(".busy", own, 2, 2.02, 1.98))));
        assertEquals("HOLDS", verdict(known, Optional.of(equal), "busy <= 1.1 * baseline.busy"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "fast <= 0.6 * slow                       | HOLDS     | 1.000 against 1.200 us/op",
        "fast <= 0.4 * slow                       | FAILS     | 1000.0 against 800.0 ns/op",
        "fast <= 1.5 us                           | HOLDS     | forks: 3",
        "fast <= 20 ms                            | HOLDS     | ns/op against 20.00 ms/op",
        "fast >= 0 ns                             | HOLDS     | 1000.0 against 0 ns/op",
        "fast >= 0.024 ns                         | HOLDS     | against 0.0240 ns/op",
        "fast >= 1.8 * rate                       | HOLDS     | 2.000 against 1.800 us/op",
        "slow <= rate                             | UNDECIDED | measured in different modes, avgt against thrpt",
        "Codec.fast <= Other.fast                 | HOLDS     | 1.000 against 3.000 us/op",
        "org.sample.Codec.fast <= org.sample.Other.fast | HOLDS | 1.000 against 3.000 us/op",
        "fast <= Third.fast                       | UNDECIDED | may be com.elsewhere.Third.fast or org.elsewhere.Third.fast",
        "fast <= gone                             | SKIPPED   | no result of gone",
        "sort(10) <= 0.2 * sort(n=100)            | HOLDS     | 10.05 against 20.10 us/op",
        "forall n in {10, 100}: fast <= sort(n)   | HOLDS     | fast <= sort(10): holds",
        "forall k in {10, 100}: fast <= sort(k)   | HOLDS     | fast <= sort(100): holds",
        "fast <= sort                             | UNDECIDED | sort has results of several values: n=10; n=100; name one",
        "fast <= sort(50)                         | SKIPPED   | no result of sort(50), but of n=10; n=100",
        "fast <= sort(m=10)                       | UNDECIDED | which parameter of sort is m=10: it has n",
        "fast <= slow(1)                          | UNDECIDED | which parameter of slow is 1: it has none",
        "two(1) <= slow                           | UNDECIDED | which parameter of two is 1: it has a, b",
        "forall a in {1}: two(a) <= slow          | HOLDS     | 1.000 against 2.000 us/op",
        "two(a=1, b=x) <= slow                    | HOLDS     | 1.000 against 2.000 us/op",
        "growth(sort, n) <= O(n)                  | HOLDS     | grows like n^1.000",
        "growth(sort, m) <= O(m)                  | SKIPPED   | sort has results for no number as m",
        "alloc(slow) <= 64.1                      | HOLDS     | 64.00 against 64.10 B/op",
        "alloc(slow) <= 63                        | FAILS     | 64.00 against 63.00 B/op",
        "alloc(rate) <= 0                         | HOLDS     | 0 against 0 B/op",
        "alloc(fast) <= 64                        | UNDECIDED | run it with -prof gc",
        "nan <= fast                              | UNDECIDED | fork 2, iteration 1: the value at index 0 is NaN",
        "counted <= fast                          | UNDECIDED | the score of counted is not a time",
        "fewer <= 0.8 * more                      | HOLDS     | 6570.7 against 7489.3 counted, ratio 0.877",
        "fewer <= 0.7 * more                      | FAILS     | 6570.7 against 6553.2 counted",
        "fewer <= more + 1 us                     | UNDECIDED | counts have no unit such as ns: compare them with other benchmarks",
        "fewer <= 1 us                            | UNDECIDED | counts have no unit such as ns: compare them with other benchmarks",
        "1 us <= fewer                            | UNDECIDED | counts have no unit such as ns: compare them with other benchmarks",
        "fewer <= fast                            | UNDECIDED | measured in different modes, instr/op against avgt",
        "fewer <= cycles                          | UNDECIDED | measured in different modes, instr/op against cycles/op",
        "alloc(fewer) <= 64                       | UNDECIDED | run it with -prof gc",
        "fast <= baseline.fast                    | SKIPPED   | there is no baseline: name one with -vs",
        "fast << slow                             | MALFORMED | column 6: found '<'",
    })
    void judge_formula_hasVerdictAndEvidence(String formula, AssertionVerdict verdict, String evidence)
            throws IOException {
        JudgedAssertion judged = judge(Optional.empty(), formula).all().get(0);
        assertTrue(judged.evidence().contains(evidence), judged::evidence);
        assertEquals(verdict, judged.verdict());
    }

    /** Summaries of builds show the first line of a failure, and no other. */
    @Test
    void evidence_ofManyThatFailsInOne_beginsWithThatOne() throws IOException {
        List<String> lines = AssertionTable
                .evidence(judge(Optional.empty(), "forall n in {10, 100}: sort(n) <= 20 us").all().get(0));
        assertTrue(lines.get(0).startsWith("sort(100) <= 20000 ns: fails"), lines::toString);
        assertTrue(lines.stream().skip(1).anyMatch(line -> line.contains("sort(10)")), lines::toString);
    }

    @Test
    void judge_baseline_isAnotherSide() throws IOException {
        assertEquals(
                List.of(AssertionVerdict.HOLDS, AssertionVerdict.FAILS, AssertionVerdict.SKIPPED,
                        AssertionVerdict.FAILS),
                judge(Optional.of(baseline()), "fast <= 0.6 * baseline.fast", "fast >= baseline.Codec.fast",
                        "slow <= baseline.slow", "fast = baseline.fast").all().stream().map(JudgedAssertion::verdict)
                        .toList());
    }

    /** A number that is no text of the other one is another value of a parameter. */
    @Test
    void judge_benchmarkInRelationToItself_isFoundOutWhateverItsNames() throws IOException {
        assertEquals(AssertionVerdict.HOLDS, judge(Optional.empty(), "fast <= Codec.fast").all().get(0).verdict());
        assertEquals(AssertionVerdict.HOLDS,
                judge(Optional.empty(), "forall k in {10}: sort(n=k) <= sort(10)").all().get(0).verdict());
    }

    @Test
    void byBenchmark_isThatOfTheFormula() throws IOException {
        JudgedAssertions judged = judge(Optional.empty(), "fast <= Other.fast", "fast <", "slow <= Third.fast");
        List<String> known = List.of(OWNER + ".fast", "org.sample.Other.fast", OWNER + ".slow", OWNER + ".rate",
                "org.elsewhere.Third.fast", "com.elsewhere.Third.fast");
        Map<String, List<JudgedAssertion>> byBenchmark = judged.byBenchmark(known);
        JudgedAssertion first = judged.all().get(0);
        JudgedAssertion last = judged.all().get(2);
        assertEquals(Map.of(OWNER + ".fast", List.of(first), "org.sample.Other.fast", List.of(first), OWNER + ".slow",
                List.of(last), "org.elsewhere.Third.fast", List.of(last), "com.elsewhere.Third.fast", List.of(last)),
                byBenchmark);
    }

    @Test
    void table_allVerdicts_fitsIntoATerminal() throws IOException {
        List<String> lines = AssertionTable.lines(judge(Optional.empty(), "fast <= 0.6 * slow", "fast <= 0.4 * slow",
                "nan <= fast", "fast <= gone", "fast <= * slow", "forall n in {10, 100}: sort(n) <= slow"));
        assertEquals(List.of(
                "Assertions of org.sample.Codec",
                "  holds            fast <= 0.6 * slow",
                "                     1.000 against 1.200 us/op, ratio 0.833 [0.819, 0.848],",
                "                       forks: 3 and 3",
                "  FAILS            fast <= 0.4 * slow",
                "                     1000.0 against 800.0 ns/op, ratio 1.250 [1.228, 1.272],",
                "                       forks: 3 and 3",
                "  not enough data  nan <= fast",
                "                     left side: fork 2, iteration 1: the value at index 0 is NaN",
                "  skipped          fast <= gone",
                "                     no result of gone",
                "  no formula",
                "                   fast <= * slow",
                "                           ^",
                "                   expected a number or the name of a benchmark, found '*'",
                "  FAILS            forall n in {10, 100}: sort(n) <= slow",
                "                     sort(10) <= slow: fails, 10.05 against 2.000 us/op, ratio",
                "                       5.025 [4.902, 5.151], forks: 2 and 3",
                "                     sort(100) <= slow: fails, 100.5 against 2.000 us/op, ratio",
                "                       50.25 [49.02, 51.51], forks: 2 and 3",
                "",
                "# 6 assertions: 1 holds, 2 fail, 1 without enough data, 1 skipped, 1 no formula"), lines);
    }

    @Test
    void table_tenThousandAssertions_showsTheWorstAndCountsTheRest() throws IOException {
        String[] formulas = new String[10_000];
        Arrays.fill(formulas, "fast <= 0.6 * slow");
        Arrays.fill(formulas, 2000, 3000, "nan <= fast");
        formulas[5000] = "fast <= * slow";
        formulas[9000] = "fast <= 0.4 * slow";
        List<String> lines = AssertionTable.lines(judge(Optional.empty(), formulas));
        assertTrue(lines.size() < 200, "lines: " + lines.size());
        assertEquals("  no formula", lines.get(1));
        assertEquals("  FAILS            fast <= 0.4 * slow", lines.get(5));
        assertEquals("  not enough data  nan <= fast", lines.get(8));
        assertTrue(lines.stream().noneMatch(line -> line.startsWith("  holds")), lines::toString);
        assertEquals(List.of("",
                "# 10000 assertions: 8998 hold, 1 fails, 1000 without enough data, 1 no formula",
                "# 9940 of them are not shown; write all with -assertionReport FILE"),
                lines.subList(lines.size() - 3, lines.size()));
    }

    @Test
    void table_formulaOfManyRelations_showsEachOnceAndThoseThatDecideFirst() throws IOException {
        List<String> lines =
                AssertionTable.lines(judge(Optional.empty(), "forall n in {10, 100}: forall m in {10, 100}: "
                        + "sort(10) <= 3 * sort(n) and sort(m) <= 2 * sort(n) and sort(n) <= 20 * sort(m) and fast <= sort(n)"));
        List<String> relations =
                lines.stream().filter(line -> line.matches("                     [sf].*: .*")).toList();
        assertEquals(List.of("sort(100) <= 2 * sort(10): fails", "sort(10) <= 3 * sort(10): holds"),
                relations.stream().limit(2).map(line -> line.strip().replaceAll("(fails|holds),.*", "$1")).toList());
        assertEquals(8, relations.size(), lines::toString);
        assertTrue(lines.contains("                     and 4 more"), lines::toString);
    }

    @Test
    void reports_allKinds_haveVerdictAndEvidence() throws IOException {
        JudgedAssertions judged = judge(Optional.empty(), "fast <= 0.4 * slow", "fast <= gone", "fast <= slow",
                "two(a=1, b='\u0001<&\"') <= slow");
        String xml = written(judged, "a.xml");
        assertTrue(xml.contains("tests=\"4\" failures=\"1\" errors=\"0\" skipped=\"2\""), xml);
        assertTrue(xml.contains("<testcase classname=\"org.sample.Codec\" name=\"fast &lt;= 0.4 * slow\" time=\"0\">"
                + "<failure type=\"fails\" message=\"1000.0 against 800.0 ns/op, ratio 1.250"), xml);
        assertTrue(xml.contains("<skipped message=\"no result of gone\">"), xml);
        String json = written(judged, "a.json");
        assertTrue(json.contains("\"verdict\": \"fails\""), json);
        assertTrue(json.contains("\"leftForks\": 3.0"), json);
        assertTrue(json.contains("\"estimate\": null"), json);
        String page = written(judged, "a.html");
        assertTrue(page.contains("\"formula\":\"fast \\u003c\\u003d 0.4 * slow\""), page);
        assertEquals(4, AssertionTable.lines(judged).stream().filter(line -> line.matches("  \\S.*")).count());
    }

    private static String written(JudgedAssertions judged, String file) throws IOException {
        StringWriter text = new StringWriter();
        AssertionReport.of(file).write(judged, text);
        return text.toString();
    }
}
