package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.apache.commons.math3.distribution.TDistribution;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

class WarmupTrendTest {

    private static final double TOLERANCE = 0.03;
    private static final Interval NO_CHANGE = Interval.of(0.9, 1, 1.1);

    private final Random random = new Random(5);

    @TestFactory
    Stream<DynamicTest> trends() {
        return ReferenceCase.named("sequential-reference.txt", "trend").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> check(c)));
    }

    private static void check(ReferenceCase c) {
        int iterations = (int) c.parameters()[0];
        WarmupTrend trend = WarmupTrend.of(forks(c.first(), iterations), forks(c.second(), iterations));
        assertEquals(c.expected()[0], trend.baseline(), 1e-9);
        assertEquals(c.expected()[1], trend.candidate(), 1e-9);
    }

    private static double[][] forks(double[] scores, int iterations) {
        double[][] forks = new double[scores.length / iterations][];
        Arrays.setAll(forks, i -> Arrays.copyOfRange(scores, i * iterations, (i + 1) * iterations));
        return forks;
    }

    private double[][] side(int forks, int iterations, double fall, double noise) {
        double[][] side = new double[forks][iterations];
        for (double[] fork : side) {
            double level = Math.exp(0.1 * random.nextGaussian());
            Arrays.setAll(fork, i -> level * Math.exp(-fall * i + noise * random.nextGaussian()));
        }
        return side;
    }

    /** Sides of different sizes, which the reference does not have: the textbook's sums, one by one. */
    @Test
    void randomSides_haveTheTrendOfTheTextbook() {
        for (int i = 0; i < 200; i++) {
            double[][] one = side(1 + i % 6, 2 + i % 5, 0.01 * (i % 7), 0.03);
            double[][] other = side(2 + i % 3, 2 + i % 5, 0, 0.03);
            WarmupTrend trend = WarmupTrend.of(one, other);
            assertEquals(naive(one, other), trend.baseline(), 1e-9);
            assertEquals(naive(other, one), trend.candidate(), 1e-9);
        }
    }

    private static double naive(double[][] side, double[][] other) {
        double[] own = logarithms(side);
        double[] others = logarithms(other);
        int freedom = own.length + others.length - 2;
        double variance = (squares(own) + squares(others)) / freedom;
        double mean = DoubleStream.of(own).sum() / own.length;
        double t = Math.abs(mean) / Math.sqrt(variance / own.length);
        double pValue = 2 * (1 - new TDistribution(null, freedom).cumulativeProbability(t));
        Arrays.sort(own);
        int middle = own.length / 2;
        double median = own.length % 2 == 1 ? own[middle] : (own[middle - 1] + own[middle]) / 2;
        return pValue < 0.025 ? Math.exp(median) - 1 : 0;
    }

    private static double[] logarithms(double[][] forks) {
        double[] logarithms = new double[forks.length];
        for (int f = 0; f < forks.length; f++) {
            double first = 0;
            double second = 0;
            for (int i = 0; i < forks[f].length; i++) {
                first += 2 * i + 1 < forks[f].length ? forks[f][i] : 0;
                second += 2 * i >= forks[f].length || 2 * i + 1 > forks[f].length ? forks[f][i] : 0;
            }
            logarithms[f] = Math.log(second) - Math.log(first);
        }
        return logarithms;
    }

    private static double squares(double[] values) {
        double mean = DoubleStream.of(values).sum() / values.length;
        return DoubleStream.of(values).map(value -> (value - mean) * (value - mean)).sum();
    }

    @Test
    void workedExample() {
        WarmupTrend trend = WarmupTrend.of(ofTrends(-0.10, -0.12, -0.14), ofTrends(-0.01, 0.01, 0.03));
        assertEquals(Math.expm1(-0.12), trend.baseline(), 1e-12);
        assertEquals(0, trend.candidate(), 0);
        assertTrue(trend.isBeyond(TOLERANCE, Interval.of(1.43, 2, 3)));
        assertFalse(trend.isBeyond(TOLERANCE, Interval.of(1.44, 2, 3)));
        assertTrue(trend.isBeyond(TOLERANCE, Interval.of(0.3, 0.5, 1 / 1.43)));
        assertFalse(trend.isBeyond(TOLERANCE, Interval.of(0.3, 0.5, 1 / 1.44)));
        assertFalse(trend.isBeyond(0.13, NO_CHANGE), "smaller than what matters");
    }

    private static double[][] ofTrends(double... trends) {
        return Arrays.stream(trends).mapToObj(trend -> new double[] {1, Math.exp(trend)}).toArray(double[][]::new);
    }

    /** Of warm sides, however they scatter, one pair in twenty has a trend at most, on either side. */
    @Test
    void warmSides_areSeldomCalledCold() {
        int cold = 0;
        for (int i = 0; i < 2000; i++) {
            int forks = 3 + i % 8;
            cold += WarmupTrend.of(side(forks, 3, 0, 0.2), side(forks, 3, 0, 0.2)).isBeyond(TOLERANCE, NO_CHANGE) ? 1
                    : 0;
        }
        assertTrue(cold <= 132, "of 2000: " + cold);
    }

    @Test
    void coldSides_areFound() {
        int cold = 0;
        for (int i = 0; i < 500; i++) {
            cold += WarmupTrend.of(side(4, 3, 0.15, 0.05), side(4, 3, 0.15, 0.05)).isBeyond(TOLERANCE, NO_CHANGE) ? 1
                    : 0;
        }
        assertTrue(cold > 490, "of 500: " + cold);
    }

    @Test
    void degenerateSides_haveNoTrend() {
        double[][] none = {};
        double[][] falling = {{2, 1}, {2, 1}, {2, 1}};
        for (double[][] side : new double[][][] {none, {{1}, {2}}, {{}}, {{0, 0}, {0, 0}}, {{-1, 1}, {Double.NaN, 1}},
            {{1, Double.POSITIVE_INFINITY}}}) {
            for (WarmupTrend trend : new WarmupTrend[] {WarmupTrend.of(side, falling), WarmupTrend.of(falling, side)}) {
                assertEquals(0, trend.baseline(), 0);
                assertEquals(0, trend.candidate(), 0);
                assertFalse(trend.isBeyond(0, NO_CHANGE));
            }
        }
        assertFalse(WarmupTrend.of(new double[][] {{2, 1}}, new double[][] {{2, 1}}).isBeyond(0, NO_CHANGE),
                "one fork of each side says nothing of how trends scatter");
    }

    @Test
    void equalForks_haveTheirTrend() {
        double[][] falling = {{2, 1}, {2, 1}};
        WarmupTrend trend = WarmupTrend.of(falling, new double[][] {{1, 1}});
        assertEquals(-0.5, trend.baseline(), 1e-12);
        assertTrue(trend.isBeyond(TOLERANCE, NO_CHANGE));
        assertTrue(trend.isBeyond(TOLERANCE, Interval.of(0, Double.NaN, Double.POSITIVE_INFINITY)), "no interval");
    }

    private static WarmupTrend falling(double... baseline) {
        return WarmupTrend.of(ofTrends(baseline), ofTrends(-0.01, 0.01, 0));
    }

    @Test
    void trendThatMayBeChance_counts_ifTheWarmupMovedLikewise() {
        WarmupTrend chance = falling(-0.04, -0.2, 0.06);
        assertFalse(chance.isBeyond(TOLERANCE, NO_CHANGE));
        assertEquals(Math.expm1(-0.04), chance.after(falling(-0.3, -0.32, -0.28), false, false).baseline(), 1e-12);
        assertEquals(0, chance.after(falling(0.3, 0.32, 0.28), false, false).baseline(), 0, "another direction");
        assertEquals(0, chance.after(falling(-0.9, 0, 0.01), false, false).baseline(), 0, "one odd fork");
        assertEquals(0, chance.after(falling(), false, false).baseline(), 0, "nothing is known of warmups");
    }

    @Test
    void trendOfTheWarmup_goesOn_whereCompilersHaveNotFinished_orMeasurementsShowNone() {
        WarmupTrend warmups = falling(-0.3, -0.32, -0.28);
        assertEquals(Math.expm1(-0.3), falling(0, 0.01, -0.01).after(warmups, true, false).baseline(), 1e-12);
        assertEquals(0, falling(0.02, 0.01, -0.01).after(warmups, false, true).baseline(), 0);
        double[][] single = {{1}, {1}, {1}};
        assertEquals(Math.expm1(-0.3), WarmupTrend.of(single, single).after(warmups, false, false).baseline(), 1e-12);
    }

    @Test
    void knownTrend_countsAlone() {
        WarmupTrend known = falling(-0.10, -0.12, -0.14);
        assertEquals(Math.expm1(-0.12), known.after(falling(-0.3, -0.32, -0.28), true, true).baseline(), 1e-12);
    }
}
