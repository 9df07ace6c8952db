package org.openjdk.jmh.dynreconf.criteria;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.measurement.IterationLevel;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;
import org.openjdk.jmh.dynreconf.measurement.Sample;

class SteadyCriterionTest {

    private static SlidingStability steady(String text) {
        return StabilityCriteria.builtIn().parse(text).get(0).newSlidingStability(1);
    }

    private static SlidingStability series(double... levels) {
        SlidingStability steady = steady("steady");
        steady.startFork();
        for (double level : levels) {
            steady.add(IterationLevel.of(IterationMeasurement.of(Sample.of(level)), false));
        }
        return steady;
    }

    @Test
    void halvesOfOneLevel_areSteady() {
        Judgement judgement = series(9, 9, 1.00, 1.04, 1.02, 1.03, 1.01, 1.05).judge(6, 6);
        assertTrue(judgement.isSteady());
        assertEquals(0.0098, judgement.figure(), 0.00005);
        assertEquals("the older and the newer half of the last 6 iterations differ by 0.98 %",
                judgement.explanation().orElseThrow());
    }

    @Test
    void halvesOfTwoLevels_areNot() {
        assertFalse(series(1, 1, 1, 1.06, 1.06, 1.06).judge(6, 6).isSteady());
    }

    @Test
    void shortMeasurement_isJudgedTogetherWithWhatWasBefore() {
        assertFalse(series(1, 1, 2, 2).judge(1, 2).isSteady());
        assertTrue(series(1, 2, 2, 2, 2).judge(1, 2).isSteady());
        assertEquals("too few iterations: 3 of at least 4",
                series(1, 1, 1).judge(0, 1).undecidedReason().orElseThrow());
    }

    @Test
    void zeros_areSteady() {
        assertEquals(0, series(0, 0, 0, 0).judge(4, 4).figure());
    }

    @Test
    void iterationThatIsNotUsable_isUndecided() {
        assertTrue(series(1, 1, Double.NaN, 1).judge(1, 1).undecidedReason().isPresent());
    }

    /** Means 10, 10.2, 10.4: deviation 0.2, t(0.995, 2) = 9.925, half width 9.925 · 0.2 / √3 = 1.146, or 11.24 %. */
    @Test
    void threeForks_haveTheirInterval() {
        SlidingStability steady = series();
        for (double mean : new double[] {10, 10.2, 10.4}) {
            steady.startFork();
            steady.add(IterationLevel.of(IterationMeasurement.of(Sample.of(77)), true));
            steady.add(IterationLevel.of(IterationMeasurement.of(Sample.of(mean - 1)), false));
            steady.add(IterationLevel.of(IterationMeasurement.of(Sample.of(mean + 1)), false));
            steady.endFork(false, 2);
        }
        Judgement judgement = steady.judgeForks(false);
        assertEquals(0.11236, judgement.figure(), 0.00001);
        assertFalse(judgement.isSteady());
        assertEquals("3 forks give their mean to within 11.24 % at a confidence of 99 %",
                judgement.explanation().orElseThrow());
        assertTrue(steady.judgeForks(true).undecidedReason().isPresent());
    }

    @Test
    void oneFork_isUndecided() {
        SlidingStability steady = series(1, 1);
        steady.endFork(false, 2);
        assertEquals("one fork does not tell how much forks differ",
                steady.judgeForks(false).undecidedReason().orElseThrow());
    }

    @Test
    void thresholdThatIsNoRelativeError_isRejected() {
        ConfiguredCriterion steady = StabilityCriteria.builtIn().parse("steady").get(0);
        assertTrue(steady.slides());
        for (double threshold : new double[] {0, -1, 1, 2, Double.NaN}) {
            assertEquals("threshold " + threshold + " of criterion steady is out of range: a relative error in (0, 1), "
                            + "0.02 being 2 %",
                    assertThrows(CriterionException.class, () -> steady.withThreshold(threshold)).getMessage());
        }
    }

    @Test
    void slidingCriterion_hasNoStabilityValue() {
        ConfiguredCriterion steady = StabilityCriteria.builtIn().parse("steady").get(0);
        assertThrows(UnsupportedOperationException.class, () -> steady.newStability(1));
        ConfiguredCriterion cv = StabilityCriteria.builtIn().parse("cv").get(0);
        assertFalse(cv.slides());
        assertThrows(ClassCastException.class, () -> cv.newSlidingStability(1));
        assertEquals(List.of(), steady.criterion().options());
    }
}
