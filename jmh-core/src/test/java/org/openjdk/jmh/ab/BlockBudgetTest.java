package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.run.RunClock;

/** The last look of a run whose budget ends, with pairs of 20 s each. */
class BlockBudgetTest {

    /** Of three pairs, their first look leaves a change of 4 % undecided. */
    private static final double[] CANDIDATES = {104.0, 104.8, 103.1};

    private long now;

    private BlockBudget after(double seconds, MeasuredPair... pairs) throws IOException {
        BlockBudget budget = new BlockBudget(seconds, new RunClock(0, () -> now), List.of(pairs),
                SequentialSettings.standard(), pair -> 20, 1);
        for (double candidate : CANDIDATES) {
            for (int number = 0; number < pairs.length; number++) {
                measure(budget, pairs[number], 2 * number, candidate);
            }
        }
        for (MeasuredPair pair : pairs) {
            assertEquals(Verdict.UNDECIDED, pair.sequence().last().get().verdict());
        }
        return budget;
    }

    private void measure(BlockBudget budget, MeasuredPair pair, int number, double candidate) throws IOException {
        for (int side : new int[] {MeasuredPair.BASELINE, MeasuredPair.CANDIDATE}) {
            double score = side == MeasuredPair.BASELINE ? 100 : candidate;
            Pairs.measured(pair, side,
                    "[{\"benchmark\":\"p.C.m\",\"mode\":\"avgt\",\"primaryMetric\":{\"score\":" + score
                            + ",\"scoreUnit\":\"ns/op\",\"rawData\":[[" + score + "]]}}]");
            now += 10_000_000_000L;
            budget.schedule().forkEnded(number + side, ForkEnd.measured(10));
        }
        pair.endBlock();
    }

    private static MeasuredPair[] pairs(int count) {
        Suite suite = new Suite(SequentialSettings.standard());
        return Stream.generate(() -> Pairs.of("p.C.m", suite)).limit(count).toArray(MeasuredPair[]::new);
    }

    @Test
    void onlyBenchmark_isJudgedAtTheEndOfTheTime() throws IOException {
        MeasuredPair[] pairs = pairs(1);
        assertTrue(after(65, pairs).judgeAtEnd());
        assertEquals(Verdict.SLOWER, pairs[0].sequence().last().get().verdict());
        assertTrue(pairs[0].hasEnded());
    }

    @Test
    void timeForAnotherPair_leavesTheLevelToIt() throws IOException {
        MeasuredPair[] pairs = pairs(1);
        assertFalse(after(85, pairs).judgeAtEnd());
        assertEquals(Verdict.UNDECIDED, pairs[0].sequence().last().get().verdict());
    }

    /** Their values determine which of them gets the last pair. */
    @Test
    void severalBenchmarks_areNotJudgedOnceMore() throws IOException {
        assertFalse(after(125, pairs(2)).judgeAtEnd());
    }
}
