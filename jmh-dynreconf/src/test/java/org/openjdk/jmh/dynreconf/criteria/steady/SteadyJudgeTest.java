package org.openjdk.jmh.dynreconf.criteria.steady;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.add;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.addIterations;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.oneSecond;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.series;
import static org.openjdk.jmh.dynreconf.criteria.steady.SteadySeries.steady;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

class SteadyJudgeTest {

    private static final double EXACT = 1e-12;

    @TestFactory
    Stream<DynamicTest> deviation_agreesWithNumPy() {
        return ReferenceCase.named("steady").stream().map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            Judge steady = steady("steady");
            if (c.second().length > 0) {
                add(steady, c.second());
                steady.endFork(10);
            }
            add(steady, c.first());
            int count = (int) c.parameters()[0];
            assertEquals(c.expected()[0], steady.judge(Question.mayMeasurementEnd(count, count + 1)).figure(), EXACT);
        }));
    }

    @TestFactory
    Stream<DynamicTest> deviationOfIterationsWithManyValues_agreesWithNumPy() {
        return ReferenceCase.named("steady-of-values").stream().map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            Judge steady = steady("steady");
            int size = (int) c.parameters()[1];
            if (c.second().length > 0) {
                addIterations(steady, size, c.second());
                steady.endFork(10);
            }
            addIterations(steady, size, c.first());
            assertEquals(c.expected()[0],
                    steady.judge(Question.mayMeasurementEnd((int) c.parameters()[0], 10)).figure(), EXACT);
        }));
    }

    @TestFactory
    Stream<DynamicTest> intervalOfForks_agreesWithSciPy() {
        return ReferenceCase.named("fork-interval").stream().map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            Judge steady = steady("steady:confidence=" + c.parameters()[0]);
            for (double mean : c.first()) {
                add(steady, 77, mean - 1, mean + 1);
                steady.endFork(2);
            }
            assertEquals(c.expected()[0], steady.judge(Question.mayForksEnd(false)).figure(), 1e-9);
        }));
    }

    /**
     * Spread 1.04 - 1.01 around 1.025, no drift, the fastest four at 1.025: 0.03 / 1.025 / 5 after 2 s of 10. Of the
     * seven differences between neighbours the middle one is 0.02.
     */
    @Test
    void judgement_isExplained() {
        Judgement judgement = series(9, 9, 1.00, 1.04, 1.02, 1.03, 1.01, 1.05).judge(Question.mayMeasurementEnd(6, 7));
        double hidden = 6 * 0.02 / 0.9538725524089398 * Math.sqrt(12 / (8 * 63.0)) / 1.025;
        assertEquals(0.03 / 1.025 / 5 / 1.2 + hidden, judgement.figure(), EXACT);
        assertFalse(judgement.isStable());
        Map<String, Double> figures = judgement.figures();
        assertEquals(List.of(SteadyFigures.ITERATIONS, SteadyFigures.SPREAD, SteadyFigures.DRIFT, SteadyFigures.RISE,
                SteadyFigures.TREND, SteadyFigures.HIDDEN_TREND, SteadyFigures.WARMUP_SECONDS),
                List.copyOf(figures.keySet()));
        assertEquals(6, figures.get(SteadyFigures.ITERATIONS));
        assertEquals(0.03 / 1.025, figures.get(SteadyFigures.SPREAD), EXACT);
        assertEquals(0, figures.get(SteadyFigures.DRIFT));
        assertEquals(0, figures.get(SteadyFigures.RISE));
        assertEquals(0, figures.get(SteadyFigures.TREND));
        assertEquals(hidden, figures.get(SteadyFigures.HIDDEN_TREND), EXACT);
        assertEquals(2, figures.get(SteadyFigures.WARMUP_SECONDS));
    }

    /** Four iterations of eight at another level are no significant trend, at that number of values. */
    @Test
    void levelAboveAnEarlierOne_isNotSteady() {
        Judgement judgement = series(1, 1, 1, 1, 1.2, 1.2, 1.2, 1.2).judge(Question.mayMeasurementEnd(4, 5));
        assertEquals(2 * 0.2 / 1.2 / 5 / 1.4, judgement.figure(), EXACT);
        assertFalse(judgement.isStable());
    }

    /** One invocation of ten takes ever longer: the typical ones do not, but their mean has a trend. */
    @Test
    void interruptedInvocations_areNoScatter_butTheirTrendCounts() {
        double[] interrupted = new double[300];
        double[] ever = new double[300];
        Random random = new Random(6);
        for (int i = 0; i < 300; i++) {
            interrupted[i] = i % 10 == 0 ? 1 + 20 * random.nextDouble() : 1;
            ever[i] = i % 10 == 0 ? 1 + i / 10.0 : 1;
        }
        Judge steady = steady("steady");
        addIterations(steady, 10, interrupted);
        assertEquals(0, steady.judge(Question.mayMeasurementEnd(9, 10)).figure());
        addIterations(steady, 10, ever);
        double trend = 9 * 0.1 / (1 + 25 / 10.0);
        assertEquals(trend, steady.judge(Question.mayMeasurementEnd(9, 10)).figure(), EXACT);
    }

    @Test
    void rates_areJudgedLikeTheirTimes() {
        Random random = new Random(1);
        for (int round = 0; round < 50; round++) {
            double[] times = random.doubles(20, 1, 1.2).toArray();
            Judge ofRates = steady("steady");
            ofRates.startFork(ForkRole.measured());
            for (double time : times) {
                ofRates.measurementIteration(oneSecond(1 / time).ofRates());
            }
            assertEquals(series(times).judge(Question.mayMeasurementEnd(9, 10)).figure(),
                    ofRates.judge(Question.mayMeasurementEnd(9, 10)).figure(), EXACT);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-300, 1e-9, 3, 1e9, 1e300})
    void unit_doesNotMatter(double unit) {
        double[] times = new Random(2).doubles(30, 1, 1.5).toArray();
        double[] inUnit = Arrays.stream(times).map(time -> unit * time).toArray();
        assertEquals(series(times).judge(Question.mayMeasurementEnd(9, 10)).figure(),
                series(inUnit).judge(Question.mayMeasurementEnd(9, 10)).figure(), EXACT);
    }

    @Test
    void moreTime_forgivesNoiseButNoTrend() {
        double[] noise = new Random(3).doubles(60, 1, 1.1).toArray();
        assertTrue(series(noise).judge(Question.mayMeasurementEnd(9, 10)).figure() < series(Arrays.copyOf(noise, 15))
                .judge(Question.mayMeasurementEnd(9, 10)).figure());
        for (int length = 10; length < 100; length++) {
            double[] drift = new double[length];
            Arrays.setAll(drift, i -> 1 + 0.01 * i);
            assertFalse(series(drift).judge(Question.mayMeasurementEnd(9, 10)).isStable(), "slower for " + length);
            Arrays.setAll(drift, i -> Math.pow(0.99, i));
            assertFalse(series(drift).judge(Question.mayMeasurementEnd(9, 10)).isStable(), "faster for " + length);
        }
    }

    @Test
    void compilersThatAreBusy_count() {
        Judge steady = steady("steady");
        steady.startFork(ForkRole.measured());
        for (int i = 0; i < 9; i++) {
            steady.measurementIteration(oneSecond(1).withVmActivity(VmActivity.of(10, 500, 0, 0)));
        }
        assertEquals(0.5 / 5, steady.judge(Question.mayMeasurementEnd(9, 10)).figure(), EXACT);
        assertEquals(0.5, steady.judge(Question.mayMeasurementEnd(9, 10)).figures().get(SteadyFigures.COMPILATION),
                EXACT);
    }

    /** A fifth of eight iterations that last half a second each is 0.8 s; 2.5 s have passed. */
    @Test
    void shortWarmup_settlesSooner() {
        Judge steady = steady("steady:noise=0", 8);
        steady.startFork(ForkRole.measured());
        for (double level : new double[] {9, 1, 1, 1, 1, 1.01, 1.05, 1.04, 1.02}) {
            steady.measurementIteration(Iteration.of(Sample.of(level)).withSeconds(0.5));
        }
        assertEquals((0.04 + 2 * 0.03) / 1.03 / 5 / (1 + 2.5 / 0.8),
                steady.judge(Question.mayMeasurementEnd(4, 5)).figure(), EXACT);
    }

    /** Fifty warmup iterations of 0.1 s are 5 s, of which a fifth is 1 s, however long the measurement iterations are. */
    @Test
    void longestWarmup_isThatOfWarmupIterations() {
        Judge steady = steady("steady:noise=0");
        steady.startFork(ForkRole.measured());
        for (int i = 0; i < 5; i++) {
            steady.warmupIteration(Iteration.of(Sample.of(1)).withSeconds(0.1));
        }
        for (double level : new double[] {1.01, 1.05, 1.04, 1.02}) {
            steady.measurementIteration(oneSecond(level));
        }
        assertEquals((0.04 + 2 * 0.03) / 1.03 / 5 / (1 + 0.5 / 1),
                steady.judge(Question.mayMeasurementEnd(4, 5)).figure(), EXACT);
    }

    @Test
    void earlierIterationWithoutValue_isLeftOut() {
        double[] levels = new Random(7).doubles(13, 1, 1.3).toArray();
        Arrays.sort(levels);
        double[] defective = new double[14];
        System.arraycopy(levels, 0, defective, 0, 2);
        defective[2] = Double.NaN;
        System.arraycopy(levels, 2, defective, 3, 11);
        String onlyTrends = "steady:spread=0,drift=0,rise=0";
        Judge whole = steady(onlyTrends);
        add(whole, levels);
        Judge steady = steady(onlyTrends);
        add(steady, defective);
        assertTrue(whole.judge(Question.mayMeasurementEnd(9, 10)).figure() > 0.1);
        assertEquals(whole.judge(Question.mayMeasurementEnd(9, 10)).figure(),
                steady.judge(Question.mayMeasurementEnd(9, 10)).figure(), EXACT);
    }

    /** Of twenty thousand single shots each pair would have a slope. */
    @Test
    void longMeasurement_hasTheTrendOfItsNeighboursMeans() {
        double[] levels = new double[20_050];
        Arrays.setAll(levels, i -> 1 + 1e-6 * i);
        assertEquals(19_999 * 1e-6 / 1.01, series(levels).judge(Question.mayMeasurementEnd(19_999, 20_000)).figure(),
                0.002);
        Arrays.setAll(levels, i -> 1 + i % 2 * 0.01);
        assertTrue(series(levels).judge(Question.mayMeasurementEnd(19_999, 20_000)).isStable());
    }

    @Test
    void iterationsOfUnknownLength_countAsASecond() {
        Judge unknown = steady("steady");
        unknown.startFork(ForkRole.measured());
        double[] levels = new Random(4).doubles(20, 1, 2).toArray();
        for (double level : levels) {
            unknown.measurementIteration(Iteration.of(Sample.of(level)));
        }
        assertEquals(series(levels).judge(Question.mayMeasurementEnd(9, 10)).figure(),
                unknown.judge(Question.mayMeasurementEnd(9, 10)).figure());
    }

    @Test
    void shortMeasurement_isJudgedTogetherWithWhatWasBefore() {
        assertFalse(series(1, 1, 2, 2).judge(Question.mayMeasurementEnd(1, 2)).isStable());
        assertTrue(series(9, 2, 2, 2, 2).judge(Question.mayMeasurementEnd(1, 2)).isStable());
        assertEquals("too few iterations: 3 of at least 4",
                series(1, 1, 1).judge(Question.mayMeasurementEnd(0, 1)).undecidedReason().orElseThrow());
    }

    @Test
    void zeros_areSteady() {
        assertEquals(0, series(0, 0, 0, 0, 0).judge(Question.mayMeasurementEnd(5, 5)).figure());
        Judge steady = series(0, 0, 0, 0, 0);
        steady.endFork(4);
        add(steady, 0, 0, 0, 0);
        assertEquals(0, steady.judge(Question.mayMeasurementEnd(4, 5)).figure());
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY})
    void iterationThatIsNotUsable_isUndecided(double value) {
        assertTrue(series(1, value, value, 1).judge(Question.mayMeasurementEnd(4, 5)).undecidedReason().isPresent());
    }

    @Test
    void rateOfZero_isNotSteady() {
        Judge steady = steady("steady");
        steady.startFork(ForkRole.measured());
        for (int i = 0; i < 5; i++) {
            steady.measurementIteration(oneSecond(0).ofRates());
        }
        assertTrue(steady.judge(Question.mayMeasurementEnd(5, 5)).undecidedReason().isPresent());
    }

    @Test
    void invalidRelativeError_isRejected() {
        ConfiguredCriterion steady = StabilityCriteria.builtIn().parse("steady").get(0);
        assertTrue(steady.criterion().judges(Phase.MEASUREMENT));
        assertFalse(steady.criterion().judges(Phase.WARMUP));
        for (double threshold : new double[] {0, -1, 1, 2, Double.NaN}) {
            assertEquals(
                    "threshold " + threshold
                            + " of criterion steady is out of range: a relative error in (0, 1), such as 0.02 for 2 %",
                    assertThrows(CriterionException.class, () -> steady.withThreshold(threshold)).getMessage());
        }
    }
}
