package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

class RareForksTest {

    private static final SequentialSettings STANDARD = SequentialSettings.standard();
    private static final double LEVEL = STANDARD.level();
    private static final double STRICT = LEVEL / 500;

    /** The binomial distribution's, by SciPy. */
    @TestFactory
    Stream<DynamicTest> pValues() {
        return ReferenceCase.named("sequential-reference.txt", "rare-forks").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> assertEquals(c.expected()[0],
                        new RareForks(3).pValue(c.parameters()[0], (int) c.parameters()[1]), 1e-12)));
    }

    /** Blocks of which each has such a fork by chance, just as often as it takes to undo the change. */
    @Test
    void pValue_isHowOftenNoBlockHasOne() {
        Random random = new Random(36);
        for (int round = 0; round < 20; round++) {
            int blocks = 1 + random.nextInt(8);
            double share = 0.05 + 0.5 * random.nextDouble();
            int without = 0;
            int trials = 20_000;
            for (int i = 0; i < trials; i++) {
                without += random.doubles(blocks).noneMatch(u -> u < share) ? 1 : 0;
            }
            double ratio = Math.pow(3, random.nextBoolean() ? share : -share);
            assertEquals((double) without / trials, new RareForks(3).pValue(ratio, blocks) / 0.05, 0.02,
                    "round " + round);
        }
    }

    @Test
    void pValue_ofNoChangeAndOfExtremeChanges() {
        assertEquals(0.05, new RareForks(3).pValue(1, 20), 0);
        for (double ratio : new double[] {3, 1 / 3.0, 100, Double.POSITIVE_INFINITY, 0}) {
            assertEquals(0, new RareForks(3).pValue(ratio, 3), 1e-30);
        }
        assertEquals(new RareForks(3).pValue(1.25, 7), new RareForks(3).pValue(0.8, 7), 1e-15);
    }

    private static DifferenceJudge judge(SequentialSettings settings) {
        return DifferenceRule.standard().judge(settings, Direction.LOWER_IS_BETTER);
    }

    private static Block block(int number, double ratio) {
        return Block.of(1 + 0.001 * (number % 3), ratio * (1 + 0.001 * (number % 2)));
    }

    /** After how many blocks a change is decided at a level; nothing scatters to speak of. */
    private static int blocks(SequentialSettings settings, double ratio, double level) {
        DifferenceJudge judge = judge(settings);
        for (int number = 0;; number++) {
            Look look = judge.endBlock(block(number, ratio), level);
            assertTrue(number < 4 || look.verdict().isChange(), look::toString);
            if (look.stop().isPresent()) {
                return look.blocks();
            }
            assertTrue(number < 4 || look.isUnconfirmed(), look::toString);
        }
    }

    @Test
    void changeOfABenchmarkAlone_isSureAtOnce() {
        assertTrue(blocks(STANDARD, 1.1, LEVEL) <= 4);
    }

    @Test
    void changeAmongMany_isConfirmedTheLongerTheSmallerItIs() {
        assertTrue(blocks(STANDARD, 4, STRICT) <= 5);
        int half = blocks(STANDARD, 1.5, STRICT);
        assertEquals(14, half);
        assertEquals(STANDARD.mostBlocks(), blocks(STANDARD, 1.2, STRICT));
        assertEquals(half, blocks(STANDARD, 1 / 1.5, STRICT));
        assertTrue(blocks(STANDARD, 1.5, 10 * STRICT) < half);
    }

    @Test
    void countsHaveNoRareForks() {
        SequentialSettings counted = STANDARD.withRareFork(1);
        assertTrue(blocks(counted, 1.1, STRICT) <= 5);
        for (double ratio : new double[] {1, 1.01, 50}) {
            assertEquals(0, new RareForks(1).pValue(ratio, 3), 0);
        }
        for (double bad : new double[] {0.9, 0, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThrows(IllegalArgumentException.class, () -> STANDARD.withRareFork(bad));
        }
    }

    /** The eight blocks that agree do not count once the others have come. */
    @Test
    void rareForkThatComesLate_takesBackTheChange() {
        DifferenceJudge judge = judge(STANDARD);
        Look look = judge.endBlock(block(0, 1.1), STRICT);
        for (int number = 1; number < 9; number++) {
            look = judge.endBlock(block(number, 1.1), STRICT);
        }
        assertTrue(look.isUnconfirmed() && look.estimate().pValue() <= STRICT, look::toString);
        assertEquals(Verdict.SLOWER, look.verdict());
        double chance = look.chance();
        assertTrue(0 < chance && chance <= 0.05 && chance == look.chanceAfter(1), look::toString);
        look = judge.endBlock(block(9, 0.5), STRICT);
        assertFalse(look.verdict().isChange(), look::toString);
        assertTrue(look.estimate().pValue() > STRICT, look::toString);
        assertEquals(chance, look.estimate().pValue(), 0);
    }
}
