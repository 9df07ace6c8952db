package org.openjdk.jmh.dynreconf.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.comparison.Direction.HIGHER_IS_BETTER;
import static org.openjdk.jmh.dynreconf.comparison.Direction.LOWER_IS_BETTER;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.openjdk.jmh.dynreconf.comparison.Sides.Scatter;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Worked examples, properties, and data that have no plain ratio. */
class ComparerTest {

    private static final ComparisonSettings STANDARD = ComparisonSettings.standard();
    private static final List<ComparisonMethod> METHODS =
            List.of(ComparisonMethods.standard(), ComparisonMethods.bootstrap());

    private static Comparison compared(ComparisonSettings settings, ForkSamples baseline, ForkSamples candidate) {
        return new Comparer(settings).compare(baseline, candidate, LOWER_IS_BETTER);
    }

    private static Comparison compared(ForkSamples baseline, ForkSamples candidate) {
        return compared(STANDARD, baseline, candidate);
    }

    private static String obstacle(ForkSamples baseline, ForkSamples candidate) {
        Comparison comparison = compared(baseline, candidate);
        assertEquals(Verdict.UNDECIDED, comparison.verdict());
        assertEquals(1, comparison.pValue());
        assertEquals(0, comparison.ratio().lower());
        assertEquals(Double.POSITIVE_INFINITY, comparison.ratio().upper());
        return comparison.obstacle().orElseThrow();
    }

    private static void assertSame(Interval expected, Interval actual) {
        assertEquals(expected.lower(), actual.lower(), 1e-9 * expected.lower());
        assertEquals(expected.point(), actual.point(), 1e-9 * expected.point());
        assertEquals(expected.upper(), actual.upper(), 1e-9 * expected.upper());
    }

    @Test
    void welch_workedExample() {
        Comparison comparison = compared(Sides.ofForks(100, 104), Sides.ofForks(110, 108));
        assertEquals(Math.sqrt(110 * 108 / (100 * 104.0)), comparison.ratio().point(), 1e-12);
        assertEquals(0.93, comparison.ratio().lower(), 0.005);
        assertEquals(1.23, comparison.ratio().upper(), 0.005);
        assertEquals(Verdict.UNDECIDED, comparison.verdict());
        assertEquals(1, comparison.cliffsDelta());
        assertEquals(1 / 3.0, comparison.mannWhitneyPValue(), 1e-12);
    }

    @Test
    void verdict_followsIntervalToleranceAndDirection() {
        assertEquals(Verdict.SAME, Verdict.of(Interval.of(0.98, 1, 1.02), 0.03, LOWER_IS_BETTER));
        assertEquals(Verdict.SAME, Verdict.of(Interval.of(1.004, 1.005, 1.006), 0.03, LOWER_IS_BETTER));
        assertEquals(Verdict.SAME, Verdict.of(Interval.of(1 / 1.03, 1, 1.03), 0.03, LOWER_IS_BETTER));
        assertEquals(Verdict.SLOWER, Verdict.of(Interval.of(1.01, 1.03, 1.05), 0.03, LOWER_IS_BETTER));
        assertEquals(Verdict.FASTER, Verdict.of(Interval.of(1.01, 1.03, 1.05), 0.03, HIGHER_IS_BETTER));
        assertEquals(Verdict.SLOWER, Verdict.of(Interval.of(1.1, 1.2, 1.3), 0.03, LOWER_IS_BETTER));
        assertEquals(Verdict.FASTER, Verdict.of(Interval.of(0.9, 0.95, 0.99), 0.03, LOWER_IS_BETTER));
        assertEquals(Verdict.SLOWER, Verdict.of(Interval.of(0.9, 0.95, 0.99), 0.03, HIGHER_IS_BETTER));
        assertEquals(Verdict.UNDECIDED, Verdict.of(Interval.of(0.99, 1.02, 1.05), 0.03, LOWER_IS_BETTER));
        assertEquals(Verdict.UNDECIDED, Verdict.of(Interval.of(1, 1.02, 1.05), 0.03, LOWER_IS_BETTER));
        assertEquals(Verdict.SAME, Verdict.of(Interval.of(1, 1, 1), 0, LOWER_IS_BETTER));
        assertEquals(Verdict.SLOWER, Verdict.of(Interval.of(1.001, 1.001, 1.001), 0, LOWER_IS_BETTER));
    }

    @Test
    void everyMethod_swappedSides_haveTheReciprocalIntervalAndTheOppositeVerdict() {
        for (ComparisonMethod method : METHODS) {
            double tolerance = method.name().equals("bootstrap") ? 0.005 : 1e-9;
            Random random = new Random(11);
            for (int i = 0; i < 20; i++) {
                ForkSamples one = Sides.simulated(Scatter.LOGNORMAL, 1, 0.02, 4, 3, random);
                ForkSamples other = Sides.simulated(Scatter.LOGNORMAL, 1.3, 0.05, 6, 3, random);
                Comparison forth = compared(STANDARD.withMethod(method), one, other);
                Comparison back = compared(STANDARD.withMethod(method), other, one);
                assertEquals(1, forth.ratio().lower() * back.ratio().upper(), tolerance, method.name());
                assertEquals(1, forth.ratio().point() * back.ratio().point(), 1e-9, method.name());
                assertEquals(Verdict.SLOWER, forth.verdict(), method.name());
                assertEquals(Verdict.FASTER, back.verdict(), method.name());
            }
        }
    }

    @Test
    void everyMethod_otherUnitOnBothSides_changesNothing() {
        for (ComparisonMethod method : METHODS) {
            Random random = new Random(12);
            ForkSamples one = Sides.simulated(Scatter.HEAVY_TAILED, 1, 0.02, 5, 4, random);
            ForkSamples other = Sides.simulated(Scatter.HEAVY_TAILED, 1.03, 0.02, 5, 4, random);
            ComparisonSettings settings = STANDARD.withMethod(method);
            assertSame(compared(settings, one, other).ratio(),
                    compared(settings, one.mapped(v -> v * 1e-9), other.mapped(v -> v * 1e-9)).ratio());
        }
    }

    @Test
    void everyMethod_pValue_isThatOfTheIntervalThatEndsAtOne() {
        for (ComparisonMethod method : METHODS) {
            Random random = new Random(13);
            for (int i = 0; i < 20; i++) {
                ForkSamples one = Sides.simulated(Scatter.LOGNORMAL, 1, 0.02, 6, 4, random);
                ForkSamples other = Sides.simulated(Scatter.LOGNORMAL, 1.02, 0.02, 5, 4, random);
                RatioEstimate estimate = method.estimate(one, other);
                double p = estimate.pValue();
                assertTrue(p > 0 && p <= 1, method.name() + " " + p);
                assertTrue(p > 0.999 || estimate.interval(1 - p * 0.999).contains(1), method.name() + " " + p);
                assertTrue(p > 0.99 || !estimate.interval(1 - p * 1.001).contains(1), method.name() + " " + p);
            }
        }
    }

    @Test
    void everyMethod_higherConfidence_hasWiderInterval() {
        for (ComparisonMethod method : METHODS) {
            Random random = new Random(14);
            RatioEstimate estimate = method.estimate(Sides.simulated(Scatter.LOGNORMAL, 1, 0.02, 6, 4, random),
                    Sides.simulated(Scatter.LOGNORMAL, 1.02, 0.02, 5, 4, random));
            Interval before = estimate.interval(0.01);
            for (double confidence : new double[] {0.3, 0.9, 0.99, 0.9999, 0.9999999}) {
                Interval interval = estimate.interval(confidence);
                assertTrue(interval.lower() <= before.lower() && interval.upper() >= before.upper(),
                        method.name() + " " + confidence);
                before = interval;
            }
        }
    }

    @Test
    void everyMethod_forksThatAreAllEqual_giveAnIntervalWithoutWidth() {
        for (ComparisonMethod method : METHODS) {
            ComparisonSettings settings = STANDARD.withMethod(method);
            Comparison more = compared(settings, Sides.ofForks(24, 24, 24), Sides.ofForks(32, 32, 32));
            assertEquals(4 / 3.0, more.ratio().lower(), 1e-12, method.name());
            assertEquals(4 / 3.0, more.ratio().upper(), 1e-12, method.name());
            assertEquals(Verdict.SLOWER, more.verdict(), method.name());
            Comparison same = compared(settings, Sides.ofForks(24, 24), Sides.ofForks(24, 24));
            assertEquals(Verdict.SAME, same.verdict(), method.name());
            assertEquals(1, same.ratio().lower(), method.name());
            assertEquals(1, same.pValue(), method.name());
        }
    }

    @Test
    void allocation_thatHardlyVaries_isDecidedByTwoForks() {
        ForkSamples baseline = Sides.ofForks(24.000013, 24.000009);
        assertEquals(Verdict.SAME, compared(baseline, Sides.ofForks(24.000011, 24.000017)).verdict());
        assertEquals(Verdict.SLOWER, compared(baseline, Sides.ofForks(32.000011, 32.000002)).verdict());
        assertEquals(Verdict.FASTER, compared(baseline, Sides.ofForks(16.000011, 16.000002)).verdict());
    }

    @Test
    void zeros_haveAPlainAnswer_whereAllForksAgree() {
        Comparison nothing = compared(Sides.ofForks(0, 0), Sides.ofForks(0, 0, 0));
        assertEquals(Verdict.SAME, nothing.verdict());
        assertEquals(1, nothing.ratio().point());
        Comparison appeared = compared(Sides.ofForks(0, 0), Sides.ofForks(24, 24.001));
        assertEquals(Verdict.SLOWER, appeared.verdict());
        assertEquals(Double.POSITIVE_INFINITY, appeared.ratio().lower());
        Comparison gone = compared(Sides.ofForks(24, 24), Sides.ofForks(0, 0));
        assertEquals(Verdict.FASTER, gone.verdict());
        assertEquals(0, gone.ratio().upper());
        assertEquals(0, gone.pValue());
        Comparison unsure = compared(Sides.ofForks(0, 0), Sides.ofForks(1, 30));
        assertEquals(Verdict.UNDECIDED, unsure.verdict());
        assertEquals(0, unsure.ratio().lower());
    }

    @Test
    void zeros_inSomeForks_areAnObstacle() {
        assertEquals("ratios need values above 0, and the mean of fork 2 of the candidate is 0.0",
                obstacle(Sides.ofForks(1, 2), Sides.ofForks(1, 0)));
        assertEquals("ratios need values above 0, and the mean of fork 1 of the baseline is -3.0",
                obstacle(Sides.ofForks(-3, 2), Sides.ofForks(1, 1)));
        assertTrue(Double.isNaN(compared(Sides.ofForks(1, 2), Sides.ofForks(1, 0)).ratio().point()));
    }

    @Test
    void unusableValues_areAnObstacle_thatNamesThem() {
        ForkSamples fine = Sides.ofForks(1, 1.01);
        assertEquals("the candidate has no usable result: fork 2, iteration 1: the value at index 0 is NaN",
                obstacle(fine, Sides.ofForks(1, Double.NaN)));
        assertEquals("the baseline has no usable result: fork 1, iteration 1: the value at index 0 is Infinity",
                obstacle(Sides.ofForks(Double.POSITIVE_INFINITY, 1), fine));
        assertEquals("the baseline has no usable result: no fork", obstacle(ForkSamples.ofScores(), fine));
        assertEquals("the candidate has no usable result: fork 2 has no iteration",
                obstacle(fine, ForkSamples.ofScores(new double[] {1}, new double[0])));
        assertEquals("the candidate has no usable result: fork 1, iteration 1: no value was observed",
                obstacle(fine, ForkSamples.of(List.of(List.of(Sample.of()), List.of(Sample.of(1))))));
        assertTrue(Double.isNaN(compared(fine, ForkSamples.ofScores()).cliffsDelta()));
        assertTrue(Double.isNaN(compared(fine, ForkSamples.ofScores()).mannWhitneyPValue()));
    }

    @Test
    void singleFork_isUndecided() {
        ForkSamples one = ForkSamples.ofScores(new double[] {1, 1.01, 0.99, 1});
        ForkSamples two = ForkSamples.ofScores(new double[] {2, 2.01, 1.99, 2}, new double[] {2, 2.01, 1.99, 2});
        assertEquals("the baseline has a single fork, which does not show how much forks vary", obstacle(one, two));
        assertEquals("the candidate has a single fork, which does not show how much forks vary", obstacle(two, one));
        assertEquals(2, compared(one, two).ratio().point(), 1e-4);
    }

    @Test
    void hugeRatios_areKept_upToInfinity() {
        Comparison huge = compared(Sides.ofForks(1e-150, 1.1e-150), Sides.ofForks(1e150, 1.1e150));
        assertEquals(1e300, huge.ratio().point(), 1e288);
        assertEquals(Verdict.SLOWER, huge.verdict());
        Comparison beyond = compared(Sides.ofForks(1e-300, 1.1e-300), Sides.ofForks(1e300, 1.1e300));
        assertEquals(Double.POSITIVE_INFINITY, beyond.ratio().point());
        assertEquals(Verdict.SLOWER, beyond.verdict());
    }

    @Test
    void forkMeans_countEachValueAsOftenAsItWasObserved() {
        ForkSamples side =
                ForkSamples.of(List.of(List.of(Sample.weighted(new double[] {1, 4}, new long[] {2, 1}), Sample.of(6))));
        assertEquals(3, side.forkMeans()[0], 1e-12);
    }

    @Test
    void bootstrap_weightedValues_areResampledAsIfWrittenOut() {
        Random random = new Random(15);
        double[][] values = new double[4][50];
        for (double[] fork : values) {
            double level = 1 + 0.05 * random.nextGaussian();
            Arrays.setAll(fork, i -> level * (1 + random.nextInt(4) / 10.0));
        }
        long[] tenfold = new long[50];
        Arrays.fill(tenfold, 10);
        ComparisonSettings settings = STANDARD.withMethod(ComparisonMethods.bootstrap());
        ForkSamples few = ForkSamples.of(Arrays.stream(values).map(v -> List.of(Sample.of(v))).toList());
        ForkSamples some =
                ForkSamples.of(Arrays.stream(values).map(v -> List.of(Sample.weighted(v, tenfold))).toList());
        Arrays.fill(tenfold, 100_000);
        ForkSamples many =
                ForkSamples.of(Arrays.stream(values).map(v -> List.of(Sample.weighted(v, tenfold))).toList());
        Interval expected = compared(settings, few, few).ratio();
        for (ForkSamples side : Arrays.asList(some, many)) {
            Interval interval = compared(settings, side, side).ratio();
            assertEquals(1, interval.point(), 0.01);
            assertEquals(expected.relativeWidth(), interval.relativeWidth(), 0.2 * expected.relativeWidth());
        }
    }

    @Test
    void bootstrap_iterationsOfZero_giveNoNaN() {
        ForkSamples side = ForkSamples.ofScores(new double[] {0, 5}, new double[] {0, 6});
        Interval interval = compared(STANDARD.withMethod(ComparisonMethods.bootstrap()), side, side).ratio();
        assertTrue(interval.lower() >= 0 && interval.upper() > 1, interval.toString());
    }

    private static Comparison next(List<ForkSamples> history, ForkSamples candidate) {
        return new Comparer(STANDARD).compareWithHistory(history, candidate, LOWER_IS_BETTER);
    }

    @Test
    void history_workedExample() {
        List<ForkSamples> history = List.of(Sides.ofForks(100), Sides.ofForks(102), Sides.ofForks(98));
        Comparison comparison = next(history, Sides.ofForks(110));
        assertEquals(1.10, comparison.ratio().point(), 0.005);
        assertEquals(0.996, comparison.ratio().lower(), 0.0005);
        assertEquals(1.215, comparison.ratio().upper(), 0.0005);
        assertEquals(1, comparison.cliffsDelta());
    }

    /** Nights differ by 3 %, forks of a night by 0.5 %: one night against another looks changed, to a history not. */
    @Test
    void history_nightsThatDiffer_keepsItsLevel() {
        Random random = new Random(16);
        int alone = 0;
        int wrong = 0;
        for (int i = 0; i < 1000; i++) {
            List<ForkSamples> nights = new ArrayList<>();
            for (int night = 0; night < 8; night++) {
                double level = Math.exp(0.03 * random.nextGaussian());
                nights.add(Sides.simulated(Scatter.LOGNORMAL, level, 0.005, 3, 2, random));
            }
            ForkSamples last = nights.remove(7);
            alone += compared(nights.get(6), last).verdict().isChange() ? 1 : 0;
            wrong += next(nights, last).verdict().isChange() ? 1 : 0;
        }
        assertTrue(alone > 400, "of single nights " + alone);
        assertTrue(wrong <= 73, "of histories " + wrong);
    }

    @Test
    void history_thatCannotBeUsed_isAnObstacle() {
        ForkSamples one = Sides.ofForks(1, 1.1);
        assertEquals("the history has fewer than two runs, which do not show how much runs vary",
                next(List.of(one), one).obstacle().orElseThrow());
        assertEquals("the history has fewer than two runs, which do not show how much runs vary",
                next(List.of(), one).obstacle().orElseThrow());
        assertEquals("the run 2 of the history has no usable result: no fork",
                next(List.of(one, ForkSamples.ofScores()), one).obstacle().orElseThrow());
        assertEquals("ratios need values above 0 in all forks of all runs",
                next(List.of(one, one), Sides.ofForks(0, 1)).obstacle().orElseThrow());
        assertEquals("ratios need values above 0 in all forks of all runs",
                next(List.of(one, Sides.ofForks(1, -1)), one).obstacle().orElseThrow());
        assertEquals(Verdict.SAME, next(List.of(one, one), one).verdict());
    }

    @Test
    void settings_outOfRange_areRefused() {
        assertEquals("tolerance 3.0 is not from 0 to below 1: 0.03 means 3 %",
                rejected(() -> STANDARD.withTolerance(3)));
        assertEquals("tolerance NaN is not from 0 to below 1: 0.03 means 3 %",
                rejected(() -> STANDARD.withTolerance(Double.NaN)));
        assertEquals("confidence 95.0 is not between 0 and 1: 0.95 means 95 %",
                rejected(() -> STANDARD.withConfidence(95)));
    }

    private static String rejected(Executable call) {
        return assertThrows(IllegalArgumentException.class, call).getMessage();
    }
}
