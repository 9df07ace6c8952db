package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;

class GroupSequentialJudgeTest {

    private static final SequentialSettings STANDARD = SequentialSettings.standard();
    /** One side after the other: differences of sides and of pairs scatter alike. */
    private static final double[] SCATTER = {-1, 1, 1, -1, 0.5, -0.5, -0.5, 0.5};

    private static DifferenceJudge judge(SequentialSettings settings) {
        return DifferenceRule.standard().judge(settings, Direction.LOWER_IS_BETTER);
    }

    /** Forks of the baseline around 1, of the candidate around the ratio. */
    private static Block block(int number, double ratio, double scatter) {
        return Block.of(Math.exp(scatter * SCATTER[number % 8]), ratio * Math.exp(scatter * SCATTER[(number + 1) % 8]));
    }

    private static Look last(SequentialSettings settings, double ratio, double scatter) {
        DifferenceJudge judge = judge(settings);
        Look look;
        int number = 0;
        do {
            look = judge.endBlock(block(number++, ratio, scatter));
        } while (!look.stop().isPresent());
        return look;
    }

    @Test
    void largeChange_isDecidedEarly() {
        Look look = last(STANDARD, 1.5, 0.01);
        assertEquals(Verdict.SLOWER, look.verdict());
        assertEquals(Optional.of(Stop.DECIDED), look.stop());
        assertTrue(look.blocks() <= 4 && look.ratio().contains(1.5), look::toString);
        assertEquals(Verdict.FASTER, last(STANDARD, 1 / 1.5, 0.01).verdict());
    }

    @Test
    void moreIsBetter_largerIsFaster() {
        DifferenceJudge judge = DifferenceRule.standard().judge(STANDARD, Direction.HIGHER_IS_BETTER);
        judge.endBlock(block(0, 2, 0.001));
        judge.endBlock(block(1, 2, 0.001));
        assertEquals(Verdict.FASTER, judge.endBlock(block(2, 2, 0.001)).verdict());
    }

    @Test
    void noChange_littleScatter_isTheSame() {
        Look look = last(STANDARD, 1, 0.005);
        assertEquals(Verdict.SAME, look.verdict());
        assertTrue(look.equivalence.upper() <= 1.03 && look.equivalence.upper() < look.ratio().upper(),
                look::toString);
    }

    /** Of forks that scatter by just so much that the wider interval does not lie within the tolerance yet. */
    @Test
    void same_isShownWithAnIntervalWithinTheTolerance() {
        int wider = 0;
        for (int i = 1; i <= 200; i++) {
            Look look = last(STANDARD.withMostBlocks(5), 1, 1e-4 * i);
            if (look.verdict() == Verdict.SAME) {
                assertTrue(1 / 1.03 <= look.decisive().lower() && look.decisive().upper() <= 1.03, look::toString);
                wider += look.ratio().upper() > 1.03 || look.ratio().lower() < 1 / 1.03 ? 1 : 0;
            } else {
                assertSame(look.ratio(), look.decisive());
            }
        }
        assertTrue(wider > 10, "too few of them would have shown anything: " + wider);
    }

    @Test
    void changeWithinTheTolerance_knownExactly_isTheSame() {
        assertEquals(Verdict.SAME, last(STANDARD, 1.005, 1e-5).verdict());
        assertEquals(Verdict.SLOWER, last(STANDARD.withComparison(ComparisonSettings.standard().withTolerance(0.001)),
                1.005, 1e-5).verdict());
    }

    @Test
    void wideScatter_isFutileEarly_orGoesOnToTheBound() {
        Look futile = last(STANDARD, 1, 0.5);
        assertEquals(Verdict.UNDECIDED, futile.verdict());
        assertEquals(Optional.of(Stop.FUTILE), futile.stop());
        assertTrue(futile.blocks() < 15 && futile.chance() < SequentialSettings.FUTILITY, futile::toString);
        Look bound = last(STANDARD.withFutility(0).withMostBlocks(12), 1, 0.5);
        assertEquals(Optional.of(Stop.BOUND), bound.stop());
        assertEquals(12, bound.blocks());
    }

    /** Three or five blocks hardly show how they scatter; and of few, all may as well run. */
    @Test
    void futility_isNotSaidBeforeAThirdOfAllBlocks_norBeforeSix() {
        for (int most : new int[] {5, 8, 20, 40}) {
            Look look = last(STANDARD.withMostBlocks(most), 1, 0.5);
            assertEquals(most < 6 ? Stop.BOUND : Stop.FUTILE, look.stop().orElseThrow());
            assertTrue(look.blocks() >= Math.min(most, Math.max(6, most / 3)), look::toString);
        }
    }

    /** What was −45 % on a machine whose load fell: the first blocks scatter by a factor, those that come do not. */
    @Test
    void machineThatBecameQuiet_isNoReasonToGiveUp() {
        DifferenceJudge judge = judge(STANDARD);
        Look look;
        int block = 0;
        do {
            double noise = block < 6 ? (block % 2 == 0 ? 1.2 : -1.2) : 0.01 * (block % 3);
            look = judge.endBlock(Block.of(1, 0.55 * Math.exp(noise)));
            block++;
        } while (!look.stop().isPresent());
        assertEquals(Verdict.FASTER, look.verdict(), look::toString);
    }

    @Test
    void firstLook_isNotTakenEarlier() {
        DifferenceJudge judge = judge(STANDARD.withFirstLook(5));
        for (int i = 0; i < 4; i++) {
            Look look = judge.endBlock(block(i, 2, 0.001));
            assertFalse(look.stop().isPresent());
            assertEquals(Double.POSITIVE_INFINITY, look.ratio().upper());
        }
        assertEquals(Verdict.SLOWER, judge.endBlock(block(4, 2, 0.001)).verdict());
    }

    @Test
    void firstLookBeyondTheBound_isTakenAtTheBound() {
        assertEquals(Verdict.SLOWER, last(STANDARD.withFirstLook(9).withMostBlocks(4), 2, 0.001).verdict());
    }

    @Test
    void lostBlocks_countForTheBoundAlone() {
        DifferenceJudge judge = judge(STANDARD);
        judge.endBlock(block(0, 2, 0.001));
        judge.endBlock(Block.lost());
        judge.endBlock(Block.of(Double.NaN, 1));
        judge.endBlock(block(1, 2, 0.001));
        Look look = judge.endBlock(block(2, 2, 0.001));
        assertEquals(5, look.blocks());
        assertEquals(3, look.completeBlocks());
        assertEquals(Verdict.SLOWER, look.verdict());
    }

    @Test
    void tooManyLostBlocks_areFutile_atTheBoundItEnds() {
        DifferenceJudge judge = judge(STANDARD.withMostBlocks(5));
        assertFalse(judge.endBlock(Block.lost()).stop().isPresent());
        assertFalse(judge.endBlock(Block.lost()).stop().isPresent());
        assertEquals(Optional.of(Stop.FUTILE), judge.endBlock(Block.lost()).stop());
        judge.endBlock(Block.lost());
        Look look = judge.endBlock(Block.lost());
        assertEquals(Optional.of(Stop.BOUND), look.stop());
        assertEquals(0, look.completeBlocks());
    }

    @Test
    void blocksAfterTheBound_areAnsweredWithoutNewOnes() {
        DifferenceJudge judge = judge(STANDARD.withMostBlocks(3).withFutility(0));
        for (int i = 0; i < 3; i++) {
            judge.endBlock(block(i, 1, 0.5));
        }
        Look look = judge.endBlock(block(3, 1, 0.5));
        assertEquals(Optional.of(Stop.BOUND), look.stop());
        assertEquals(4, look.blocks());
        assertEquals(3, look.completeBlocks());
    }

    @Test
    void equalForks_areDecidedAtTheFirstLook() {
        assertEquals(3, last(STANDARD, 1, 0).blocks());
        assertEquals(Verdict.SAME, last(STANDARD, 1, 0).verdict());
        assertEquals(Verdict.SLOWER, last(STANDARD, 32.0 / 24, 0).verdict());
    }

    private static Look lastOf(Block block) {
        DifferenceJudge judge = judge(STANDARD);
        Look look;
        do {
            look = judge.endBlock(block);
        } while (!look.stop().isPresent());
        return look;
    }

    @Test
    void zeros_haveTheAnswersOfComparisons() {
        assertEquals(Verdict.SAME, lastOf(Block.of(0, 0)).verdict());
        assertEquals(Verdict.SLOWER, lastOf(Block.of(0, 24)).verdict());
        assertEquals(Verdict.FASTER, lastOf(Block.of(24, 0)).verdict());
    }

    @Test
    void valuesWithoutRatio_areFutileAtTheFirstLook_andSaid() {
        Look look = lastOf(Block.of(-1, 2));
        assertEquals(3, look.blocks());
        assertEquals(Optional.of(Stop.FUTILE), look.stop());
        assertTrue(look.obstacle().orElseThrow().startsWith("ratios need values above 0"), look::toString);
    }

    @Test
    void infiniteMeans_areNotComplete() {
        assertFalse(Block.of(1, Double.POSITIVE_INFINITY).isComplete());
        assertFalse(Block.of(Double.NEGATIVE_INFINITY, 1).isComplete());
        assertTrue(Block.of(Double.MIN_VALUE, Double.MAX_VALUE).isComplete());
    }

    /** Blocks of 1, 5 and a half times the time: with these three, and no others, the same ratio. */
    @Test
    void whatForksOfABlockShare_dropsOut() {
        Look alike = lastOfThree(1, 1, 1);
        Look together = lastOfThree(1, 5, 0.5);
        assertEquals(alike.ratio().upper(), together.ratio().upper(), 1e-9);
        assertEquals(alike.ratio().lower(), together.ratio().lower(), 1e-9);
    }

    private static Look lastOfThree(double... slowness) {
        DifferenceJudge judge = judge(STANDARD);
        judge.endBlock(Block.of(slowness[0], slowness[0] * 1.05));
        judge.endBlock(Block.of(slowness[1] * 1.1, slowness[1] * 1.12));
        return judge.endBlock(Block.of(slowness[2] * 0.95, slowness[2] * 0.99));
    }

    @Test
    void moreConfidence_needsMoreBlocks() {
        SequentialSettings strict = STANDARD.withComparison(ComparisonSettings.standard().withConfidence(0.999));
        assertTrue(last(strict, 1.1, 0.02).blocks() > last(STANDARD, 1.1, 0.02).blocks());
    }

    /** Counts of an operation and of 1 % more of it, of which one block has another outcome of a compiler. */
    @Test
    void oneBlockOfFiveThatIsFarOff_doesNotKeepCountsUndecided() {
        double[][] blocks =
                {{56098.8, 54607.9}, {54094.9, 54603.8}, {56081.1, 56606.0}, {54068.8, 54590.1}, {56103.9, 56641.8}};
        assertEquals(Verdict.SLOWER, last(blocks, ComparisonMethods.trimmedPairs()));
        assertEquals(Verdict.UNDECIDED, last(blocks, ComparisonMethods.paired()));
    }

    private static Verdict last(double[][] blocks, ComparisonMethod method) {
        SequentialSettings settings = SequentialSettings.standard().withMostBlocks(5).withFutility(0).withRareFork(1)
                .withComparison(ComparisonSettings.standard().withTolerance(ComparisonSettings.COUNT_TOLERANCE)
                        .withMethod(method));
        DifferenceJudge judge = DifferenceRule.standard().judge(settings, Direction.LOWER_IS_BETTER);
        Verdict verdict = Verdict.UNDECIDED;
        for (double[] block : blocks) {
            verdict = judge.endBlock(Block.of(block[0], block[1])).verdict();
        }
        return verdict;
    }
}
