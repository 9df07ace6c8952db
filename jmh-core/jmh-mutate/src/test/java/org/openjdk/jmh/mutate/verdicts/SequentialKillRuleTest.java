package org.openjdk.jmh.mutate.verdicts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SequentialKillRuleTest {

    private static final KillSettings SETTINGS = new KillSettings(KillSettings.PUBLISHED_THRESHOLDS, 0.05, 10);

    private static SequentialKillRule judge() {
        return new SequentialKillRule(SETTINGS, List.of(0.01, 0.01, 0.01));
    }

    private static ForkPair pair(double original, double mutant) {
        return new ForkPair(new double[] {original, original}, new double[] {mutant, mutant});
    }

    @Test
    void slowerMutant_isKilledAtExceededThresholds() {
        SequentialKillRule judge = judge();
        judge.add(pair(100, 107.0));
        judge.add(pair(100, 107.1));
        InterimVerdict look = judge.add(pair(100, 106.9));
        assertEquals(List.of(ThresholdOutcome.KILLED, ThresholdOutcome.KILLED, ThresholdOutcome.NOT_SLOWER),
                look.ends());
        assertTrue(look.isLast());
        assertEquals(1.07, look.slowdown().point(), 1e-3);
    }

    @Test
    void equalForks_areNotSlowerAtOnce() {
        SequentialKillRule judge = judge();
        judge.add(pair(100, 100));
        judge.add(pair(100, 100));
        assertEquals(Collections.nCopies(3, ThresholdOutcome.NOT_SLOWER), judge.add(pair(100, 100)).ends());
    }

    @Test
    void firstTwoBlocks_decideNothing() {
        SequentialKillRule judge = judge();
        assertFalse(judge.add(pair(1, 100)).isLast());
        assertFalse(judge.add(pair(1, 100)).isLast());
        assertTrue(judge.add(pair(1, 100)).isLast());
    }

    @Test
    void twoLostBlocksInARow_endTheComparison() {
        SequentialKillRule judge = judge();
        judge.add(null);
        assertEquals(Collections.nCopies(3, ThresholdOutcome.FAILED), judge.add(null).ends());
    }

    @Test
    void scoresWithoutARatio_countAsLostBlocks() {
        SequentialKillRule judge = judge();
        judge.add(pair(0, 1));
        assertEquals(ThresholdOutcome.FAILED, judge.add(pair(1, Double.NaN)).ends().get(0));
    }

    @Test
    void displayedInterval_isStudentsAtTheLevelOfTheAnalysis() {
        SequentialKillRule judge = judge();
        judge.add(pair(1, 1.06));
        judge.add(pair(1, 1.04));
        InterimVerdict look = judge.add(pair(1, 1.05));
        // docs/evidence/sequential.md has the same blocks, at most 10, at the same level: p(3) is 0.00505.
        assertEquals(0.972, look.slowdown().lower(), 1e-3);
        assertEquals(1.134, look.slowdown().upper(), 1e-3);
    }

    @Test
    void mutantsWithoutSlowdown_areKilledAtMostAsOftenAsTheLevel() {
        long seed = 7;
        Random random = new Random(seed);
        KillSettings settings = new KillSettings(List.of(0.0), 0.05, 10);
        int killed = 0;
        int sequences = 4000;
        for (int i = 0; i < sequences; i++) {
            SequentialKillRule judge = new SequentialKillRule(settings, List.of(0.05));
            InterimVerdict look = judge.add(noise(random));
            while (!look.isLast()) {
                look = judge.add(noise(random));
            }
            killed += look.ends().get(0) == ThresholdOutcome.KILLED ? 1 : 0;
        }
        assertTrue(killed <= 0.05 * sequences + 3 * Math.sqrt(0.05 * 0.95 * sequences),
                killed + " of " + sequences + ", seed " + seed);
        assertTrue(killed >= 0.02 * sequences, "a level that is hardly used finds little: " + killed);
    }

    private static ForkPair noise(Random random) {
        return pair(1, Math.exp(0.05 * random.nextGaussian()));
    }

    @Test
    void mutantWithHangingForks_isKilled() {
        SequentialKillRule judge = judge();
        assertEquals(Collections.nCopies(3, ThresholdOutcome.OPEN), judge.addHung().ends());
        InterimVerdict look = judge.addHung();
        assertEquals(Collections.nCopies(3, ThresholdOutcome.KILLED), look.ends());
        assertTrue(look.isLast());
    }

    @Test
    void comparisonWithHungAndCrashedForks_fails() {
        SequentialKillRule judge = judge();
        judge.addHung();
        assertEquals(Collections.nCopies(3, ThresholdOutcome.FAILED), judge.add(null).ends());
    }
}
