package org.openjdk.jmh.results.comparison;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.json.Entries.entry;
import static org.openjdk.jmh.results.json.Entries.forks;
import static org.openjdk.jmh.results.json.Entries.metric;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.results.json.Entries;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultVisitor;
import org.openjdk.jmh.results.reports.Gate;

class ResultComparisonTest {

    private static final double[][] BEFORE = forks(100, 101, 102, 101);
    private static final double[][] AFTER = forks(120, 121, 119, 120);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "avgt,   us/op,  SLOWER",
        "sample, ms/op,  SLOWER",
        "ss,     s/op,   SLOWER",
        "thrpt,  ops/us, FASTER",
    })
    void growth_isJudgedByTheUnit(String mode, String unit, Verdict verdict) throws Exception {
        ComparedMetric metric =
                only(compare(entry("a.b", mode, unit, "", BEFORE), entry("a.b", mode, unit, "", AFTER)));
        assertEquals(verdict, metric.verdict());
        assertEquals(1.1881, metric.comparison().ratio().point(), 1e-4);
    }

    @Test
    void unitsOfTheSameKind_areConverted() throws Exception {
        ResultComparison comparison = compare(entry("a.b", "avgt", "ms/op", "", BEFORE),
                entry("a.b", "avgt", "us/op", "", forks(100_000, 101_000, 102_000, 101_000)));
        assertEquals(1, only(comparison).comparison().ratio().point(), 1e-12);
        assertEquals("us/op", only(comparison).unit());
        assertArrayEquals(new double[] {100_000, 101_000, 102_000, 101_000}, only(comparison).baseline(), 1e-6);
        assertEquals(List.of(), comparison.notes());
    }

    @Test
    void throughputPerMillisecond_isConvertedToThroughputPerSecond() throws Exception {
        ResultComparison comparison = compare(entry("a.b", "thrpt", "ops/ms", "", BEFORE),
                entry("a.b", "thrpt", "ops/s", "", forks(100_000, 101_000, 102_000, 101_000)));
        assertEquals(1, only(comparison).comparison().ratio().point(), 1e-12);
    }

    @Test
    void unitsOfDifferentKinds_areNotCompared() throws Exception {
        ResultComparison comparison = compare(entry("a.b", "avgt", "us/op", "", BEFORE),
                entry("a.b", "avgt", "B/op", "", AFTER));
        assertUnjudged("it is in us/op in the baseline and in B/op in the candidate: these cannot be compared",
                comparison);
    }

    /** Undecided, with the reason, and through no gate. */
    private static void assertUnjudged(String reason, ResultComparison comparison) {
        ComparedMetric metric = only(comparison);
        assertEquals(Verdict.UNDECIDED, metric.verdict());
        assertEquals(reason, metric.comparison().obstacle().orElseThrow());
        assertTrue(metric.isUnjudged());
        assertTrue(Gate.stopping(Verdict.SLOWER).stops(metric));
        assertTrue(Gate.stopping(Verdict.UNDECIDED).stops(metric));
        assertEquals(List.of(), comparison.notes());
        assertEquals(0, comparison.run().compared());
    }

    /** 100 to 10 MB/s: it is unknown whether that is better. */
    @Test
    void changeInAUnitWithoutADirection_isNotJudged() throws Exception {
        ResultComparison comparison = compare(entry("a.b", "thrpt", "MB/s", "", forks(100, 101, 99)),
                entry("a.b", "thrpt", "MB/s", "", forks(10, 10.1, 9.9)));
        assertUnjudged("whether higher or lower values are better is unknown", comparison);
        assertEquals(0.1, only(comparison).comparison().ratio().point(), 1e-3);
    }

    /** Whichever values are better: none have changed. */
    @Test
    void noChangeInAUnitWithoutADirection_isTheSame() throws Exception {
        String all = entry("a.b", "thrpt", "MB/s", "", forks(100, 101, 99)) + "," + entry("a.c", BEFORE);
        ResultComparison comparison = compare(all, all.replace("[100.0]", "[100.5]"));
        assertEquals(Verdict.SAME, comparison.metrics().get(0).verdict());
        assertFalse(comparison.metrics().get(0).isUnjudged());
    }

    @Test
    void changeInAUnitWithoutADirection_isNoneOfThoseThatAreJudgedTogether() throws Exception {
        ResultComparison comparison = compare(
                entry("a.b", "thrpt", "MB/s", "", forks(100, 101, 99)) + "," + entry("a.c", BEFORE),
                entry("a.b", "thrpt", "MB/s", "", forks(10, 10.1, 9.9)) + "," + entry("a.c", AFTER));
        assertEquals(List.of(Verdict.UNDECIDED, Verdict.SLOWER),
                comparison.metrics().stream().map(ComparedMetric::verdict).toList());
        assertEquals(1, comparison.run().changes());
    }

    @Test
    void otherMetricInAnotherUnit_isUndecided() throws Exception {
        String one = ",\"secondaryMetrics\":{\"aux\":" + metric("B/op", BEFORE) + "}";
        ComparedMetric metric = compare(entry("a.b", "avgt", "us/op", one, BEFORE),
                entry("a.b", "avgt", "us/op", one.replace("B/op", "#/op"), BEFORE)).metrics().get(1);
        assertEquals("aux is in B/op in the baseline and in #/op in the candidate: these cannot be compared",
                metric.comparison().obstacle().orElseThrow());
        assertTrue(Gate.stopping(Verdict.UNDECIDED).stops(metric));
        assertFalse(Gate.stopping(Verdict.SLOWER).stops(metric));
    }

    @Test
    void otherNamesOfParameters_areNotJudged() throws Exception {
        assertUnjudged("its parameters differ: none in the baseline, n in the candidate",
                compare(entry("a.b", BEFORE), entry("a.b", "avgt", "us/op", ",\"params\":{\"n\":\"1\"}", AFTER)));
    }

    @Test
    void sideWithoutForks_isNotJudged() throws Exception {
        assertUnjudged("the candidate has no usable result: no fork", compare(entry("a.b", BEFORE), entry("a.b")));
    }

    /** Of five nights, one measured something else and one nothing. */
    @Test
    void runsThatCannotBeUsed_areNamed() throws Exception {
        List<Path> nights = List.of(Entries.file(folder, "1.json", entry("a.b", BEFORE)),
                Entries.file(folder, "2.json", entry("a.b", "avgt", "B/op", "", BEFORE)),
                Entries.file(folder, "3.json", entry("a.b", forks(Double.NaN))),
                Entries.file(folder, "4.json", entry("a.b", forks(101, 102))),
                Entries.file(folder, "5.json", entry("a.b", forks(100, 102))));
        ResultComparison comparison = ResultComparison.of(ResultSide.read(nights),
                ResultSide.read(List.of(Entries.file(folder, "new.json", entry("a.b", AFTER)))),
                ComparisonQuestion.standard());
        assertEquals(Verdict.SLOWER, only(comparison).verdict());
        assertEquals(
                List.of("2 of 5 runs of the baseline left out, because they have no usable score in the unit of the first one, 1 benchmark: a.b (mode=avgt)"),
                comparison.notes());
    }

    @Test
    void changedMode_isNotJudged() throws Exception {
        ResultComparison comparison = compare(entry("a.b", "avgt", "us/op", "", BEFORE),
                entry("a.b", "thrpt", "ops/us", "", AFTER));
        assertUnjudged("it is in avgt in the baseline, in thrpt in the candidate, which measure different things",
                comparison);
    }

    @Test
    void resultsOfOneSide_areNamed() throws Exception {
        ResultComparison comparison = compare(entry("a.b", BEFORE) + "," + entry("a.gone", BEFORE),
                entry("a.b", BEFORE) + "," + entry("a.new1", AFTER) + "," + entry("a.new2", AFTER) + ","
                        + entry("a.new3", AFTER));
        assertEquals(List.of("only in the candidate, 3 benchmarks: a.new1 (mode=avgt); a.new2 (mode=avgt); ...",
                "only in the baseline, 1 benchmark: a.gone (mode=avgt)"), comparison.notes());
    }

    /** A small side that is complete long before the large one. */
    @Test
    void sidesThatMet_keepNoMoreThanNamesOfWhatIsOnOneSideOnly() throws Exception {
        Path small =
                Entries.file(folder, "small.json", entry("a.b", BEFORE), entry("a.c", "thrpt", "ops/s", "", BEFORE),
                        entry("a.gone", BEFORE));
        Path large = Entries.file(folder, "large.json", entry("a.a", AFTER), entry("a.b", AFTER), entry("a.c", AFTER),
                entry("a.new", AFTER));
        ResultSide baseline = ResultSide.of(List.of(small));
        ResultSide candidate = ResultSide.of(List.of(large));
        baseline.meet(candidate);
        ResultVisitor.visit(large, "a.a"::equals, candidate::add);
        assertEquals(1, candidate.results.get(key("a.a")).size());
        baseline.read(List.of(small), name -> true);
        candidate.read(List.of(large), name -> !name.equals("a.a"));
        assertEquals(List.of(0, 1, 0, 0), candidate.results.values().stream().map(List::size).toList());
        ResultComparison unmet = ResultComparison.of(ResultSide.read(List.of(small)), ResultSide.read(List.of(large)),
                ComparisonQuestion.standard());
        ResultComparison met = ResultComparison.of(baseline, candidate, ComparisonQuestion.standard());
        assertEquals(2, unmet.notes().size());
        assertEquals(unmet.notes(), met.notes());
        assertEquals(2, unmet.metrics().size());
        for (int i = 0; i < 2; i++) {
            assertEquals(unmet.metrics().get(i).comparison().ratio(), met.metrics().get(i).comparison().ratio());
            assertEquals(unmet.metrics().get(i).comparison().obstacle(), met.metrics().get(i).comparison().obstacle());
        }
    }

    private static ResultKey key(String benchmark) {
        return new ResultKey(benchmark, "avgt", Map.of());
    }

    @Test
    void otherParameters_areOtherBenchmarks() throws Exception {
        ResultComparison comparison = compare(entry("a.b", "avgt", "us/op", ",\"params\":{\"n\":\"1\"}", BEFORE),
                entry("a.b", "avgt", "us/op", ",\"params\":{\"n\":\"2\"}", AFTER));
        assertEquals(2, comparison.notes().size());
        assertEquals(List.of(), comparison.metrics());
    }

    @Test
    void otherCircumstances_areSaidOnceForAllBenchmarks() throws Exception {
        String before = entry("a.b", BEFORE) + "," + entry("a.c", BEFORE);
        String after = before.replace("\"jdkVersion\":\"17\"", "\"jdkVersion\":\"25\"")
                .replace("\"jvmArgs\":[]", "\"jvmArgs\":[\"-Xmx1g\"]");
        assertEquals(List.of("jdkVersion differs: 17 in the baseline, 25 in the candidate, all 2 benchmarks",
                "jvmArgs differs: none in the baseline, -Xmx1g in the candidate, all 2 benchmarks"),
                compare(before, after).notes());
    }

    private static String environment(String governor, String disturbed) {
        return ",\"environment\":{\"processors\":2,\"hypervisor\":null,\"governor\":" + governor
                + ",\"disturbedForks\":" + disturbed + ",\"forks\":[]}";
    }

    @Test
    void otherMachine_isReported_ifBothSidesNameTheirs() throws Exception {
        String unknown = entry("a.b", "avgt", "us/op", "", BEFORE);
        String powersave = entry("a.b", "avgt", "us/op", environment("\"powersave\"", "[]"), BEFORE);
        String none = entry("a.b", "avgt", "us/op", environment("null", "[]"), BEFORE);
        assertEquals(List.of("governor differs: powersave in the baseline, none in the candidate, 1 benchmark: "
                + "a.b (mode=avgt)"), compare(powersave, none).notes());
        assertEquals(List.of(), compare(powersave, powersave).notes());
        assertEquals(List.of(), compare(unknown, powersave).notes());
    }

    @ParameterizedTest
    @CsvSource({"[], [2], the candidate", "'[1,3]', [], the baseline", "[1], [2], both sides"})
    void disturbedForks_areSaidOfTheirSide(String before, String after, String side) throws Exception {
        assertEquals(List.of("the machine disturbed forks of " + side + ", 1 benchmark: a.b (mode=avgt)"),
                compare(entry("a.b", "avgt", "us/op", environment("null", before), BEFORE),
                        entry("a.b", "avgt", "us/op", environment("null", after), BEFORE)).notes());
    }

    private static String watched(String disturbed) {
        return ",\"environment\":{\"disturbedForks\":" + disturbed + ",\"forks\":[{},{},{}]}";
    }

    /** +19 %, highly significant; but a side without an undisturbed fork has an unknown score. */
    @ParameterizedTest
    @CsvSource({"'[1,2,3]', [], the baseline", "[], '[1,2,3]', the candidate", "'[1,2,3]', '[1,2,3]', both sides"})
    void sideOfWhichAllForksWereDisturbed_decidesNothing(String before, String after, String side) throws Exception {
        ResultComparison comparison = compare(entry("a.b", "avgt", "us/op", watched(before), BEFORE),
                entry("a.b", "avgt", "us/op", watched(after), AFTER));
        ComparedMetric metric = comparison.metrics().get(0);
        assertEquals(Verdict.UNDECIDED, metric.verdict());
        assertTrue(metric.comparison().obstacle().orElseThrow()
                .startsWith("the machine disturbed every fork of " + side + ", "), metric::toString);
        assertFalse(metric.isUnjudged());
        assertFalse(metric.plan().isPresent());
        assertEquals(0, comparison.run().compared());
    }

    @Test
    void sideOfWhichAForkWasLeftAlone_decides() throws Exception {
        assertEquals(Verdict.SLOWER, compare(entry("a.b", "avgt", "us/op", watched("[1,2]"), BEFORE),
                entry("a.b", "avgt", "us/op", watched("[2,3]"), AFTER)).metrics().get(0).verdict());
    }

    /** What is allocated is the same on a busy machine. */
    @Test
    void metricWithoutTime_decidesInDisturbedForks() throws Exception {
        assertEquals(Verdict.SLOWER, compare(entry("a.b", "avgt", "B/op", watched("[1,2,3]"), BEFORE),
                entry("a.b", "avgt", "B/op", watched("[1,2,3]"), AFTER)).metrics().get(0).verdict());
    }

    @Test
    void changedBenchmark_isReported_ifBothSidesHaveComparableFingerprints() throws Exception {
        List<String> said = List.of("the benchmark itself changed between baseline and candidate, 1 benchmark: "
                + "a.b (mode=avgt)");
        assertEquals(said, compare(withCode("1-aa"), withCode("1-ab")).notes());
        assertEquals(List.of(), compare(withCode("1-aa"), withCode("1-aa")).notes());
        assertEquals(List.of(), compare(withCode("1-aa"), withCode("2-ab")).notes());
        assertEquals(List.of(), compare(entry("a.b", BEFORE), withCode("1-ab")).notes());
    }

    private static String withCode(String fingerprint) {
        return entry("a.b", "avgt", "us/op", ",\"fingerprint\":\"" + fingerprint + "\"", BEFORE);
    }

    @Test
    void duetsAgainstOtherForks_areSaid() throws Exception {
        String duet = entry("a.b", "avgt", "us/op", ",\"sideOrder\":\"duet\"", BEFORE);
        assertEquals(
                List.of("the baseline was measured in duets, on half of the cores beside another fork, and the candidate was not, 1 benchmark: a.b (mode=avgt)"),
                compare(duet, entry("a.b", AFTER)).notes());
        assertEquals(
                List.of("the candidate was measured in duets, on half of the cores beside another fork, and the baseline was not, 1 benchmark: a.b (mode=avgt)"),
                compare(entry("a.b", AFTER), duet).notes());
        assertEquals(List.of(), compare(duet, duet).notes());
    }

    private static String dynamic(String criteria, double[]... forks) {
        return entry("a.b", "avgt", "us/op", ",\"reconfiguration\":{\"mode\":\"dynamic\",\"settings\":{\"criteria\":["
                + criteria + "]}},\"secondaryMetrics\":{\"gc.alloc.rate.norm\":" + metric("B/op", forks) + "}", forks);
    }

    private static String criterion(String name, double threshold) {
        return "{\"name\":\"" + name + "\",\"threshold\":" + threshold + "}";
    }

    private static String remembering(String history, double... means) {
        return entry("a.b", "avgt", "us/op",
                ",\"reconfiguration\":{\"mode\":\"dynamic\",\"history\":{" + history + "}}",
                forks(means));
    }

    private static String history(int forks, double variation, boolean contradicted) {
        return "\"forks\":" + forks + ",\"runs\":6,\"seconds\":60,\"variation\":" + variation + ",\"contradicted\":"
                + contradicted;
    }

    @Test
    void historyOfForks_decidesWhatTheirFewCannot() throws Exception {
        String before = remembering(history(15, 0.02, false), 100, 102, 98);
        ResultComparison comparison = compare(before, remembering(history(18, 0.02, false), 104, 106, 102));
        assertEquals(Verdict.SLOWER, only(comparison).verdict());
        assertEquals(
                List.of("intervals use the variation between forks of the history, unless the forks of a side vary "
                        + "more, 1 benchmark: a.b (mode=avgt)"),
                comparison.notes());
        assertEquals(Verdict.SLOWER, only(compare(remembering(history(18, 0.02, false), 100, 102, 98),
                entry("a.b", forks(104, 106, 102)))).verdict());
    }

    /** Its history is beside its metrics, as it decided nothing. */
    @Test
    void historyOfAStaticRun_tellsAsMuch() throws Exception {
        String after =
                entry("a.b", "avgt", "us/op", ",\"history\":{" + history(18, 0.02, false) + "}", forks(104, 106, 102));
        assertEquals(Verdict.SLOWER, only(compare(entry("a.b", forks(100, 102, 98)), after)).verdict());
        assertEquals(Verdict.UNDECIDED, only(compare(entry("a.b", forks(100, 102, 98)),
                after.replace("\"contradicted\":false", "\"contradicted\":true"))).verdict());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"forks\":17,\"runs\":6,\"variation\":0.02,\"contradicted\":false",
        "\"forks\":18,\"runs\":6,\"variation\":0.02,\"contradicted\":true",
        "\"forks\":18,\"runs\":6,\"variation\":\"NaN\",\"contradicted\":false",
        "\"forks\":18,\"runs\":6,\"variation\":0,\"contradicted\":false",
        "\"forks\":1.5,\"runs\":6,\"variation\":0.02,\"contradicted\":false",
        "\"runs\":6,\"variation\":0.02,\"contradicted\":false", ""})
    void historyOfForks_tooShortWrongOrDamaged_isNone(String history) throws Exception {
        ResultComparison comparison =
                compare(entry("a.b", forks(100, 102, 98)), remembering(history, 104, 106, 102));
        assertEquals(Verdict.UNDECIDED, only(comparison).verdict());
        assertEquals(List.of(), comparison.notes());
    }

    /** Incomplete warmup affects all forks of a side alike: the threshold covers it, as their variation does not show it. */
    @Test
    void resultOfSteady_againstAStaticOne_isAllowedItsThreshold() throws Exception {
        String steady = dynamic(criterion("kld", 0.99) + "," + criterion("steady", 0.02), AFTER);
        double[][] lower = forks(118, 119, 117, 118);
        String warm = warm(entry("a.b", lower));
        for (ResultComparison comparison : List.of(compare(warm, steady), compare(steady, warm))) {
            assertEquals(Verdict.UNDECIDED, only(comparison).verdict());
            assertEquals(1, only(comparison).comparison().pValue(), 1e-12);
        }
        assertEquals(
                List.of("warmup differs: static in the baseline, dynamic, kld 0.99 and steady 0.02 in the candidate; intervals include up to 2.0 % of remaining warmup, 1 benchmark: a.b (mode=avgt)"),
                compare(warm, steady).notes().stream().filter(note -> note.startsWith("warmup"))
                        .collect(Collectors.toList()));
    }

    /** Too little warmup leaves more than the threshold allows for. */
    @Test
    void resultOfSteady_againstAColdStaticOne_isUndecided_andSaysWhy() throws Exception {
        String steady = dynamic(criterion("steady", 0.02), AFTER);
        String cold = entry("a.b", "avgt", "us/op", ",\"secondaryMetrics\":{\"gc.alloc.rate.norm\":"
                + metric("B/op", BEFORE) + "}", BEFORE);
        String reason =
                " was warmed up for 5.00 s, but the other side until it was steady: after less than 30 s, the difference may be warmup; "
                        + "measure both with the same settings";
        ResultComparison comparison = compare(cold, steady);
        assertEquals(Verdict.UNDECIDED, comparison.metrics().get(0).verdict());
        assertEquals("the baseline" + reason, comparison.metrics().get(0).comparison().obstacle().get());
        assertEquals(Verdict.SLOWER, comparison.metrics().get(1).verdict());
        assertEquals("the candidate" + reason,
                compare(steady, cold).metrics().get(0).comparison().obstacle().get());
        String warm = warm(cold);
        assertEquals(Verdict.SLOWER, compare(warm, steady).metrics().get(0).verdict());
    }

    /** Five iterations of six seconds. */
    private static String warm(String entry) {
        return entry.replace("\"warmupTime\":\"1 s\"", "\"warmupTime\":\"6 s\"");
    }

    @Test
    void otherThreshold_isAllowedTheLargerOne() throws Exception {
        ResultComparison comparison = compare(dynamic(criterion("steady", 0.05), BEFORE),
                dynamic(criterion("steady", 0.01), AFTER));
        ComparedMetric score = comparison.metrics().get(0);
        ComparedMetric allocation = comparison.metrics().get(1);
        assertEquals(allocation.comparison().ratio().lower() / 1.05, score.comparison().ratio().lower(), 1e-12);
        assertEquals(allocation.comparison().ratio().upper() * 1.05, score.comparison().ratio().upper(), 1e-12);
    }

    @Test
    void sameRuleOrOneWithoutADeviation_isAllowedNothing() throws Exception {
        String steady = dynamic(criterion("steady", 0.02), BEFORE);
        String kld = dynamic(criterion("kld", 0.99), BEFORE);
        double lower = only(compare(entry("a.b", BEFORE), entry("a.b", AFTER))).comparison().ratio().lower();
        for (ResultComparison comparison : List.of(compare(steady, dynamic(criterion("steady", 0.02), AFTER)),
                compare(kld, entry("a.b", AFTER)),
                compare(dynamic("{\"name\":\"steady\"}", BEFORE), entry("a.b", AFTER)))) {
            assertEquals(lower, comparison.metrics().get(0).comparison().ratio().lower(), 1e-12);
            assertTrue(comparison.notes().stream().noneMatch(note -> note.startsWith("warmup")));
        }
    }

    @Test
    void allocation_isComparedWhateverTheNoiseOfTheScore() throws Exception {
        double[][] noisy = forks(100, 150, 90, 200);
        ResultComparison comparison = compare(withAllocation("\u00b7gc.alloc.rate.norm", noisy, 64),
                withAllocation("gc.alloc.rate.norm", noisy, 72));
        assertEquals(List.of(Verdict.UNDECIDED, Verdict.SLOWER),
                comparison.metrics().stream().map(ComparedMetric::verdict).toList());
        assertEquals("a.b (mode=avgt) gc.alloc.rate.norm", comparison.metrics().get(1).toString());
    }

    /** One time of two that is off by chance: alone it is no discovery, and two of allocation do not make it one. */
    @Test
    void allocationThatChanged_doesNotMakeATimeAChange() throws Exception {
        String before = withAllocation("gc.alloc.rate.norm", forks(100, 101, 102, 101), 64);
        String after = withAllocation("gc.alloc.rate.norm", forks(103, 106, 105, 102), 96);
        String quiet = withAllocation("gc.alloc.rate.norm", forks(100, 130, 102, 101), 64).replace("a.b", "a.c");
        String alike = withAllocation("gc.alloc.rate.norm", forks(120, 101, 102, 101), 96).replace("a.b", "a.c");
        List<ComparedMetric> metrics = compare(before + "," + quiet, after + "," + alike).metrics();
        assertEquals(0.0366, metrics.get(0).comparison().pValue(), 1e-4);
        assertEquals(List.of(Verdict.UNDECIDED, Verdict.SLOWER, Verdict.UNDECIDED, Verdict.SLOWER),
                metrics.stream().map(ComparedMetric::verdict).toList());
    }

    @Test
    void metricsWithoutADirection_andPercentiles_areNotCompared() throws Exception {
        String members = ",\"secondaryMetrics\":{\"gc.count\":" + metric("counts", BEFORE) + ",\"p0.99\":"
                + metric("us/op", BEFORE) + ",\"b\u00b7p0.99\":" + metric("us/op", BEFORE) + "}";
        ResultComparison comparison = compare(entry("a.b", "sample", "us/op", members, BEFORE),
                entry("a.b", "sample", "us/op", members, BEFORE));
        assertEquals(1, comparison.metrics().size());
        assertEquals(
                List.of("not compared, because it is unknown whether higher or lower values are better: gc.count (counts), 1 benchmark: "
                        + "a.b (mode=sample)"),
                comparison.notes());
    }

    @Test
    void metricOfOneSide_isNamed() throws Exception {
        String members = ",\"secondaryMetrics\":{\"gc.time\":" + metric("ms", BEFORE) + "}";
        assertEquals(List
                .of("not compared, because it is unknown whether higher or lower values are better: gc.time (ms), 1 benchmark: "
                        + "a.b (mode=avgt)"),
                compare(entry("a.b", "avgt", "us/op", members, BEFORE), entry("a.b", BEFORE)).notes());
        assertEquals(List.of("no gc.alloc.rate.norm in the candidate, 1 benchmark: a.b (mode=avgt)"),
                compare(withAllocation("gc.alloc.rate.norm", BEFORE, 64), entry("a.b", BEFORE)).notes());
    }

    @Test
    void parameters_areSortedAsNumbersWhereTheyAre() throws Exception {
        String entries = List.of("100", "9", "-1", "x", "10").stream().map(size -> entry("a.b", "avgt", "us/op",
                ",\"params\":{\"n\":\"" + size + "\"}", BEFORE)).collect(Collectors.joining(","));
        assertEquals(List.of("-1", "9", "10", "100", "x"), compare(entries, entries).metrics().stream()
                .map(metric -> metric.key().parameters().get("n")).toList());
    }

    /** As text, both are {a=1, b=2}. */
    @Test
    void parameters_areNotTakenForOthersWithTheSameText() throws Exception {
        String one = entry("a.b", "avgt", "us/op", ",\"params\":{\"a\":\"1\",\"b\":\"2\"}", BEFORE);
        String other = entry("a.b", "avgt", "us/op", ",\"params\":{\"a\":\"1, b=2\"}", BEFORE);
        assertEquals(2, compare(one + "," + other, one + "," + other).metrics().size());
        assertUnjudged("its parameters differ: a, b in the baseline, a in the candidate", compare(one, other));
    }

    @Test
    void failedBenchmark_isUndecidedAndSaysWhere() throws Exception {
        ComparedMetric metric = only(compare(entry("a.b", BEFORE),
                entry("a.b", new double[] {100}, new double[] {Double.NaN})));
        assertEquals(Verdict.UNDECIDED, metric.verdict());
        assertTrue(metric.comparison().obstacle().orElseThrow().startsWith(
                "the candidate has no usable result: fork 2, iteration 1"), metric.comparison()::toString);
        assertEquals(0, metric.candidate().length);
    }

    @Test
    void singleFork_isUndecided() throws Exception {
        ComparedMetric metric = only(compare(entry("a.b", BEFORE), entry("a.b", new double[] {300, 301, 302})));
        assertEquals(Verdict.UNDECIDED, metric.verdict());
        assertTrue(metric.comparison().obstacle().orElseThrow().contains("single fork"), metric.comparison()::toString);
        assertTrue(metric.isUnjudged());
        assertTrue(Gate.stopping(Verdict.SLOWER).stops(metric));
        assertFalse(Gate.stopping().stops(metric));
    }

    @Test
    void undecidedComparison_saysWhatWouldDecideIt() throws Exception {
        ComparedMetric metric = only(compare(entry("a.b", forks(100, 105)), entry("a.b", forks(101, 106))));
        Plan plan = metric.plan().orElseThrow();
        assertEquals(Verdict.UNDECIDED, metric.verdict());
        assertEquals(2 * plan.forks() * (0.5 + 5 * 1 + plan.iterations() * 2), plan.seconds(), 1e-9);
    }

    /** As a counter of errors: nothing is known of how much the side varies that has none. */
    @Test
    void undecidedChangeFromZero_hasNoPlan() throws Exception {
        ComparedMetric metric = only(compare(entry("a.b", "thrpt", "ops/s", "", forks(0, 0, 0)),
                entry("a.b", "thrpt", "ops/s", "", forks(1, 1000, 3))));
        assertEquals(Verdict.UNDECIDED, metric.verdict());
        assertFalse(metric.plan().isPresent());
    }

    @Test
    void decidedComparison_needsNoPlan() throws Exception {
        assertFalse(only(compare(entry("a.b", BEFORE), entry("a.b", AFTER))).plan().isPresent());
    }

    @Test
    void manyComparisons_areJudgedTogether() throws Exception {
        String[] same = new String[40];
        String[] slightly = new String[40];
        for (int i = 0; i < same.length; i++) {
            same[i] = entry("a.b" + i, forks(100, 104, 102, 103));
            slightly[i] = entry("a.b" + i, i == 0 ? forks(106, 110, 108, 109) : forks(101, 103, 102, 104));
        }
        assertEquals(Verdict.SLOWER, only(compare(same[0], slightly[0])).verdict());
        ResultComparison all = compare(String.join(",", same), String.join(",", slightly));
        assertEquals(40, all.run().compared());
        assertTrue(all.metrics().get(0).comparison().confidence() > 0.95);
    }

    @Test
    void verdicts_areListedByTheirSize() throws Exception {
        ResultComparison comparison = compare(entry("a.b", BEFORE) + "," + entry("a.c", BEFORE),
                entry("a.b", AFTER) + "," + entry("a.c", forks(200, 201, 202, 201)));
        assertEquals(List.of("a.c (mode=avgt)", "a.b (mode=avgt)"),
                comparison.metrics(Verdict.SLOWER).stream().map(Object::toString).toList());
    }

    /** Of exact, 2.4 % are sure, and of barely 1 %: but only the one that is slower may have changed by what matters. */
    @Test
    void worst_isWhatIsSlower_thenWhatMayBe() throws Exception {
        ResultComparison comparison = compare(
                String.join(",", entry("a.barely", BEFORE), entry("a.exact", forks(100, 100.01, 100, 100.01)),
                        entry("a.gain", "thrpt", "ops/s", "", BEFORE), entry("a.loss", "thrpt", "ops/s", "", BEFORE),
                        entry("a.open", forks(5, 6, 7, 8)), entry("a.openToo", "thrpt", "ops/s", "", forks(5, 6, 7, 8)),
                        entry("a.single", new double[] {1, 2}), entry("a.slow", BEFORE), entry("a.twice", BEFORE)),
                String.join(",", entry("a.barely", forks(103, 104, 105, 104)),
                        entry("a.exact", forks(102.5, 102.51, 102.5, 102.51)),
                        entry("a.gain", "thrpt", "ops/s", "", AFTER),
                        entry("a.loss", "thrpt", "ops/s", "", forks(40, 41, 42, 41)),
                        entry("a.open", forks(6, 7, 8, 9)), entry("a.openToo", "thrpt", "ops/s", "", forks(6, 7, 8, 9)),
                        entry("a.single", new double[] {1, 2}), entry("a.slow", AFTER),
                        entry("a.twice", forks(50, 51, 49, 50))));
        assertEquals(List.of("a.loss SLOWER", "a.slow SLOWER", "a.barely SLOWER", "a.open UNDECIDED",
                "a.single UNDECIDED", "a.openToo UNDECIDED", "a.exact SAME", "a.gain FASTER", "a.twice FASTER"),
                comparison.worstFirst().stream().map(metric -> metric.key().benchmark() + " " + metric.verdict())
                        .toList());
    }

    @Test
    void benchmarkTwiceInAFile_isRefused() throws Exception {
        Path file = Entries.file(folder, "twice.json", entry("a.b", BEFORE), entry("a.b", BEFORE));
        assertEquals(file + ": has a.b (mode=avgt) twice; a run measures each benchmark once",
                assertThrows(IOException.class, () -> ResultSide.read(List.of(file))).getMessage());
    }

    @Test
    void damagedRawData_areNamedWithFileAndBenchmark() throws Exception {
        Path file = Entries.file(folder, "odd.json", entry("a.b", BEFORE).replace("[[100.0]", "[100.0"));
        assertEquals(file + ": a.b (mode=avgt): primaryMetric.rawData[0]: expected a list, found 100.0",
                assertThrows(IOException.class, () -> ResultSide.read(List.of(file))).getMessage());
    }

    @Test
    void severalRuns_varyMoreThanTheForksOfEach() throws Exception {
        Path monday = Entries.file(folder, "1.json", entry("a.b", forks(100, 101, 100, 101)));
        Path tuesday = Entries.file(folder, "2.json", entry("a.b", forks(110, 111, 110, 111)));
        Path candidate = Entries.file(folder, "3.json", entry("a.b", forks(115, 116, 115, 116)));
        Path another = Entries.file(folder, "4.json", entry("a.b", forks(112, 113, 112, 113)));
        ComparedMetric metric = only(ResultComparison.of(ResultSide.read(List.of(monday, tuesday)),
                ResultSide.read(List.of(candidate, another)), ComparisonQuestion.standard()));
        assertArrayEquals(new double[] {100.5, 110.5}, metric.baseline(), 1e-9);
        assertEquals(Verdict.UNDECIDED, metric.verdict());
        assertEquals(Verdict.SLOWER, only(ResultComparison.of(ResultSide.read(List.of(monday)),
                ResultSide.read(List.of(candidate)), ComparisonQuestion.standard())).verdict());
    }

    @Test
    void newestRun_isComparedWithItsHistory() throws Exception {
        Path[] nights = new Path[4];
        double[] levels = {100, 102, 98, 101};
        for (int i = 0; i < nights.length; i++) {
            nights[i] = Entries.file(folder, "night" + i + ".json", entry("a.b", forks(levels[i], levels[i])));
        }
        Path today = Entries.file(folder, "today.json", entry("a.b", forks(110, 110)));
        ComparedMetric metric = only(ResultComparison.of(ResultSide.read(List.of(nights)),
                ResultSide.read(List.of(today)), ComparisonQuestion.standard()));
        assertEquals(Verdict.SLOWER, metric.verdict());
        assertEquals(1.03262561, metric.comparison().ratio().lower(), 1e-8);
        assertEquals(1, metric.candidate().length);
    }

    private static String withAllocation(String label, double[][] forks, double bytes) {
        return entry("a.b", "avgt", "us/op", ",\"secondaryMetrics\":{\"" + label + "\":"
                + metric("B/op", forks(bytes, bytes, bytes, bytes)) + "}", forks);
    }

    private ResultComparison compare(String before, String after) throws IOException {
        return ResultComparison.of(ResultSide.read(List.of(Entries.file(folder, "before.json", before))),
                ResultSide.read(List.of(Entries.file(folder, "after.json", after))), ComparisonQuestion.standard());
    }

    private static ComparedMetric only(ResultComparison comparison) {
        assertEquals(1, comparison.metrics().size());
        return comparison.metrics().get(0);
    }

    /** Four forks of three iterations each of which takes so much less than the one before. */
    private static double[][] falling(double level, double fall) {
        double[][] forks = new double[4][3];
        for (int fork = 0; fork < forks.length; fork++) {
            for (int i = 0; i < 3; i++) {
                forks[fork][i] = level * (1 + 0.002 * fork) * Math.pow(1 - fall, i);
            }
        }
        return forks;
    }

    /** 10 % slower, or the same, judging by iterations that fall by 19 %. */
    @ParameterizedTest
    @CsvSource({"110, 0.1, 0.1, '-19.0 % in the baseline and -19.0 % in the candidate'",
        "100, 0.1, 0.1, '-19.0 % in the baseline and -19.0 % in the candidate'",
        "100, 0.1, 0,   '-19.0 % in the baseline'",
        "110, 0,   0.1, '-19.0 % in the candidate'"})
    void forksThatStillWarmUp_decideNothing(double level, double before, double after, String trends) throws Exception {
        ComparedMetric metric = only(compare(entry("a.b", falling(100, before)), entry("a.b", falling(level, after))));
        assertEquals(Verdict.UNDECIDED, metric.verdict());
        assertEquals("not warm: from the first half of a measurement to the second, the score changes by " + trends
                + ": give both sides more warmup, such as -wi 25", metric.comparison().obstacle().orElseThrow());
        assertFalse(metric.isUnjudged());
        assertTrue(Gate.stopping(Verdict.UNDECIDED).stops(metric));
    }

    /** 3.5 times as slow: what is left of a warmup of 4 % does not undo that. */
    @Test
    void changeFarBeyondTheTrend_isDecided() throws Exception {
        assertEquals(Verdict.SLOWER, only(compare(entry("a.b", falling(100, 0.02)), entry("a.b", falling(345, 0.02))))
                .verdict());
    }

    @Test
    void trendWithinTheTolerance_isNone() throws Exception {
        assertEquals(Verdict.SLOWER, only(compare(entry("a.b", falling(100, 0.01)), entry("a.b", falling(110, 0.01))))
                .verdict());
    }

    /** Single shots are to be cold, and what is allocated is no time. */
    @ParameterizedTest
    @CsvSource({"ss, us/op", "avgt, B/op"})
    void whatNeedsNoWarmup_isJudgedCold(String mode, String unit) throws Exception {
        assertEquals(Verdict.SLOWER, only(compare(entry("a.b", mode, unit, "", falling(100, 0.1)),
                entry("a.b", mode, unit, "", falling(110, 0.1)))).verdict());
    }
}
