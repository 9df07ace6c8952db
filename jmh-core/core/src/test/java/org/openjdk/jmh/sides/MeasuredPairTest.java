package org.openjdk.jmh.sides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRules;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.results.compared.BlockSequence;
import org.openjdk.jmh.results.stored.ResultKey;
import org.openjdk.jmh.results.stored.ResultReader;
import org.openjdk.jmh.results.stored.StoredResult;

class MeasuredPairTest {

    private static final ResultKey KEY = new ResultKey("p.C.m", "avgt", Map.of());

    private final BlockSequence sequence =
            new BlockSequence(KEY, DifferenceRules.standard(), SequentialSettings.standard());
    private final MeasuredPair pair = new MeasuredPair(null, sequence);

    private static StoredResult fork(double score, String unit) throws IOException {
        String json = "[{\"benchmark\":\"p.C.m\",\"mode\":\"avgt\",\"primaryMetric\":{\"score\":" + score
                + ",\"scoreUnit\":\"" + unit + "\",\"rawData\":[[" + score + "]]}}]";
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "test")) {
            return reader.next();
        }
    }

    private void block(double baseline, double candidate) throws IOException {
        pair.measured(MeasuredPair.CANDIDATE, fork(candidate, "us/op"));
        assertFalse(pair.hasBlock());
        pair.measured(MeasuredPair.BASELINE, fork(baseline, "us/op"));
        assertTrue(pair.hasBlock());
    }

    @Test
    void blocks_areJudgedUntilTheDifferenceIsDecided() throws IOException {
        block(100, 150);
        assertFalse(pair.endBlock());
        block(101, 150);
        assertFalse(pair.endBlock());
        block(100, 151);
        assertTrue(pair.endBlock());
        assertTrue(pair.hasEnded());
        assertEquals(Verdict.SLOWER, sequence.last().orElseThrow().verdict());
        assertEquals(3, pair.forks(MeasuredPair.BASELINE).size());
    }

    @Test
    void unitsOfTheBaseline_areConverted() throws IOException {
        for (int i = 0; i < 3; i++) {
            pair.measured(MeasuredPair.BASELINE, fork(0.1 + i * 0.0001, "ms/op"));
            pair.measured(MeasuredPair.CANDIDATE, fork(100 + i * 0.1, "us/op"));
            pair.endBlock();
        }
        assertEquals(Verdict.SAME, sequence.last().orElseThrow().verdict());
    }

    @Test
    void unitsOfAnotherKind_endTheBenchmark() throws IOException {
        pair.measured(MeasuredPair.BASELINE, fork(1, "ops/us"));
        pair.measured(MeasuredPair.CANDIDATE, fork(1, "us/op"));
        assertTrue(pair.endBlock());
        assertEquals("one side is in ops/us and the other in us/op", sequence.failure().orElseThrow());
    }

    @Test
    void lostBlock_countsAndTheOthersGoOn() throws IOException {
        block(100, 150);
        pair.endBlock();
        pair.lost(MeasuredPair.BASELINE, "killed");
        pair.measured(MeasuredPair.CANDIDATE, fork(150, "us/op"));
        assertFalse(pair.endBlock());
        block(101, 150);
        assertFalse(pair.endBlock());
        assertEquals(3, sequence.blocks());
        assertEquals(2, sequence.last().orElseThrow().completeBlocks());
        assertEquals(2, pair.forks(MeasuredPair.BASELINE).size());
        assertEquals(3, pair.forks(MeasuredPair.CANDIDATE).size());
    }

    @Test
    void discardedFork_losesItsBlockWithoutALossOfItsOwn() throws IOException {
        block(100, 150);
        pair.endBlock();
        pair.discarded(MeasuredPair.BASELINE);
        pair.lost(MeasuredPair.CANDIDATE, "killed");
        assertFalse(pair.endBlock());
        assertEquals(1, sequence.last().orElseThrow().completeBlocks());
        assertEquals(1, pair.losses().size());
        assertEquals(1, pair.forks(MeasuredPair.BASELINE).size());
    }

    @Test
    void lostBlockBeforeTheFirstCompleteOne_countsToo() throws IOException {
        pair.lost(MeasuredPair.CANDIDATE, "killed");
        pair.measured(MeasuredPair.BASELINE, fork(1, "us/op"));
        assertFalse(pair.endBlock());
        block(100, 150);
        pair.endBlock();
        assertEquals(2, sequence.last().orElseThrow().blocks());
        assertEquals(1, sequence.last().orElseThrow().completeBlocks());
    }

    @Test
    void twoLostBlocksRunning_endTheBenchmarkWithTheReason() throws IOException {
        for (int i = 0; i < 2; i++) {
            pair.measured(MeasuredPair.BASELINE, fork(1, "us/op"));
            pair.lost(MeasuredPair.CANDIDATE, "it hung");
            assertEquals(i == 1, pair.endBlock());
        }
        assertEquals("a fork of the candidate is lost: it hung", sequence.failure().orElseThrow());
    }

    @Test
    void whatCannotBeJudged_saysWhatIsMissing() throws IOException {
        assertEquals("there was time for 0 of the 3 blocks that it takes to tell", pair.gap(3).orElseThrow());
        block(100, 150);
        pair.endBlock();
        pair.lost(MeasuredPair.BASELINE, "killed");
        pair.measured(MeasuredPair.CANDIDATE, fork(150, "us/op"));
        pair.endBlock();
        assertEquals("a fork of the baseline is lost: killed", pair.gap(3).orElseThrow());
        block(101, 151);
        pair.endBlock();
        block(101, 151);
        pair.endBlock();
        assertFalse(pair.gap(3).isPresent());
    }

    /** A signal reads forks on a thread of its own. */
    @Test
    void forksThatAreRead_areNotAddedToMeanwhile() throws Exception {
        Thread adding = new Thread(() -> pair.discarded(MeasuredPair.BASELINE));
        synchronized (pair) {
            adding.start();
            while (adding.isAlive() && adding.getState() != Thread.State.BLOCKED) {
                Thread.onSpinWait();
            }
            assertTrue(adding.isAlive(), "a fork was added while somebody read them");
        }
        adding.join();
    }
}
