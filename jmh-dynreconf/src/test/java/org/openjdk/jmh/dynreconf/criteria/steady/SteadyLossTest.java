package org.openjdk.jmh.dynreconf.criteria.steady;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.oneSecond;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.series;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.steady;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

/** What the machine kept from a benchmark speaks neither for nor against it. */
class SteadyLossTest {

    private static final double EXACT = 1e-12;
    private static final int ITERATIONS = 30;

    private static Judge judgeOf(Iteration... iterations) {
        Judge steady = steady("steady");
        steady.startFork(ForkRole.measured());
        Arrays.stream(iterations).forEach(steady::measurementIteration);
        return steady;
    }

    private static double deviation(Judge judge) {
        return judge.judge(Question.mayMeasurementEnd(9, 10)).figure();
    }

    private static Iteration slowed(double time, double lost) {
        return oneSecond(time / (1 - lost)).withLost(lost);
    }

    @TestFactory
    Stream<DynamicTest> deviationOfInterruptedIterations_agreesWithNumPy() {
        return ReferenceCase.named("steady-interrupted").stream().map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            Iteration[] iterations = new Iteration[c.first().length];
            Arrays.setAll(iterations, i -> oneSecond(c.first()[i]).withLost(c.second()[i]));
            assertEquals(c.expected()[0], deviation(judgeOf(iterations)), EXACT);
        }));
    }

    @Test
    void interruptedIterations_areJudgedAsThoughNothingHadInterruptedThem() {
        Random random = new Random(3);
        for (int round = 0; round < 50; round++) {
            double[] times = random.doubles(ITERATIONS, 1, 1.1).toArray();
            double[] lost = random.doubles(ITERATIONS, 0, 0.9).toArray();
            Iteration[] iterations = new Iteration[ITERATIONS];
            Arrays.setAll(iterations, i -> slowed(times[i], lost[i]));
            double undisturbed = deviation(series(times));
            assertEquals(undisturbed, deviation(judgeOf(iterations)), EXACT);
            Arrays.setAll(iterations, i -> oneSecond((1 - lost[i]) / times[i]).ofRates().withLost(lost[i]));
            assertEquals(undisturbed, deviation(judgeOf(iterations)), EXACT);
        }
    }

    /** A fork that is interrupted all the time is steady at once, and the fork's level the undisturbed one. */
    @Test
    void forks_areComparedAsThoughNothingHadInterruptedThem() {
        Judge steady = judgeOf(Stream.generate(() -> slowed(1, 0)).limit(10).toArray(Iteration[]::new));
        steady.endFork(10);
        steady.startFork(ForkRole.measured());
        for (int i = 0; i < 10; i++) {
            steady.measurementIteration(slowed(1, i % 3 * 0.25));
        }
        Judgement judgement = steady.judge(Question.mayMeasurementEnd(9, 10));
        assertEquals(0, judgement.figure(), EXACT);
        assertTrue(judgement.isStable());
        assertEquals(0.25, judgement.figures().get(SteadyFigures.LOST), EXACT);
    }

    /** The result is what was measured, and so is what its forks scatter by. */
    @Test
    void precisionOfForks_isThatOfWhatWasMeasured() {
        Judge steady = steady("steady");
        for (double lost : new double[] {0, 0.5, 0}) {
            steady.startFork(ForkRole.measured());
            steady.measurementIteration(slowed(1, lost));
            steady.endFork(1);
        }
        Judgement judgement = steady.judge(Question.mayForksEnd(false));
        assertEquals(Math.sqrt(1.0 / 3) / (4.0 / 3), judgement.figures().get(SteadyFigures.VARIATION), EXACT);
    }

    /** Wherever the one is of which nothing is known: all iterations are what was measured again. */
    @Test
    void lossThatIsNotKnownOfAllIterations_countsForNone() {
        Random random = new Random(4);
        for (int unknown = 0; unknown < ITERATIONS; unknown++) {
            int without = unknown;
            double[] times = random.doubles(ITERATIONS, 1, 1.1).toArray();
            Iteration[] iterations = new Iteration[ITERATIONS];
            Arrays.setAll(iterations, i -> i == without ? oneSecond(times[i]) : oneSecond(times[i]).withLost(i / 60.0));
            Judge judge = judgeOf(iterations);
            assertEquals(deviation(series(times)), deviation(judge), EXACT);
            assertFalse(judge.judge(Question.mayMeasurementEnd(9, 10)).figures().containsKey(SteadyFigures.LOST));
        }
    }

    @Test
    void iterationsThatLostEverything_areJudged() {
        Iteration[] iterations = Stream.generate(() -> oneSecond(1).withLost(1)).limit(20).toArray(Iteration[]::new);
        assertEquals(0, deviation(judgeOf(iterations)), EXACT);
        Arrays.fill(iterations, Iteration.of(Sample.of(0)).withLost(0.5));
        assertEquals(0, deviation(judgeOf(iterations)), EXACT);
    }

    @Test
    void invalidShare_isRejected() {
        for (double share : new double[] {-0.1, 1.1, Double.POSITIVE_INFINITY}) {
            assertThrows(IllegalArgumentException.class, () -> oneSecond(1).withLost(share));
        }
    }
}
