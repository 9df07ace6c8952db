package org.openjdk.jmh.dynreconf.criteria.steady;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.add;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.oneSecond;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.rounded;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.series;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.steady;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Question;

/** What steady makes of several forks. */
class SteadyForksTest {

    private static final double EXACT = 1e-12;

    @Test
    void whatNoiseMayHide_isSharedAmongForks() {
        double[] noise = new Random(5).doubles(20, 1, 1.1).toArray();
        Judge steady = steady("steady:spread=0,drift=0,rise=0,forks=0");
        double hidden = 0;
        for (int fork = 1; fork <= 4; fork++) {
            add(steady, noise);
            double figure = steady.judge(Question.mayMeasurementEnd(9, 10)).figure();
            hidden = fork == 1 ? figure : hidden;
            assertEquals(hidden / fork, figure, EXACT);
            steady.endFork(10);
        }
        assertTrue(hidden > 0.005);
        Judge without = steady("steady:spread=0,drift=0,rise=0,forks=0,noise=0");
        add(without, noise);
        assertEquals(0, without.judge(Question.mayMeasurementEnd(9, 10)).figure());
    }

    @Test
    void secondFork_isHeldAgainstTheFirst() {
        double[] first = new double[20];
        Arrays.fill(first, 1);
        double[] slower = new double[20];
        Arrays.fill(slower, 1.5);
        Judge steady = steady("steady");
        add(steady, first);
        steady.endFork(10);
        add(steady, slower);
        Judgement judgement = steady.judge(Question.mayMeasurementEnd(9, 10));
        assertEquals(0.5 / 1.5 / 5 / (1 + 11 / 10.0), judgement.figure(), EXACT);
        assertEquals(0.5 / 1.5, judgement.figures().get(SteadyFigures.EARLIER_FORKS), EXACT);
        add(steady, first);
        assertEquals(0, steady.judge(Question.mayMeasurementEnd(9, 10)).figure(), "the dead fork is forgotten");
    }

    @Test
    void firstFork_isThePilotWhereOneIsWanted() {
        double[] constant = new double[20];
        Arrays.fill(constant, 1);
        Judge steady = steady("steady:pilot=12");
        add(steady, constant);
        Judgement judgement = steady.judge(Question.mayMeasurementEnd(9, 10));
        assertFalse(judgement.isStable());
        assertEquals(12, judgement.figures().get(SteadyFigures.PILOT_SECONDS));
        steady.measurementIteration(oneSecond(1));
        assertTrue(steady.judge(Question.mayMeasurementEnd(9, 10)).isStable());
        steady.endFork(10);
        add(steady, constant);
        assertTrue(steady.judge(Question.mayMeasurementEnd(9, 10)).isStable());
    }

    @Test
    void earlierForkThatWasNotUsableInItsWarmup_keepsLaterOnesDecided() {
        double[] constant = new double[20];
        Arrays.fill(constant, 1);
        double[] defective = constant.clone();
        Arrays.fill(defective, 0, 6, Double.NaN);
        Judge steady = steady("steady");
        add(steady, defective);
        steady.endFork(10);
        add(steady, Arrays.copyOf(constant, 10));
        assertEquals(0, steady.judge(Question.mayMeasurementEnd(9, 10)).figure());
    }

    @Test
    void tooFewForksForThePrecision_isAdvised() {
        Judge steady = steady("steady");
        for (double mean : new double[] {10, 10.2, 10.4}) {
            add(steady, mean);
            steady.endFork(1);
        }
        Judgement judgement = steady.judge(Question.mayForksEnd(false));
        assertFalse(judgement.isStable());
        assertEquals(Map.of(SteadyFigures.FORKS, 3.0, SteadyFigures.VARIATION, 0.2 / 10.2,
                SteadyFigures.CONFIDENCE, 0.95, SteadyFigures.NEEDED_FORKS, 7.0), rounded(judgement.figures()));
        assertTrue(steady.judge(Question.mayForksEnd(true)).undecidedReason().isPresent());
    }

    @Test
    void forksThatHaveNothingInCommon_haveNoAdvice() {
        Judge steady = steady("steady");
        for (double mean : new double[] {1, 1000}) {
            add(steady, mean);
            steady.endFork(1);
        }
        assertFalse(steady.judge(Question.mayForksEnd(false)).figures().containsKey(SteadyFigures.NEEDED_FORKS));
    }

    @Test
    void oneFork_isUndecided() {
        Judge steady = series(1, 1);
        steady.endFork(2);
        assertEquals("one fork does not show how much forks vary",
                steady.judge(Question.mayForksEnd(false)).undecidedReason().orElseThrow());
    }
}
