package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.stored.Entries.entry;
import static org.openjdk.jmh.results.stored.Entries.forks;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRules;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.results.compared.BlockSequence;
import org.openjdk.jmh.results.compared.ComparedMetric;
import org.openjdk.jmh.results.compared.ComparisonQuestion;
import org.openjdk.jmh.results.compared.ResultComparison;
import org.openjdk.jmh.results.stored.ResultKey;
import org.openjdk.jmh.results.stored.ResultReader;
import org.openjdk.jmh.results.stored.StoredResult;

/** Comparisons that were decided block by block. */
class BlockReportTest {

    private final BlockSequence slower = sequence("p.C.slower");
    private final BlockSequence failing = sequence("p.C.failing");
    private final BlockSequence never = sequence("p.C.never");
    private ResultComparison comparison;

    private static BlockSequence sequence(String benchmark) {
        return new BlockSequence(new ResultKey(benchmark, "avgt", Map.of()), DifferenceRules.standard(),
                SequentialSettings.standard());
    }

    private static StoredResult fork(String benchmark, double mean, String more) throws IOException {
        String json = "[" + entry(benchmark, "avgt", "us/op", more, forks(mean)) + "]";
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
    void lastLook_isTheVerdict() {
        assertEquals(2, comparison.metrics().size());
        assertEquals(Verdict.SLOWER, comparison.metrics().get(0).verdict());
        assertEquals(slower.last().orElseThrow().ratio(), comparison.metrics().get(0).comparison().ratio());
        assertEquals(4, comparison.metrics().get(0).candidate().length);
        assertEquals(1, comparison.metrics().get(1).candidate().length);
        assertEquals("a fork of the candidate is lost: it hung",
                comparison.metrics().get(1).comparison().obstacle().orElseThrow());
    }

    @Test
    void circumstancesThatDiffer_areNoted() {
        assertEquals(List.of("something else",
                "vmName differs: A in the baseline, B in the candidate, 1 benchmark: p.C.slower (mode = avgt)"),
                comparison.notes());
    }

    @Test
    void console_fitsATerminalAndCountsBlocks() {
        List<String> lines = ConsoleTable.lines(comparison);
        assertTrue(lines.stream().filter(line -> !line.startsWith("#")).allMatch(line -> line.length() <= 80));
        assertTrue(lines.get(1).endsWith("slower (4)"), lines::toString);
        assertTrue(lines.contains("# in brackets: blocks, of one fork of each side"), lines::toString);
        assertFalse(lines.toString().contains("false discovery"), lines::toString);
    }

    @Test
    void json_hasTheIntervalAfterEachBlock() throws IOException {
        StringWriter text = new StringWriter();
        new JsonReport().write(comparison, Gate.stopping(), text);
        JsonObject report = JsonParser.parseString(text.toString()).getAsJsonObject();
        assertEquals(0.05, report.get("errorRate").getAsDouble());
        assertFalse(report.has("falseDiscoveryRate"));
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
        BlockSequence duet = new BlockSequence(new ResultKey("p.C.m", "avgt", Map.of()), DifferenceRules.standard(),
                SequentialSettings.standard().withSimultaneousForks());
        for (double slow : new double[] {1, 4, 16}) {
            duet.add(iterations(10, 10 * slow), iterations(20, 10 * slow));
        }
        ComparedMetric metric = compared(duet).metrics().get(0);
        assertEquals(Math.sqrt(2), metric.comparison().ratio().point(), 1e-9);
        assertEquals(20, metric.baseline()[1], 1e-9);
        assertTrue(ConsoleTable.lines(compared(duet)).contains(
                "# in brackets: blocks, of one fork of each side at the same time"));
        StringWriter text = new StringWriter();
        new JsonReport().write(compared(duet), Gate.stopping(), text);
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

    /** A candidate that is still 20 or 2 % slower in the first half of its measurement than in the second. */
    @Test
    void ratioThatMovesWithinForks_isNoted_whereItMatters() throws IOException {
        BlockSequence moving = sequence("p.C.m");
        BlockSequence nearlyStill = sequence("p.C.m");
        for (double scatter : new double[] {0.999, 1, 1.001}) {
            moving.add(iterations(10, 10 * scatter), iterations(12, 10));
            nearlyStill.add(iterations(10, 10 * scatter), iterations(10.2, 10));
        }
        assertEquals(List.of("the ratio still moves within forks, by more than the tolerance, and so is another one"
                + " later: -wi N gives both sides more warmup, 1 benchmark: p.C.m (mode = avgt)"),
                compared(moving).notes());
        assertEquals(List.of(), compared(nearlyStill).notes());
    }

    @Test
    void line_saysWhatIsKnownAndWhyItEnds() {
        assertTrue(BlockText.line(slower, true).matches("Block 4, C\\.slower: \\+9\\d\\.\\d % \\[.*] slower"),
                () -> BlockText.line(slower, true));
        assertEquals("Block 3, C.failing: undecided; no further block: a fork of the candidate is lost: it hung",
                BlockText.line(failing, true));
        assertEquals("Block 1, C.never: nothing is known yet", BlockText.line(never, false));
    }
}
