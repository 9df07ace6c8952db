package org.openjdk.jmh.results.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.json.Entries.entry;
import static org.openjdk.jmh.results.json.Entries.forks;
import static org.openjdk.jmh.results.json.Entries.metric;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.reports.BlockText;

/** As many instructions, and memory that is read in another order. */
class MemoryCheckTest {

    private static final String SUM = "p.Matrix.sum";
    private static final SequentialSettings SETTINGS = SequentialSettings.standard().withMostBlocks(5)
            .withEarlySameness(0.4).withComparison(SequentialSettings.standard().comparison()
                    .withTolerance(ComparisonSettings.COUNT_TOLERANCE));
    private static final ComparisonQuestion QUESTION = new ComparisonQuestion(
            ComparisonSettings.standard().withTolerance(ComparisonSettings.COUNT_TOLERANCE), ComparisonQuestion.RATE);

    private static String counted(double... cycles) {
        double[] same = new double[Math.max(3, cycles.length)];
        for (int i = 0; i < same.length; i++) {
            same[i] = 1000 + i % 2 * 0.01;
        }
        return entry(SUM, "ss", "instr/op",
                ",\"counting\":{\"windowInvocations\":10}" + (cycles.length == 0 ? "" : cycles(cycles)), forks(same));
    }

    private static String cycles(double... cycles) {
        return ",\"secondaryMetrics\":{\"count.cycles\":" + metric("cycles/op", forks(cycles)) + "}";
    }

    private static ResultSide side(String name, String entry) throws IOException {
        ResultSide side = new ResultSide(name);
        side.add(stored(entry));
        return side;
    }

    private static StoredResult stored(String entry) throws IOException {
        try (ResultReader reader = new ResultReader(
                new ByteArrayInputStream(("[" + entry + "]").getBytes(StandardCharsets.UTF_8)), "test")) {
            return reader.next();
        }
    }

    private static ResultComparison compared(String before, String after) throws IOException {
        return ResultComparison.of(side("old", before), side("new", after), QUESTION);
    }

    private static List<Verdict> verdicts(ResultComparison comparison) {
        return comparison.metrics().stream().map(ComparedMetric::verdict).collect(Collectors.toList());
    }

    @Test
    void sameInstructionsAndMoreCycles_areUndecided() throws IOException {
        for (double[][] cycles : new double[][][] {{{5000, 5001, 5002}, {11350, 11352, 11351}}, {{5000}, {11350}}}) {
            ResultComparison layout = compared(counted(cycles[0]), counted(cycles[1]));
            assertEquals(List.of(Verdict.UNDECIDED), verdicts(layout));
            assertTrue(obstacle(layout).contains(" +127.0 % estimated cycles"), obstacle(layout));
        }
        assertTrue(obstacle(compared(counted(5000, 5000), counted(4800, 4800))).contains(" -4.0 % estimated cycles"));
    }

    private static String obstacle(ResultComparison comparison) {
        return comparison.metrics().get(0).comparison().obstacle().orElse("");
    }

    /** Cycles are an estimate: changes of one per cent are none. */
    @Test
    void sameInstructionsAndCycles_areTheSame_withoutARowOfCycles() throws IOException {
        ResultComparison same = compared(counted(5000, 5001, 5002), counted(5050, 5051, 5052));
        assertEquals(List.of(Verdict.SAME), verdicts(same));
        assertEquals(List.of(), same.notes());
    }

    @Test
    void countsWithoutCycles_saySoWhereTheyAreTheSame() throws IOException {
        for (ResultComparison half : List.of(compared(counted(), counted(5000, 5001, 5002)),
                compared(counted(5000, 5001, 5002), counted()), compared(counted(), counted()))) {
            assertEquals(List.of(Verdict.SAME), verdicts(half));
            assertEquals(1, half.notes().size(), half.notes()::toString);
            assertTrue(half.notes().get(0).contains("memory is not checked"), half.notes()::toString);
        }
    }

    /** The first block alone has cycles. */
    @Test
    void blocks_areTheSame_ifCyclesOfTheFirstAre() throws IOException {
        BlockSequence same = blocks(5000, 5030, 1000);
        assertTrue(same.last().orElseThrow().stop().isPresent());
        assertEquals(List.of(Verdict.SAME), verdicts(comparison(same)));
        assertEquals(List.of(), comparison(same).notes());
        assertTrue(BlockText.line(same, true).endsWith(" same"), BlockText.line(same, true));
        BlockSequence layout = blocks(5000, 11350, 1000);
        assertEquals(List.of(Verdict.UNDECIDED), verdicts(comparison(layout)));
        assertTrue(BlockText.line(layout, true).contains(" same; same instructions, but +127.0 %"),
                BlockText.line(layout, true));
    }

    @Test
    void otherInstructions_saySoThemselves() throws IOException {
        BlockSequence more = blocks(5000, 9000, 1020);
        more.add(fork(1000, ""), fork(1020.1, ""));
        assertEquals(List.of(Verdict.SLOWER), verdicts(comparison(more)));
        assertEquals(List.of(), comparison(more).notes());
    }

    private static ResultComparison comparison(BlockSequence sequence) {
        return ResultComparison.ofBlocks("old", "new", QUESTION, List.of(sequence), List.of());
    }

    private static BlockSequence blocks(double before, double behind, double instructions) throws IOException {
        BlockSequence sequence = new BlockSequence(new ResultKey(SUM, "ss", Map.of()), DifferenceRule.standard(),
                SETTINGS, new Suite(SETTINGS));
        sequence.add(fork(1000, cycles(before)), fork(instructions, cycles(behind)));
        sequence.add(fork(1000, ""), fork(instructions, ""));
        return sequence;
    }

    private static StoredResult fork(double instructions, String beside) throws IOException {
        return stored(entry(SUM, "ss", "instr/op", beside, forks(instructions)));
    }
}
