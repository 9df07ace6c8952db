package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.comparison.BlockSequence;

class MeasuredPairTest {

    private final MeasuredPair pair = Pairs.of("p.C.m");
    private final BlockSequence sequence = pair.sequence();

    private void measured(int side, double score, String unit) throws IOException {
        Pairs.measured(pair, side, "[{\"benchmark\":\"p.C.m\",\"mode\":\"avgt\",\"primaryMetric\":{\"score\":" + score
                + ",\"scoreUnit\":\"" + unit + "\",\"rawData\":[[" + score + "]]}}]");
    }

    private void block(double baseline, double candidate) throws IOException {
        measured(MeasuredPair.CANDIDATE, candidate, "us/op");
        assertFalse(pair.hasBlock());
        measured(MeasuredPair.BASELINE, baseline, "us/op");
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
            measured(MeasuredPair.BASELINE, 0.1 + i * 0.0001, "ms/op");
            measured(MeasuredPair.CANDIDATE, 100 + i * 0.1, "us/op");
            pair.endBlock();
        }
        assertEquals(Verdict.SAME, sequence.last().orElseThrow().verdict());
    }

    @Test
    void unitsOfAnotherKind_endTheBenchmark() throws IOException {
        measured(MeasuredPair.BASELINE, 1, "ops/us");
        measured(MeasuredPair.CANDIDATE, 1, "us/op");
        assertTrue(pair.endBlock());
        assertEquals("one side is in ops/us and the other in us/op", sequence.failure().orElseThrow());
    }

    @Test
    void lostBlock_countsAndTheOthersGoOn() throws IOException {
        block(100, 150);
        pair.endBlock();
        Pairs.lose(pair, MeasuredPair.BASELINE, "killed");
        measured(MeasuredPair.CANDIDATE, 150, "us/op");
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
        Pairs.discard(pair, MeasuredPair.BASELINE);
        Pairs.lose(pair, MeasuredPair.CANDIDATE, "killed");
        assertFalse(pair.endBlock());
        assertEquals(1, sequence.last().orElseThrow().completeBlocks());
        assertEquals(1, pair.losses().size());
        assertEquals(1, pair.forks(MeasuredPair.BASELINE).size());
    }

    @Test
    void lostBlockBeforeTheFirstCompleteOne_countsToo() throws IOException {
        Pairs.lose(pair, MeasuredPair.CANDIDATE, "killed");
        measured(MeasuredPair.BASELINE, 1, "us/op");
        assertFalse(pair.endBlock());
        block(100, 150);
        pair.endBlock();
        assertEquals(2, sequence.last().orElseThrow().blocks());
        assertEquals(1, sequence.last().orElseThrow().completeBlocks());
    }

    @Test
    void twoLostBlocksRunning_endTheBenchmarkWithTheReason() throws IOException {
        for (int i = 0; i < 2; i++) {
            measured(MeasuredPair.BASELINE, 1, "us/op");
            Pairs.lose(pair, MeasuredPair.CANDIDATE, "it hung");
            assertEquals(i == 1, pair.endBlock());
        }
        assertEquals("a fork of the candidate failed: it hung", sequence.failure().orElseThrow());
    }

    @Test
    void whatCannotBeJudged_saysWhatIsMissing() throws IOException {
        assertEquals("there was time for only 0 of the 3 pairs that a verdict needs", pair.gap(3).orElseThrow());
        block(100, 150);
        pair.endBlock();
        Pairs.lose(pair, MeasuredPair.BASELINE, "killed");
        measured(MeasuredPair.CANDIDATE, 150, "us/op");
        pair.endBlock();
        assertEquals("a fork of the baseline failed: killed", pair.gap(3).orElseThrow());
        block(101, 151);
        pair.endBlock();
        block(101, 151);
        pair.endBlock();
        assertFalse(pair.gap(3).isPresent());
    }

    private void discard() {
        try {
            Pairs.discard(pair, MeasuredPair.BASELINE);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A signal reads forks on a thread of its own. */
    @Test
    void forksThatAreRead_areNotAddedToMeanwhile() throws Exception {
        Thread adding = new Thread(this::discard);
        synchronized (pair) {
            adding.start();
            while (adding.isAlive() && adding.getState() != Thread.State.BLOCKED) {
                Thread.onSpinWait();
            }
            assertTrue(adding.isAlive(), "a fork was added while another thread read them");
        }
        adding.join();
    }
}
