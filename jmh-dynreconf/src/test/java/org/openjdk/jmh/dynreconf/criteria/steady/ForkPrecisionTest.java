package org.openjdk.jmh.dynreconf.criteria.steady;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.LongRunInterval;
import org.openjdk.jmh.dynreconf.criteria.Judgement;

class ForkPrecisionTest {

    private static Judgement judgement(double usual, double... means) {
        ForkPrecision precision = new ForkPrecision(0.02, 0.95, usual);
        for (double mean : means) {
            precision.add(mean);
        }
        return precision.judge();
    }

    /** What is decided by is what is printed. */
    @Test
    void precisionWithTheUsualVariation_isThatOfTheLongRun() {
        Random random = new Random(37);
        for (int run = 0; run < 200; run++) {
            double spread = Math.pow(10, -4 * random.nextDouble());
            double[] means = random.doubles(2 + random.nextInt(9), 1 - spread / 2, 1 + spread / 2).toArray();
            Judgement judgement = judgement(LongRunInterval.USUAL_VARIATION, means);
            LongRunInterval interval = LongRunInterval.of(judgement, 0.02).orElseThrow();
            assertEquals(interval.scatter(), judgement.figure(), 1e-9);
            assertEquals(interval.furtherForks(0.02).isPresent() && interval.furtherForks(0.02).get() > 0,
                    judgement.figures().containsKey(SteadyFigures.NEEDED_FORKS));
        }
    }

    /** By hand: v = 0.0707 %, v' = √((3² + 0.0707²) / 2) = 2.1219 %, 4.3027 · 2.1219 / √2 = 6.456 %. */
    @Test
    void twoForksThatAgree_areNotTakenForPrecise() {
        assertTrue(judgement(0, 1, 1.001).isStable());
        Judgement judgement = judgement(0.03, 1, 1.001);
        assertFalse(judgement.isStable());
        assertEquals(0.06456, judgement.figure(), 1e-5);
        assertEquals(5, judgement.figures().get(SteadyFigures.NEEDED_FORKS));
    }

    @Test
    void forksThatVaryByMore_haveStudentsInterval() {
        double[] means = {0.9, 1, 1.1};
        assertEquals(judgement(0, means).figure(), judgement(0.03, means).figure());
        assertEquals(0.2484, judgement(0, means).figure(), 1e-4);
    }

    @Test
    void equalForks_areAsPreciseAsForksUsuallyAre() {
        assertEquals(0, judgement(0, 1, 1, 1, 1).figure());
        assertEquals(2.77645 * 0.03 / 4, judgement(0.03, 1, 1, 1, 1).figure(), 1e-6);
        assertTrue(judgement(0.03, 1, 1, 1, 1, 1).isStable());
    }

    @Test
    void oneFork_isUndecided() {
        assertTrue(judgement(0.03, 1).undecidedReason().isPresent());
    }
}
