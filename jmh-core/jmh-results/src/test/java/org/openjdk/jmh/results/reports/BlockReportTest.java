package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.json.Entries.entry;
import static org.openjdk.jmh.results.json.Entries.forks;
import static org.openjdk.jmh.results.json.Entries.metric;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.results.comparison.BlockSequence;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;

/** Comparisons that were decided block by block. */
class BlockReportTest {

    private final BlockSequence slower = sequence("p.C.slower");
    private final BlockSequence failing = sequence("p.C.failing");
    private final BlockSequence never = sequence("p.C.never");
    private ResultComparison comparison;

    private static BlockSequence sequence(String benchmark) {
        return new BlockSequence(new ResultKey(benchmark, "avgt", Map.of()), DifferenceRule.standard(),
                SequentialSettings.standard(), new Suite(SequentialSettings.standard()));
    }

    private static StoredResult fork(String benchmark, double mean, String more) throws IOException {
        return stored(entry(benchmark, "avgt", "us/op", more, forks(mean)));
    }

    private static StoredResult stored(String entry) throws IOException {
        String json = "[" + entry + "]";
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "test")) {
            return reader.next();
        }
    }

    @BeforeEach
    void measure() throws IOException {
        for (int i = 0; i < 4; i++) {
            slower.add(fork("p.C.slower", 100 + i % 2, ",\"vmName\":\"A\""),
                    fork("p.C.slower", 200 - i % 2, ",\"vmName\":\"B\""));
        }
        failing.add(fork("p.C.failing", 1, ""), fork("p.C.failing", 1, ""));
        failing.addLost();
        failing.addLost();
        failing.fail("a fork of the candidate is lost: it hung");
        never.addLost();
        comparison = ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05),
                List.of(slower, failing, never), List.of("something else"));
    }

    @Test
    void uselessInterval_hasNoDigits() throws IOException {
        BlockSequence wild = sequence("p.C.wild");
        for (double mean : new double[] {1, 30, 2}) {
            wild.add(fork("p.C.wild", mean, ""), fork("p.C.wild", 1, ""));
        }
        String line = BlockText.line(wild, false);
        assertTrue(line.contains(" (< -99 to > +9900 %) undecided"), line);
    }

    @Test
    void eachSetupOfASide_countsOnce() {
        assertEquals(List.of("JMH 1.37, A 17", "JMH 1.37, 17"), comparison.sides().setupsOfBaseline());
        assertEquals(List.of("JMH 1.37, B 17", "JMH 1.37, 17"), comparison.sides().setupsOfCandidate());
    }

    @Test
    void lastLook_isTheVerdict() {
        assertEquals(3, comparison.metrics().size());
        assertEquals(Verdict.SLOWER, comparison.metrics().get(0).verdict());
        assertEquals(slower.last().orElseThrow().ratio(), comparison.metrics().get(0).comparison().ratio());
        assertEquals(4, comparison.metrics().get(0).candidate().length);
        assertEquals(1, comparison.metrics().get(1).candidate().length);
        assertEquals("a fork of the candidate is lost: it hung",
                comparison.metrics().get(1).comparison().obstacle().orElseThrow());
        assertEquals("no pair is complete", comparison.metrics().get(2).comparison().obstacle().orElseThrow());
        assertTrue(comparison.metrics().get(2).isUnjudged());
    }

    /** Of two blocks of counts, which are fewer than a first look takes. */
    @Test
    void sameAfterTwoBlocks_hasNoObstacle() throws IOException {
        SequentialSettings settings = SequentialSettings.standard().withEarlySameness(0.4);
        BlockSequence early = new BlockSequence(new ResultKey("p.C.early", "ss", Map.of()), DifferenceRule.standard(),
                settings, new Suite(settings));
        early.add(fork("p.C.early", 100, ""), fork("p.C.early", 100, ""));
        assertEquals("it takes 3 complete pairs to decide", obstacle(early));
        early.add(fork("p.C.early", 100, ""), fork("p.C.early", 100, ""));
        assertEquals("", obstacle(early));
        assertTrue(BlockText.line(early, true).endsWith(" same"), BlockText.line(early, true));
    }

    /** The code of both sides is the same in all of them. */
    @Test
    void countsOfWhichBlocksDiffer_areNoted() throws IOException {
        SequentialSettings settings = SequentialSettings.standard();
        settings = settings.withComparison(settings.comparison().withTolerance(0.005));
        BlockSequence alike = counted("p.C.alike", settings, 100, 101, 91, 92);
        BlockSequence unlike = counted("p.C.unlike", settings, 100, 101, 91, 91, 95, 93.1);
        List<String> notes = ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(settings.comparison(), 0.05), List.of(alike, unlike), List.of()).notes();
        assertEquals(1, notes.size(), notes::toString);
        assertTrue(notes.get(0).startsWith("pairs differ, from -2.0 % to +1.0 %, because the compiler "),
                notes::toString);
        assertTrue(notes.get(0).endsWith("1 benchmark: p.C.unlike (mode=ss)"), notes::toString);
    }

    private static BlockSequence counted(String benchmark, SequentialSettings settings, double... sides)
            throws IOException {
        BlockSequence sequence = new BlockSequence(new ResultKey(benchmark, "ss", Map.of()),
                DifferenceRule.standard(), settings, new Suite(settings));
        for (int i = 0; i < sides.length; i += 2) {
            sequence.add(countedFork(benchmark, sides[i]), countedFork(benchmark, sides[i + 1]));
        }
        return sequence;
    }

    private static StoredResult countedFork(String benchmark, double count) throws IOException {
        return stored(entry(benchmark, "ss", "instr/op", ",\"counting\":{\"windowInvocations\":10}", forks(count)));
    }

    private static String obstacle(BlockSequence sequence) {
        return sequence.score().orElseThrow().comparison().obstacle().orElse("");
    }

    @Test
    void circumstancesThatDiffer_areNoted() {
        assertEquals(List.of("something else",
                "vmName differs: A in the baseline, B in the candidate, 1 benchmark: p.C.slower (mode=avgt)"),
                comparison.notes());
        assertEquals(List.of(), ResultComparison.ofBlocks("old.jar", "new.jar", comparison.question(),
                List.of(slower), List.of(), Set.of("vmName")).notes());
    }

    @Test
    void console_fitsATerminalAndCountsBlocks() {
        List<String> lines = ConsoleTable.lines(comparison);
        assertTrue(lines.stream().filter(line -> !line.startsWith("#")).allMatch(line -> line.length() <= 80));
        assertTrue(lines.get(2).endsWith("slower (4)"), lines::toString);
        assertTrue(lines.contains("# in parentheses: pairs of forks, one of each side"), lines::toString);
        assertFalse(lines.toString().contains("false discovery"), lines::toString);
    }

    @Test
    void console_widestRowOfAControl_fitsATerminal() throws IOException {
        BlockSequence wild = sequence("p.Document.writesManyParts");
        for (int i = 0; i < 3; i++) {
            wild.add(counted("p.Document.writesManyParts", i == 1 ? 1 : 123e9),
                    counted("p.Document.writesManyParts", i == 2 ? 1 : 456e9));
        }
        List<String> lines = ConsoleTable.lines(compared(List.of(wild)).withControls(Set.of(wild.key())));
        assertTrue(lines.get(3).matches(" +\\d.*M instr/op .* < -99 to > \\+9900 %  undecided"), lines::toString);
        assertTrue(lines.get(4).matches(" +\\(control, 3\\)"), lines::toString);
        assertTrue(lines.subList(1, 5).stream().allMatch(line -> line.length() <= 80), lines::toString);
    }

    private static StoredResult counted(String benchmark, double count) throws IOException {
        return stored(entry(benchmark, "avgt", "instr/op", "", forks(count)));
    }

    @Test
    void console_undecidedMetrics_countTheirBenchmarkOnce() throws IOException {
        BlockSequence open = sequence("p.C.open");
        for (int i = 0; i < 3; i++) {
            open.add(
                    fork("p.C.open", 100, "").with("secondaryMetrics",
                            "{\"made\":" + metric("B/op", forks(60 + i)) + "}"),
                    fork("p.C.open", 100 + 40 * i, "").with("secondaryMetrics",
                            "{\"made\":" + metric("B/op", forks(60 + 40 * i)) + "}"));
        }
        List<String> lines = ConsoleTable.lines(ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05), List.of(open), List.of()));
        assertTrue(lines.get(3).endsWith("undecided (3)"), lines::toString);
        assertTrue(lines.contains("# Undecided, 1 benchmark: the interval contains both no change and one above 3 %"),
                lines::toString);
    }

    /** Names give way to the number of blocks. */
    @Test
    void console_longRows_keepBlocksBehindThem() throws IOException {
        BlockSequence wide = sequence("p.Document.writesManyParts");
        for (int i = 0; i < 20 && (i == 0 || wide.last().orElseThrow().stop().isEmpty()); i++) {
            wide.add(fork("p.Document.writesManyParts", i % 2 == 0 ? 100 : 400, ""),
                    fork("p.Document.writesManyParts", i % 2 == 0 ? 400 : 100, ""));
        }
        List<String> lines = ConsoleTable.lines(ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05), List.of(wide), List.of()));
        assertEquals("Document.writesManyParts", lines.get(2), lines::toString);
        assertTrue(lines.get(3).matches(" +200 .*undecided \\(\\d+\\)"), lines::toString);
        assertTrue(lines.get(3).length() <= 80, lines::toString);
    }

    /** The interval of all looks at 95 % may reach beyond the tolerance then; it is not what the verdict rests on. */
    @Test
    void same_isShownWithTheIntervalThatDecidedIt() throws IOException {
        int wider = 0;
        for (int i = 1; i <= 60; i++) {
            BlockSequence same = sequence("p.C.same");
            double[] scatter = {0, 0.02 * i, 0.01 * i, 0, 0.02 * i};
            for (int k = 0; k < scatter.length && (k == 0 || same.last().orElseThrow().stop().isEmpty()); k++) {
                same.add(fork("p.C.same", 100, ""), fork("p.C.same", 100 + scatter[k], ""));
            }
            Look look = same.last().orElseThrow();
            if (look.verdict() == Verdict.SAME) {
                wider += look.ratio().upper() > 1.03 || look.ratio().lower() < 1 / 1.03 ? 1 : 0;
                Comparison shown = compared(same).metrics().get(0).comparison();
                assertEquals(0.9, shown.confidence(), 1e-12);
                assertTrue(1 / 1.03 <= shown.ratio().lower() && shown.ratio().upper() <= 1.03, shown::toString);
                assertTrue(BlockText.line(same, true).contains(ReportText.interval(shown.ratio()) + ") same"),
                        BlockText.line(same, true));
            }
        }
        assertTrue(wider > 0, "none of them would have shown anything");
    }

    private static ResultComparison compared(List<BlockSequence> sequences) {
        return ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05), sequences, List.of());
    }

    /** One of 500, of which the run ends before the change is sure. */
    @Test
    void changeAmongMany_isConfirmedByFurtherBlocks_whichIsSaid() throws IOException {
        Suite suite = new Suite(SequentialSettings.standard());
        BlockSequence changed = new BlockSequence(new ResultKey("p.C.one", "avgt", Map.of()),
                DifferenceRule.standard(), SequentialSettings.standard(), suite);
        for (int i = 1; i < 500; i++) {
            suite.join();
        }
        for (int i = 0; i < 6; i++) {
            changed.add(fork("p.C.one", 100 + 0.1 * (i % 3), ""), fork("p.C.one", 120 + 0.1 * (i % 2), ""));
        }
        String line = BlockText.line(changed, false);
        assertTrue(line.endsWith(" %) slower so far; more pairs have to confirm it"), line);
        ResultComparison early = compared(List.of(changed));
        assertEquals(Verdict.SLOWER, early.metrics().get(0).verdict());
        assertTrue(early.notes().toString().contains("changed by so few pairs that rare outlying forks"),
                early.notes()::toString);
        for (int i = 6; i < 20; i++) {
            changed.add(fork("p.C.one", 100 + 0.1 * (i % 3), ""), fork("p.C.one", 120 + 0.1 * (i % 2), ""));
        }
        assertTrue(BlockText.line(changed, true).endsWith(" %) slower"), BlockText.line(changed, true));
        assertEquals(List.of(), compared(List.of(changed)).notes());
    }

    /** As a machine has them that is slower for some blocks, and code that sometimes is. */
    @Test
    void blocksThatMislead_areWarnedOf() throws IOException {
        List<BlockSequence> waves = new ArrayList<>();
        List<BlockSequence> rare = new ArrayList<>();
        for (int b = 0; b < 12; b++) {
            BlockSequence wave = sequence("p.C.wave" + b);
            BlockSequence far = sequence("p.C.far" + b);
            for (int i = 0; i < 8; i++) {
                wave.add(fork("p.C.wave" + b, 100, ""), fork("p.C.wave" + b, 100 + 5 * Math.sin(i + b), ""));
                double noise = Math.cos(31 * i * i + 17 * b);
                far.add(fork("p.C.far" + b, 100 + noise, ""), fork("p.C.far" + b, i == b % 8 ? 200 : 100 - noise, ""));
            }
            waves.add(wave);
            rare.add(far);
        }
        String alike = compared(waves).notes().toString();
        assertTrue(alike.contains("consecutive pairs are correlated (about "), alike);
        String oneSided = compared(rare).notes().toString();
        assertTrue(oneSided
                .contains("the candidate has more outlying forks in 12 benchmarks, the other side in 0"),
                oneSided);
        assertFalse(oneSided.contains("correlated"), oneSided);
    }

    @Test
    void json_hasTheIntervalAfterEachBlock() throws IOException {
        StringWriter text = new StringWriter();
        ComparisonReport.JSON.write(comparison, Gate.stopping(), text);
        JsonObject report = JsonParser.parseString(text.toString()).getAsJsonObject();
        assertEquals(0.05, report.get("falseDiscoveryRate").getAsDouble());
        assertEquals("pairs", report.get("method").getAsString());
        JsonArray looks = report.getAsJsonArray("comparisons").get(0).getAsJsonObject().getAsJsonArray("looks");
        assertEquals(4, looks.size());
        assertEquals("undecided", looks.get(1).getAsJsonObject().get("verdict").getAsString());
        assertEquals("interleaved",
                report.getAsJsonArray("comparisons").get(0).getAsJsonObject().get("order").getAsString());
        assertEquals("decided", looks.get(3).getAsJsonObject().get("stop").getAsString());
    }

    /** Iterations of both sides that the machine slowed down together, by as much. */
    @Test
    void duet_comparesPairsOfIterationsAndSaysSo() throws IOException {
        BlockSequence duet = new BlockSequence(new ResultKey("p.C.m", "avgt", Map.of()), DifferenceRule.standard(),
                SequentialSettings.standard().withSimultaneousForks(), new Suite(SequentialSettings.standard()));
        for (double slow : new double[] {1, 4, 16}) {
            duet.add(iterations(10, 10 * slow), iterations(20, 10 * slow));
        }
        ComparedMetric metric = compared(duet).metrics().get(0);
        assertEquals(Math.sqrt(2), metric.comparison().ratio().point(), 1e-9);
        assertEquals(20, metric.baseline()[1], 1e-9);
        assertTrue(ConsoleTable.lines(compared(duet)).contains(
                "# in parentheses: pairs of forks, one of each side, at the same time"));
        StringWriter text = new StringWriter();
        ComparisonReport.JSON.write(compared(duet), Gate.stopping(), text);
        assertEquals("duet", JsonParser.parseString(text.toString()).getAsJsonObject().getAsJsonArray("comparisons")
                .get(0).getAsJsonObject().get("order").getAsString());
    }

    private static ResultComparison compared(BlockSequence sequence) {
        return ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05), List.of(sequence), List.of());
    }

    private static StoredResult iterations(double first, double second) throws IOException {
        String json = "[" + entry("p.C.m", new double[] {first, second}) + "]";
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "test")) {
            return reader.next();
        }
    }

    /** A candidate that takes five times as long and still falls by a sixth, and one that falls by 2 %. */
    @Test
    void ratioThatMovesWithinForks_isNoted_whereItMatters() throws IOException {
        BlockSequence moving = sequence("p.C.m");
        BlockSequence nearlyStill = sequence("p.C.m");
        for (double scatter : new double[] {0.999, 1, 1.001}) {
            moving.add(iterations(10, 10 * scatter), iterations(60, 50));
            nearlyStill.add(iterations(10, 10 * scatter), iterations(10.2, 10));
        }
        assertEquals(List.of("the change still grows or shrinks within forks, by more than the tolerance: give both "
                + "sides more warmup (-wi N), 1 benchmark: p.C.m (mode=avgt)"),
                compared(moving).notes());
        assertEquals(List.of(), compared(nearlyStill).notes());
    }

    private static String allocation(double bytes) {
        return ",\"secondaryMetrics\":{\"gc.alloc.rate.norm\":" + metric("B/op", forks(bytes)) + ",\"gc.count\":"
                + metric("counts", forks(3)) + "}";
    }

    /** The scores differ by so much from fork to fork that nothing is known of them. */
    private static ResultComparison ofAllocations(double before, double after, int without) throws IOException {
        BlockSequence sequence = sequence("p.C.allocates");
        for (int i = 0; i < 5; i++) {
            sequence.add(fork("p.C.allocates", i % 2 == 0 ? 1 : 9, i < without ? "" : allocation(before)),
                    fork("p.C.allocates", i % 2 == 0 ? 8 : 1, allocation(after)));
        }
        return ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05), List.of(sequence), List.of());
    }

    @Test
    void metricsOfProfilers_haveVerdictsOfTheirOwnFromTheSameBlocks() throws IOException {
        ResultComparison more = ofAllocations(24, 32, 0);
        assertEquals(List.of(Verdict.UNDECIDED, Verdict.SLOWER),
                more.metrics().stream().map(metric -> metric.verdict()).toList());
        assertEquals("gc.alloc.rate.norm", more.metrics().get(1).label().orElseThrow());
        assertEquals(5, more.metrics().get(1).looks().size());
        assertEquals(Verdict.SLOWER, more.metrics().get(1).looks().get(2).verdict());
        assertEquals(Verdict.SAME, ofAllocations(24, 24, 0).metrics().get(1).verdict());
        List<String> table = ConsoleTable.lines(more);
        assertEquals("C.allocates:gc.alloc.rate.norm", table.get(3).trim());
        assertTrue(table.get(4).endsWith("worse (5)"), table::toString);
    }

    @Test
    void metricsOfProfilers_areInAllReports() throws IOException {
        ResultComparison more = ofAllocations(24, 32, 0);
        for (ComparisonReport report : ComparisonReport.values()) {
            StringWriter text = new StringWriter();
            report.write(more, Gate.stopping(Verdict.SLOWER), text);
            assertTrue(text.toString().contains("gc.alloc.rate.norm"), report.extension());
        }
    }

    @Test
    void metricThatASideLacksInSomeBlocks_isComparedByTheOthers() throws IOException {
        ResultComparison more = ofAllocations(24, 32, 2);
        assertEquals(3, more.metrics().get(1).baseline().length);
        assertEquals(Verdict.SLOWER, more.metrics().get(1).verdict());
        assertEquals(
                "not compared, because it is unknown whether higher or lower values are better: gc.count (counts), 1 benchmark: "
                        + "p.C.allocates (mode=avgt)",
                more.notes().get(more.notes().size() - 1));
        ResultComparison tooFew = ofAllocations(24, 32, 3);
        assertEquals(Verdict.UNDECIDED, tooFew.metrics().get(1).verdict());
        assertEquals("it takes 3 complete pairs to decide",
                tooFew.metrics().get(1).comparison().obstacle().orElseThrow());
        ResultComparison none = ofAllocations(24, 32, 5);
        assertEquals(1, none.metrics().size());
        assertTrue(none.notes().contains("no gc.alloc.rate.norm in the baseline, 1 benchmark: p.C.allocates "
                + "(mode=avgt)"), () -> none.notes().toString());
    }

    @Test
    void unitsOfDifferentKinds_areNotJudged() throws IOException {
        BlockSequence sequence = sequence("p.C.slower");
        StoredResult share = fork("p.C.slower", 1, "").with("primaryMetric", metric("ops/us", forks(1)));
        sequence.fail(assertThrows(IllegalArgumentException.class,
                () -> sequence.add(share, fork("p.C.slower", 1, ""))).getMessage());
        ResultComparison nothing = ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05), List.of(sequence), List.of());
        assertEquals("one side is in ops/us and the other in us/op",
                nothing.metrics().get(0).comparison().obstacle().orElseThrow());
        assertTrue(Gate.stopping(Verdict.SLOWER).stops(nothing.metrics().get(0)));
    }

    @Test
    void scores_areThoseOfBothSides() {
        assertEquals("Pair 3, C.failing: 1.00 us/op, 1.00 in the baseline", BlockText.scores(failing));
        assertEquals("Pair 1, C.never: no result yet", BlockText.scores(never));
    }

    @Test
    void line_saysWhatIsKnownAndWhyItEnds() {
        assertTrue(BlockText.line(slower, true).matches("Pair 4, C\\.slower: \\+9\\d % \\(.* %\\) slower"),
                () -> BlockText.line(slower, true));
        assertEquals("Pair 3, C.failing: undecided; no more pairs: a fork of the candidate is lost: it hung",
                BlockText.line(failing, true));
        assertEquals("Pair 1, C.never: no result yet", BlockText.line(never, false));
    }

    /** Forks whose iterations take 10 % less each time: the verdict is of the warmup, and says so in all reports. */
    @Test
    void forksThatAreNotWarm_areUndecided() throws IOException {
        BlockSequence cold = sequence("p.C.cold");
        Look look;
        int block = 0;
        do {
            look = cold.add(falling(100 + 0.1 * block), falling(120 - 0.1 * block));
            block++;
        } while (!look.stop().isPresent());
        assertEquals(6, block);
        assertEquals(Verdict.UNDECIDED, look.verdict());
        String reason =
                "not warm: from the first half of a measurement to the second, the score changes by -19.0 % in the "
                        + "baseline and -19.0 % in the candidate: give both sides more warmup, such as -wi 25";
        assertTrue(BlockText.line(cold, true).endsWith(" undecided; " + reason), BlockText.line(cold, true));
        ResultComparison compared = ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05), List.of(cold), List.of());
        assertEquals(reason, compared.metrics().get(0).comparison().obstacle().orElseThrow());
        assertFalse(compared.metrics().get(0).isUnjudged());
        assertTrue(Gate.stopping(Verdict.UNDECIDED).stops(compared.metrics().get(0)));
        assertEquals(List.of(), compared.notes());
        for (ComparisonReport report : ComparisonReport.values()) {
            StringWriter text = new StringWriter();
            report.write(compared, Gate.stopping(Verdict.SLOWER), text);
            assertTrue(text.toString().contains("not warm"), report.extension());
        }
        assertTrue(ConsoleTable.lines(compared).contains("# Undecided, 1 benchmark: " + reason));
    }

    /** A single iteration shows no trend, but the warmup before it does. One odd fork does not count. */
    @Test
    void warmupsThatWereNotOver_leaveTheVerdictOpen() throws IOException {
        assertEquals("not warm: in the last iterations of the warmup, the score changes by -22.0 % in the candidate: "
                + "give both sides more warmup, such as -wi 15",
                obstacle(ofWarmups(1.1, -0.2, -0.22, -0.25)));
        assertEquals(Verdict.SLOWER, ofWarmups(1.1, -0.9, 0.01, 0).last().orElseThrow().verdict());
    }

    /** Three baseline forks fall by 4 % by chance, and no further one does: the pairs are the same throughout. */
    @Test
    void doubtOfFewForks_isDroppedIfOthersDoNotShareIt() throws IOException {
        BlockSequence chance = sequence("p.C.chance");
        Look look;
        int block = 0;
        do {
            double change = block < 3 ? -2 : 2;
            look = chance.add(fork(100 - change, 100 + change + 0.2 * block), fork(100, 100));
            block++;
            assertEquals(block == 3, look.obstacle().filter(reason -> reason.startsWith("not warm")).isPresent(),
                    look::toString);
        } while (!look.stop().isPresent());
        assertEquals(4, block);
        assertEquals(Verdict.SAME, look.verdict());
    }

    private static StoredResult fork(double first, double second) throws IOException {
        return fork("p.C.chance", first, "").with("primaryMetric",
                metric("us/op", new double[] {first, second}));
    }

    @Test
    void warmupsThatWereNotOver_areNoted_ifTheChangeIsFarLarger() throws IOException {
        BlockSequence far = ofWarmups(5, -0.2, -0.22, -0.25);
        assertEquals(Verdict.SLOWER, far.last().orElseThrow().verdict());
        assertTrue(compared(List.of(far)).notes().get(0).startsWith("not warm: in the last iterations of the warmup, "
                + "the score changes by -22.0 % in the candidate: "), compared(List.of(far)).notes()::toString);
    }

    @Test
    void compilersThatAreBusyInMostForks_areNoted() throws IOException {
        BlockSequence busy = sequence("p.C.busy");
        for (double share : new double[] {0.6, 0.9, 0}) {
            busy.add(warming(100 + share, 0, 0), warming(150 + share, 0, share));
        }
        assertEquals(Verdict.SLOWER, busy.last().orElseThrow().verdict());
        assertTrue(compared(List.of(busy)).notes().get(0).startsWith("not warm: compilers were busy for 60 % of the "
                + "time in the candidate: "), compared(List.of(busy)).notes()::toString);
        BlockSequence odd = sequence("p.C.odd");
        for (double share : new double[] {0.4, 0.9, 0.4}) {
            odd.add(warming(100 + share, 0, 0), warming(150 + share, 0, share));
        }
        assertEquals(List.of(), compared(List.of(odd)).notes());
    }

    private static BlockSequence ofWarmups(double ratio, double... changes) throws IOException {
        BlockSequence sequence = sequence("p.C.warming");
        for (int i = 0; i < changes.length; i++) {
            sequence.add(warming(100 + 0.1 * i, 0.01 * (i - 1), 0), warming(100 * ratio, changes[i], 0));
        }
        return sequence;
    }

    private static StoredResult warming(double score, double change, double compiling) throws IOException {
        return fork("p.C.warming", score, "").with(StoredResult.GIVEN_WARMUPS, "3").with("primaryMetric",
                metric("us/op", new double[] {score})).with("environment",
                        "{\"forks\":[{\"warmth\":[" + change + ","
                                + compiling + "]}]}");
    }

    private static StoredResult falling(double level) throws IOException {
        return fork("p.C.cold", level, "").with("primaryMetric",
                metric("us/op", new double[] {level, 0.9 * level, 0.81 * level}));
    }

    /** The reason why no further block ran is repeated below the table. */
    @Test
    void futility_isSaidBelowTheTable() throws IOException {
        BlockSequence wild = sequence("p.C.wild");
        Look look;
        int block = 0;
        do {
            look = wild.add(fork("p.C.wild", block % 2 == 0 ? 100 : 300, ""),
                    fork("p.C.wild", block % 3 == 0 ? 300 : 100, ""));
            block++;
        } while (!look.stop().isPresent());
        assertTrue(block >= 7, () -> "after " + wild.blocks());
        List<String> lines = ConsoleTable.lines(ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05), List.of(wild), List.of()));
        assertTrue(lines
                .contains("# Undecided, 1 benchmark: the interval contains both no change and one above 3 %, and more "
                        + "pairs would hardly decide it"),
                lines::toString);
    }

    private static List<String> notes(double[][] pairs, String unit) throws IOException {
        BlockSequence sequence = sequence("p.C.levels");
        for (double[] pair : pairs) {
            sequence.add(stored(entry("p.C.levels", "avgt", unit, "", forks(pair[0]))),
                    stored(entry("p.C.levels", "avgt", unit, "", forks(pair[1]))));
        }
        return ResultComparison.ofBlocks("old.jar", "new.jar",
                new ComparisonQuestion(SequentialSettings.standard().comparison(), 0.05), List.of(sequence), List.of())
                .notes();
    }

    /** The pairs 10.1, 10 and 20.1 against 10, 10.1 and 20 have this interval by scipy 1.18.1, at 1 - 0.142 %. */
    @Test
    void forksAtLevels_areANoteWithTheChangeWithinThem() throws IOException {
        double[][] pairs = {{10.1, 10}, {20, 10.1}, {10, 10.1}, {10, 20.1}, {20.1, 20}};
        List<String> notes = notes(pairs, "us/op");
        assertEquals("forks differ in levels, because compilation or the layout of memory differs from fork to fork: "
                + "10.0 us/op (3 forks), 20.1 us/op (2 forks) in the baseline, 10.1 us/op (3 forks), 20.1 us/op (2 forks) in "
                + "the candidate; the levels are the same, and chance alone explains their shares in 100 % of cases, "
                + "1 benchmark: p.C.levels (mode=avgt)", notes.get(0));
        assertEquals(
                "both forks have the same level in 3 of 5 pairs, which show a change of -14.8 to +17.0 %; the verdict "
                        + "counts all pairs, 1 benchmark: p.C.levels (mode=avgt)",
                notes.get(1));
    }

    /** The scores of a run on a busy machine: the second pair was slow, and its forks lie between the levels. */
    @Test
    void levelsOfPairsThatTheMachineSlowsDown_showInTheirFactors() throws IOException {
        double[][] pairs = {{17.52, 8.749}, {20.95, 10.48}, {8.697, 17.23}, {16.87, 17}, {8.422, 16.85}, {8.46, 8.443}};
        List<String> notes = notes(pairs, "us/op");
        assertEquals(
                "forks of a pair differ in levels, because compilation or the layout of memory differs from fork to "
                        + "fork, by a factor of 1.00 (2 pairs), 2.00 (4 pairs), 1 benchmark: p.C.levels (mode=avgt)",
                notes.get(0));
        assertTrue(
                notes.get(1)
                        .startsWith("both forks have the same level in 2 of 6 pairs; the verdict counts all pairs, "),
                notes::toString);
    }

    @Test
    void fewPairsAtOneLevel_haveNoInterval() throws IOException {
        double[][] pairs = {{10.1, 10}, {20, 10.1}, {10, 20}};
        assertTrue(notes(pairs, "us/op").get(1).startsWith(
                "both forks have the same level in 1 of 3 pairs; the verdict counts all pairs, "));
    }

    @Test
    void levelsThatBothForksOfEachPairShare_areNoNote() throws IOException {
        double[][] pairs = {{10.1, 10}, {20, 20.1}, {10, 10.1}, {20, 20.1}};
        assertEquals(List.of(), notes(pairs, "us/op"));
        assertEquals(List.of(), notes(new double[][] {{10, 20}, {10, 20}, {10.1, 20}}, "us/op"));
    }

    @Test
    void levelsOfOtherUnits_areNoNote() throws IOException {
        assertEquals(List.of(), notes(new double[][] {{10, 20}, {20, 10}, {10.1, 20.1}, {20.1, 10.1}}, "B/op"));
    }
}
