package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;

/**
 * How often whole sequences of looks end with a wrong verdict. Of 2,000 of which 5 % are wrong, 100 are on average and,
 * but for one case in a thousand, from 69 to 132.
 */
class SequentialLevelTest {

    private static final int SEQUENCES = 2000;
    private static final double MOST = 0.066;
    private static final double FEWEST = 0.0345;
    /** Far wider than the tolerance, so that nothing is the same. */
    private static final double SCATTER = 0.3;

    private final Random random = new Random(18);

    /** Share of a verdict; forks of the candidate scatter so many times as far, and share a part of what they do. */
    private double share(SequentialSettings settings, double change, double scatter, double unlike, double shared,
                         Verdict... verdicts) {
        int counted = 0;
        for (int i = 0; i < SEQUENCES; i++) {
            DifferenceJudge judge = DifferenceRule.standard().judge(settings, Direction.LOWER_IS_BETTER);
            Look look;
            do {
                double machine = Math.sqrt(shared) * random.nextGaussian();
                look = judge.endBlock(Block.of(fork(1, scatter, machine, shared),
                        fork(change, scatter * unlike, machine, shared)));
            } while (!look.stop().isPresent());
            for (Verdict verdict : verdicts) {
                counted += look.verdict() == verdict ? 1 : 0;
            }
        }
        return (double) counted / SEQUENCES;
    }

    private double fork(double mean, double scatter, double machine, double shared) {
        return mean * Math.exp(scatter * (machine + Math.sqrt(1 - shared) * random.nextGaussian()));
    }

    private double changed(SequentialSettings settings, double unlike, double shared) {
        return share(settings, 1, SCATTER, unlike, shared, Verdict.FASTER, Verdict.SLOWER);
    }

    /** Pairs spend the whole level, exactly, whatever forks share and however they scatter. */
    @Test
    void noChange_isCalledOneAsOftenAsIsAllowed() {
        for (int bound : new int[] {5, 10, 20}) {
            SequentialSettings settings = SequentialSettings.standard().withMostBlocks(bound).withFutility(0);
            for (double shared : new double[] {0, 0.5, 0.95}) {
                requireLevel(changed(settings, 1, shared), "at most " + bound + " blocks, shared " + shared);
            }
            requireLevel(changed(settings, 3, 0), "at most " + bound + " blocks, candidate scatters more");
            requireLevel(changed(settings.withShape(SequentialSettings.FOR_SMALL_VARIATION), 1, 0.5),
                    "at most " + bound + " blocks, all at one level");
        }
    }

    private static void requireLevel(double wrong, String what) {
        assertTrue(FEWEST <= wrong && wrong <= MOST, what + ": " + wrong);
    }

    @Test
    void lowConfidence_isWrongAsOftenAsItSays() {
        SequentialSettings lax = SequentialSettings.standard().withFutility(0)
                .withComparison(ComparisonSettings.standard().withConfidence(0.8));
        assertEquals(0.2, changed(lax, 1, 0.5), 0.027);
    }

    @Test
    void changeOfTheTolerance_isSeldomCalledTheSame() {
        for (double scatter : new double[] {0.01, 0.02}) {
            SequentialSettings settings = SequentialSettings.standard();
            double same = share(settings, 1.03, scatter, 1, 0, Verdict.SAME, Verdict.FASTER);
            assertTrue(same <= MOST, "scatter " + scatter + ": " + same);
        }
    }

    /** One by one, levels that single looks have are wrong far more often. */
    @Test
    void intervals_holdOverAllLooks() {
        SequentialSettings settings = SequentialSettings.standard();
        int missed = 0;
        for (int i = 0; i < SEQUENCES; i++) {
            DifferenceJudge judge = DifferenceRule.standard().judge(settings, Direction.LOWER_IS_BETTER);
            boolean miss = false;
            for (int block = 0; block < settings.mostBlocks(); block++) {
                Look look = judge.endBlock(Block.of(fork(1, 0.02, 0, 0), fork(1.05, 0.02, 0, 0)));
                miss |= !look.ratio().contains(1.05);
            }
            missed += miss ? 1 : 0;
        }
        assertTrue(missed > 0 && missed <= MOST * SEQUENCES, "missed by " + missed);
    }

    /** A machine of which a fork has ten times the scatter that the forks of a block do not share. */
    @Test
    void changesBelowADrift_areFound() {
        SequentialSettings settings = SequentialSettings.standard();
        double found = share(settings, 1.05, 0.2, 1, 0.99, Verdict.SLOWER);
        assertTrue(found > 0.9, "found: " + found);
    }

    /** Of pairs that vary by 1 %, most decide earlier if all looks have the same level. */
    @Test
    void smallVariation_isDecidedEarlier() {
        SequentialSettings early = SequentialSettings.standard().withShape(SequentialSettings.FOR_SMALL_VARIATION);
        assertTrue(meanBlocks(early, 0.01) < 0.95 * meanBlocks(SequentialSettings.standard(), 0.01));
    }

    private double meanBlocks(SequentialSettings settings, double scatter) {
        int blocks = 0;
        for (int i = 0; i < SEQUENCES; i++) {
            DifferenceJudge judge = DifferenceRule.standard().judge(settings, Direction.LOWER_IS_BETTER);
            Look look;
            do {
                look = judge.endBlock(Block.of(fork(1, scatter, 0, 0), fork(1, scatter, 0, 0)));
            } while (!look.stop().isPresent());
            blocks += look.blocks();
        }
        return (double) blocks / SEQUENCES;
    }

    /** A small change may be both: not none, and within the tolerance. */
    @Test
    void chanceOfAVerdict_isAtMostOne() {
        SequentialSettings settings = SequentialSettings.standard();
        double largest = 0;
        for (int i = 0; i < SEQUENCES; i++) {
            DifferenceJudge judge = DifferenceRule.standard().judge(settings, Direction.LOWER_IS_BETTER);
            Look look;
            do {
                look = judge.endBlock(Block.of(fork(1, 0.01, 0, 0), fork(1.01, 0.01, 0, 0)));
                largest = look.chance() > largest ? look.chance() : largest;
            } while (!look.stop().isPresent());
        }
        assertTrue(largest > 0.9 && largest <= 1, "chance: " + largest);
    }

    @Test
    void realChanges_areFound() {
        SequentialSettings settings = SequentialSettings.standard();
        assertTrue(share(settings, 1.05, 0.02, 1, 0, Verdict.SLOWER) > 0.95);
        assertTrue(share(settings, 1, 0.015, 1, 0, Verdict.SAME) > 0.85);
    }
}
