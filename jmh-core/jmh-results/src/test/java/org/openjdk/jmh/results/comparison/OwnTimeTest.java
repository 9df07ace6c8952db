package org.openjdk.jmh.results.comparison;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.results.json.Entries.entry;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.results.json.Entries;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;

/** Two sides whose forks waited for a processor are compared by the time that they ran. */
class OwnTimeTest {

    private static final String NAME = "p.C.m";
    private static final SequentialSettings SETTINGS = SequentialSettings.standard();

    private static StoredResult fork(String mode, String unit, String waiting, double... scores) throws IOException {
        return read(mode, unit, ",\"clock\":\"own\"" + environment(waiting), scores);
    }

    private static String environment(String waiting) {
        return waiting == null ? "" : ",\"environment\":{\"forks\":[{\"waiting\":" + waiting + "}]}";
    }

    private static StoredResult read(String mode, String unit, String members, double... scores) throws IOException {
        String text = "[" + entry(NAME, mode, unit, members, scores) + "]";
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "test")) {
            return reader.next();
        }
    }

    private static BlockSequence sequence(String mode) {
        return new BlockSequence(new ResultKey(NAME, mode, Map.of()), DifferenceRule.standard(), SETTINGS,
                new Suite(SETTINGS));
    }

    private static double ratio(StoredResult baseline, StoredResult candidate) {
        BlockSequence sequence = sequence(candidate.key().mode());
        sequence.add(baseline, candidate);
        ComparedMetric score = sequence.score().orElseThrow();
        return score.candidate()[0] / score.baseline()[0];
    }

    /** As bisections and mutation testing have it: the last shares are those of the measurement, weighted by operations. */
    @Test
    void forkAlone_hasItsOwnTime_unlessItIsUnknown_orOfSingleShots() throws IOException {
        double[] waiting = {0, 0.5, 0.75};
        SideMetric own = SideMetric.ofOwnTime(read("avgt", "us/op", "", 20, 40), waiting).orElseThrow();
        assertArrayEquals(new double[] {10, 10}, own.samples().iterationsAsForks().forkMeans(), 1e-9);
        assertEquals(10, own.samples().forkMeans()[0], 1e-6);
        assertFalse(SideMetric.ofOwnTime(read("ss", "us/op", "", 20, 40), waiting).isPresent());
        assertFalse(SideMetric.ofOwnTime(read("avgt", "us/op", "", 20, 40), new double[0]).isPresent());
        assertFalse(SideMetric.ofOwnTime(read("avgt", "instr/op", "", 20, 40), waiting).isPresent());
    }

    @Test
    void timeInTheQueue_isNoPartOfATime() throws IOException {
        assertEquals(1.1,
                ratio(fork("avgt", "us/op", "[0.5,0.75]", 20, 40), fork("avgt", "us/op", "[0.0,0.5]", 11, 22)),
                1e-12);
    }

    @Test
    void timeInTheQueue_isNoPartOfTheTimeOfARate() throws IOException {
        assertEquals(0.9,
                ratio(fork("thrpt", "ops/us", "[0.5,0.75]", 5, 2.5), fork("thrpt", "ops/us", "[0.0,0.5]", 9, 4.5)),
                1e-12);
    }

    @Test
    void iterationThatHardlyRan_hardlyCounts() throws IOException {
        assertEquals(1.0,
                ratio(fork("avgt", "us/op", "[0.0,0.999]", 10, 1e6), fork("avgt", "us/op", "[0.0,0.0]", 10, 10)),
                1e-3);
        assertEquals(1.0,
                ratio(fork("thrpt", "ops/us", "[0.0,0.999]", 10, 1e-3), fork("thrpt", "ops/us", "[0.0,0.0]", 10, 10)),
                1e-3);
    }

    @Test
    void forksThatAlternated_areComparedByGroupsOfIterations() throws IOException {
        String turns = ",\"sideOrder\":\"alternating\"";
        assertEquals(2, ratio(read("avgt", "us/op", turns, 1, 1, 1, 1, 5), read("avgt", "us/op", turns, 2, 2, 2, 2, 2)),
                1e-12);
    }

    @Test
    void onABusyMachine_eachIterationIsComparedWithItsNeighbour() throws IOException {
        double[] before = {1, 1, 1, 9, 9, 9, 1, 1, 1, 1};
        double[] after = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
        String turns = ",\"sideOrder\":\"alternating\",\"environment\":{\"processors\":2,\"load\":";
        assertEquals(2,
                ratio(read("avgt", "us/op", turns + "8.0}", before), read("avgt", "us/op", turns + "8.0}", after)),
                1e-12);
        assertEquals(0.4, ratio(read("avgt", "us/op", turns + "1.0}", new double[] {1, 9, 1, 9, 1, 9, 1, 9, 1, 9}),
                read("avgt", "us/op", turns + "1.0}", after)), 1e-12);
    }

    @Test
    void iterationWithoutData_countsAsItsFork() throws IOException {
        assertEquals(1, ratio(fork("avgt", "us/op", "[0.5,null]", 20, 20), fork("avgt", "us/op", "[0.0,0.0]", 10, 10)),
                1e-12);
    }

    @Test
    void firstIterations_ofAMeasurementThatSlid_areNoneOfTheResult() throws IOException {
        assertEquals(1, ratio(fork("avgt", "us/op", "[0.9,null,0.5]", 20), fork("avgt", "us/op", "[0.0]", 10)), 1e-12);
    }

    @Test
    void storedResults_areComparedByOwnTime_ifBothHaveIt() throws IOException {
        ResultSide before = new ResultSide("old");
        ResultSide after = new ResultSide("new");
        ResultSide wall = new ResultSide("wall");
        before.add(fork("avgt", "us/op", "[0.5,0.75]", 20, 40));
        after.add(fork("avgt", "us/op", "[0.0,0.5]", 11, 22));
        wall.add(fork("avgt", "us/op", null, 11, 22));
        ComparisonQuestion question = new ComparisonQuestion(ComparisonSettings.standard(), ComparisonQuestion.RATE);
        assertEquals(11, ResultComparison.of(before, after, question).metrics().get(0).candidate()[0], 1e-12);
        assertEquals(10, ResultComparison.of(before, after, question).metrics().get(0).baseline()[0], 1e-12);
        assertEquals(30, ResultComparison.of(before, wall, question).metrics().get(0).baseline()[0], 1e-12);
    }

    /** The methods of a group have wall times, which may be ten times the score of the group. */
    @Test
    void timesBesideTheScore_areNamedAsWallTime() throws IOException {
        String note = "the score is in own time, but not offer: -clock wall shows all in wall time, 1 benchmark: p.C.m "
                + "(mode=avgt)";
        for (String waiting : new String[] {"0.9", "0.01"}) {
            StoredResult group = read("avgt", "us/op", ",\"clock\":\"own\"" + environment("[" + waiting + "]")
                    + ",\"secondaryMetrics\":{\"offer\":" + Entries.metric("us/op", new double[] {20})
                    + ",\"gc.alloc.rate.norm\":" + Entries.metric("B/op", new double[] {8}) + "}", 20);
            ResultSide before = new ResultSide("old");
            ResultSide after = new ResultSide("new");
            before.add(group);
            after.add(group);
            BlockSequence sequence = sequence("avgt");
            sequence.add(group, group);
            ComparisonQuestion question =
                    new ComparisonQuestion(ComparisonSettings.standard(), ComparisonQuestion.RATE);
            assertEquals(waiting.equals("0.9"), ResultComparison.of(before, after, question).notes().contains(note));
            assertEquals(waiting.equals("0.9"), ResultComparison
                    .ofBlocks("old", "new", question, List.of(sequence), List.of()).notes().contains(note));
        }
    }

    @Test
    void allTimeCounts_ifOneSideIsUnknown() throws IOException {
        assertEquals(0.5, ratio(fork("avgt", "us/op", "[0.5,0.5]", 20, 20), fork("avgt", "us/op", null, 10, 10)),
                1e-12);
        assertEquals(0.5,
                ratio(fork("avgt", "us/op", "[0.5,0.5]", 20, 20), fork("avgt", "us/op", "[null,null]", 10, 10)),
                1e-12);
        assertEquals(0.5, ratio(fork("avgt", "us/op", "[0.5]", 20, 20), fork("avgt", "us/op", "[0.5,0.5]", 10, 10)),
                1e-12);
        assertEquals(0.5, ratio(fork("avgt", "us/op", "[1.0,1.0]", 20, 20), fork("avgt", "us/op", "[0.5,0.5]", 10, 10)),
                1e-12);
    }

    @Test
    void allTimeCounts_unlessBothResultsAreComparedByOwnTime() throws IOException {
        StoredResult wall = read("avgt", "us/op", ",\"clock\":\"wall\"" + environment("[0.0]"), 10);
        assertEquals(0.5, ratio(fork("avgt", "us/op", "[0.5]", 20), wall), 1e-12);
        assertEquals(0.5, ratio(read("avgt", "us/op", environment("[0.5]"), 20), read("avgt", "us/op", "", 10)), 1e-12);
    }

    @Test
    void singleShots_andWhatIsNoTime_areAsTheyWere() throws IOException {
        assertEquals(0.5, ratio(fork("ss", "us/op", "[0.5]", 20), fork("ss", "us/op", "[0.0]", 10)), 1e-12);
        assertEquals(0.5, ratio(fork("avgt", "B/op", "[0.5]", 20), fork("avgt", "B/op", "[0.0]", 10)), 1e-12);
    }

    /** Adds blocks until none is needed, and returns the last look. */
    private static Look last(Callable<Look> blocks) throws Exception {
        Look last = blocks.call();
        for (int block = 1; block < SETTINGS.mostBlocks() && !last.stop().isPresent(); block++) {
            last = blocks.call();
        }
        return last;
    }

    @Test
    void busyMachine_doesNotHideWhatChanged_norShowWhatDidNot() throws Exception {
        Random random = new Random(1);
        for (double change : new double[] {1, 1.2}) {
            BlockSequence sequence = sequence("avgt");
            Look last = last(() -> sequence.add(busy(100, random), busy(100 * change, random)));
            assertEquals(change == 1 ? Verdict.SAME : Verdict.SLOWER, last.verdict());
            assertTrue(sequence.waiting() > 0.3, "waiting " + sequence.waiting());
        }
    }

    /** A fork that alternated with another one on a busy machine. */
    private static StoredResult turns(double time, double rare, Random random) throws IOException {
        double[] scores = new double[20];
        StringBuilder waiting = new StringBuilder();
        for (int i = 0; i < scores.length; i++) {
            scores[i] = 2 * time * (1 + 0.01 * random.nextGaussian()) * (i % 5 == 0 ? rare : 1);
            waiting.append(i == 0 ? "[" : ",").append("0.5");
        }
        return read("avgt", "us/op", ",\"sideOrder\":\"alternating\",\"clock\":\"own\"" + environment(waiting + "]"),
                scores);
    }

    @Test
    void costsThatTypicalIterationsDoNotHave_preventAVerdict() throws Exception {
        Random random = new Random(2);
        for (double rare : new double[] {1, 3}) {
            BlockSequence sequence = sequence("avgt");
            Look last = last(() -> sequence.add(turns(100, 1, random), turns(100, rare, random)));
            assertEquals(rare == 1 ? Verdict.SAME : Verdict.UNDECIDED, last.verdict());
            assertEquals(rare > 1,
                    last.obstacle().filter(reason -> reason.startsWith("iterations that are rarely slow"))
                            .isPresent());
        }
    }

    /** The baseline's mean is 1.15 times its typical iteration, as slow iterations have fewer operations. */
    @Test
    void costsThatTypicalIterationsDoNotHave_leaveALargerChange() throws Exception {
        Random random = new Random(3);
        for (double change : new double[] {1.1, 1.3}) {
            BlockSequence sequence = sequence("avgt");
            Look last = last(() -> sequence.add(turns(100, 3, random), turns(100 * change, 1, random)));
            assertEquals(change == 1.3 ? Verdict.SLOWER : Verdict.UNDECIDED, last.verdict());
            PairingDifferences notes = new PairingDifferences();
            sequence.note(notes);
            String sentences = notes.sentences(1).toString();
            assertEquals(change == 1.3, sentences.contains("iterations that are rarely slow"), sentences);
        }
    }

    /** A fork whose own times vary by 1 %, and that waited for up to nine tenths of the time. */
    private static StoredResult busy(double time, Random random) throws IOException {
        double[] scores = new double[3];
        StringBuilder waiting = new StringBuilder();
        for (int i = 0; i < scores.length; i++) {
            double share = 0.9 * random.nextDouble();
            scores[i] = time * (1 + 0.01 * random.nextGaussian()) / (1 - share);
            waiting.append(i == 0 ? "[" : ",").append(share);
        }
        return fork("avgt", "us/op", waiting + "]", scores);
    }
}
