package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;

/** Two blocks that say that sides are the same, as counted forks may. */
class EarlySamenessTest {

    private static final double TOLERANCE = 0.005;
    private static final SequentialSettings LATE = SequentialSettings.standard().withMostBlocks(5).withRareFork(1)
            .withComparison(ComparisonSettings.standard().withTolerance(TOLERANCE));
    private static final SequentialSettings EARLY = LATE.withEarlySameness(0.4);
    private static final int SEQUENCES = 3000;
    /** Of 3,000 sequences of which 5 % are wrong, 150 are on average and, but for one case in a thousand, at most 190. */
    private static final double MOST = 0.0633;

    private final Random random = new Random(35);

    private static DifferenceJudge judge(SequentialSettings settings) {
        return DifferenceRule.standard().judge(settings, Direction.LOWER_IS_BETTER);
    }

    private static Look last(SequentialSettings settings, DoubleSupplier baseline, DoubleSupplier candidate) {
        DifferenceJudge judge = judge(settings);
        Look look;
        do {
            look = judge.endBlock(Block.of(baseline.getAsDouble(), candidate.getAsDouble()));
        } while (!look.stop().isPresent());
        return look;
    }

    private DoubleSupplier normal(double mean, double scatter) {
        return () -> mean * Math.exp(scatter * random.nextGaussian());
    }

    /** One of two levels, of which the second one has so much more and that share of the forks. */
    private DoubleSupplier levels(double mean, double more, double share) {
        return () -> (random.nextDouble() < share ? mean * (1 + more) : mean) * Math.exp(2e-4 * random.nextGaussian());
    }

    private double share(DoubleSupplier baseline, DoubleSupplier candidate, Verdict... verdicts) {
        int counted = 0;
        for (int i = 0; i < SEQUENCES; i++) {
            Verdict verdict = last(EARLY, baseline, candidate).verdict();
            for (Verdict each : verdicts) {
                counted += verdict == each ? 1 : 0;
            }
        }
        return (double) counted / SEQUENCES;
    }

    @Test
    void sidesThatAgree_areTheSameAfterTwoBlocks() {
        DifferenceJudge judge = judge(EARLY);
        assertFalse(judge.endBlock(Block.of(1000, 1000.2)).stop().isPresent());
        Look look = judge.endBlock(Block.of(1000.3, 1000.1));
        assertEquals(Verdict.SAME, look.verdict());
        assertEquals(Optional.of(Stop.DECIDED), look.stop());
        assertEquals(2, look.completeBlocks());
        assertTrue(1 / (1 + TOLERANCE) < look.decisive().lower() && look.decisive().upper() < 1 + TOLERANCE,
                look::toString);
    }

    @Test
    void equalForks_areTheSameAfterTwoBlocks() {
        assertEquals(2, last(EARLY, () -> 17, () -> 17).blocks());
        assertEquals(3, last(LATE, () -> 17, () -> 17).blocks());
    }

    @Test
    void lostBlock_isNone() {
        DifferenceJudge judge = judge(EARLY);
        judge.endBlock(Block.of(1000, 1000));
        assertEquals(Verdict.UNDECIDED, judge.endBlock(Block.lost()).verdict());
        assertEquals(Verdict.SAME, judge.endBlock(Block.of(1000.1, 1000)).verdict());
    }

    /** Two forks of each side at one of two levels each, by chance. */
    @Test
    void sidesThatDiffer_areNeverReportedAfterTwoBlocks() {
        DifferenceJudge judge = judge(EARLY);
        judge.endBlock(Block.of(1000, 1100));
        Look look = judge.endBlock(Block.of(1000, 1100));
        assertEquals(Verdict.UNDECIDED, look.verdict());
        assertFalse(look.stop().isPresent());
        assertEquals(Verdict.SLOWER, judge.endBlock(Block.of(1000, 1100)).verdict());
    }

    @ParameterizedTest
    @CsvSource({"0.0003, 1", "0.0003, 4", "0.001, 1", "0.001, 4", "0.003, 1"})
    void changeOfTheTolerance_isSeldomCalledTheSame(double scatter, double unlike) {
        double wrong = share(normal(1, scatter), normal(1 + TOLERANCE + 1e-6, unlike * scatter), Verdict.SAME,
                Verdict.FASTER);
        assertTrue(wrong <= MOST, "wrong: " + wrong);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.002, 0.01, 0.05})
    void levelsOfACompiler_areNoChange(double more) {
        double wrong = share(levels(1, more, 0.5), levels(1, more, 0.5), Verdict.SLOWER, Verdict.FASTER);
        assertTrue(wrong <= MOST, "wrong: " + wrong);
    }

    @Test
    void otherLooks_haveTheRestOfTheLevel() {
        Look early = last(EARLY, alternating(0.004), () -> 1);
        Look late = last(LATE, alternating(0.004), () -> 1);
        assertTrue(early.equivalence.upper() > late.equivalence.upper(), early + " " + late);
        assertEquals(late.ratio().upper(), early.ratio().upper(), 0);
    }

    private static DoubleSupplier alternating(double scatter) {
        int[] calls = {0};
        return () -> calls[0]++ % 2 == 0 ? 1 + scatter : 1 - scatter;
    }

    @Test
    void share_isBelowOne() {
        assertThrows(IllegalArgumentException.class, () -> LATE.withEarlySameness(1));
        assertThrows(IllegalArgumentException.class, () -> LATE.withEarlySameness(-0.1));
    }

    /** Two are allowed where two can say something; of a change they say nothing. */
    @Test
    void twoBlocksAtMost_areTheSameOrUndecided() {
        SequentialSettings two = SequentialSettings.standard().withEarlySameness(0.4).withMostBlocks(2);
        Look same = last(two, () -> 1, () -> 1);
        assertEquals(Verdict.SAME, same.verdict());
        assertEquals(Stop.DECIDED, same.stop().orElseThrow());
        Look other = last(two, () -> 1, () -> 2);
        assertEquals(Verdict.UNDECIDED, other.verdict());
        assertEquals(Stop.BOUND, other.stop().orElseThrow());
        assertEquals(2, other.blocks());
        assertThrows(IllegalArgumentException.class, () -> two.withMostBlocks(1));
        assertThrows(IllegalArgumentException.class, () -> SequentialSettings.standard().withMostBlocks(2));
    }
}
