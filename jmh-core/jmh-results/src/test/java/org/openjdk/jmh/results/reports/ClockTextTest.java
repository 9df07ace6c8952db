package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.json.Entries.entry;
import static org.openjdk.jmh.results.json.Entries.forks;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.results.comparison.BlockSequence;
import org.openjdk.jmh.results.comparison.ClockCheck;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;

/** As many instructions on both sides, and times that agree or not. */
class ClockTextTest {

    private static final ResultKey WALK = new ResultKey("p.Matrix.walk", "ss", Map.of());
    private static final SequentialSettings COUNTS = SequentialSettings.standard().withMostBlocks(5)
            .withEarlySameness(0.4).withComparison(SequentialSettings.standard().comparison()
                    .withTolerance(ComparisonSettings.COUNT_TOLERANCE));
    private static final SequentialSettings TIMES = SequentialSettings.standard().withMostBlocks(5);

    private static BlockSequence sequence(String mode, String unit, SequentialSettings settings, double... ratios)
            throws IOException {
        BlockSequence sequence = new BlockSequence(new ResultKey(WALK.benchmark(), mode, Map.of()),
                DifferenceRule.standard(), settings, new Suite(settings));
        for (double ratio : ratios) {
            sequence.add(fork(mode, unit, 1000), fork(mode, unit, 1000 * ratio));
        }
        return sequence;
    }

    private static StoredResult fork(String mode, String unit, double score) throws IOException {
        String json = "[" + entry(WALK.benchmark(), mode, unit, "", forks(score)) + "]";
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "test")) {
            return reader.next();
        }
    }

    private static ResultComparison checked(ClockCheck check) throws IOException {
        return ResultComparison.ofBlocks("old", "new", new ComparisonQuestion(COUNTS.comparison(), 0.05),
                List.of(sequence("ss", "instr/op", COUNTS, 1, 1.00001)), List.of()).withClock(List.of(check));
    }

    private static ResultComparison timed(double... ratios) throws IOException {
        return checked(ClockCheck.of(WALK, sequence("avgt", "us/op", TIMES, ratios)));
    }

    private static ComparedMetric row(ResultComparison comparison) {
        assertEquals(1, comparison.metrics().size());
        assertEquals(WALK, comparison.metrics().get(0).key());
        return comparison.metrics().get(0);
    }

    private static boolean hasLine(ResultComparison comparison, String line) {
        return ConsoleTable.lines(comparison).contains(line);
    }

    @Test
    void timeThatAgrees_isSaidBelowTheCounts() throws IOException {
        ResultComparison same = timed(1.001, 1.002, 0.999);
        assertEquals(Verdict.SAME, row(same).verdict());
        assertEquals("instr/op", row(same).unit());
        assertTrue(ConsoleTable.lines(same).stream()
                .anyMatch(line -> line.startsWith("# Matrix.walk: time agrees: +0.1 % (")),
                ConsoleTable.lines(same)::toString);
    }

    @Test
    void slowerTime_isTheRowAndStopsTheGate() throws IOException {
        ResultComparison slower = timed(1.38, 1.37, 1.39);
        assertEquals(Verdict.SLOWER, row(slower).verdict());
        assertEquals("us/op", row(slower).unit());
        assertTrue(Gate.stopping(Verdict.SLOWER).stops(row(slower)));
        assertTrue(ConsoleTable.lines(slower).stream().anyMatch(line -> line
                .matches(
                        "# WARNING: Matrix.walk: instructions are the same, but by own time it is \\+38.0 % \\(.*\\) slower: "
                                + "memory, vectors or locks")),
                ConsoleTable.lines(slower)::toString);
        assertEquals(1, slower.metrics(Verdict.SLOWER).size());
    }

    @Test
    void fasterTime_stopsNoGate() throws IOException {
        ResultComparison faster = timed(0.6, 0.61, 0.59);
        assertEquals(Verdict.FASTER, row(faster).verdict());
        assertFalse(Gate.stopping(Verdict.SLOWER, Verdict.UNDECIDED).stops(row(faster)));
    }

    @Test
    void timesThatVary_leaveTheVerdictOfCounts() throws IOException {
        ResultComparison unclear = timed(1.2, 0.9, 1.1, 0.95, 1);
        assertEquals(Verdict.SAME, row(unclear).verdict());
        assertTrue(ConsoleTable.lines(unclear).stream()
                .anyMatch(line -> line.matches("# Matrix.walk: time neither agrees nor disagrees: .* after 5 pairs")),
                ConsoleTable.lines(unclear)::toString);
    }

    @Test
    void obstacle_isSaid() throws IOException {
        assertTrue(hasLine(checked(ClockCheck.impossible(WALK, "single shots are measured in fresh VMs")),
                "# Matrix.walk: JMH did not compare its time: single shots are measured in fresh VMs"));
        BlockSequence lost = sequence("avgt", "us/op", TIMES);
        lost.addLost();
        lost.fail("a fork of the candidate failed: it hung");
        assertTrue(hasLine(checked(ClockCheck.of(WALK, lost)),
                "# Matrix.walk: JMH did not compare its time: a fork of the candidate failed: it hung"));
    }

    @Test
    void json_hasTheCheck() throws IOException {
        StringWriter out = new StringWriter();
        ComparisonJson.write(timed(1.38, 1.37, 1.39), Gate.stopping(), out);
        JsonObject check = JsonParser.parseString(out.toString()).getAsJsonObject().getAsJsonArray("timeChecks").get(0)
                .getAsJsonObject();
        assertEquals("slower", check.get("verdict").getAsString());
        assertEquals(1.38, check.get("ratio").getAsDouble(), 0.001);
        assertTrue(check.get("sentence").getAsString().contains("instructions are the same, but"));
    }
}
