package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Worked examples, edges and mistakes of callers. */
class SmallStatisticsTest {

    private static String rejected(Executable call) {
        return assertThrows(IllegalArgumentException.class, call).getMessage();
    }

    @Test
    void moments_workedExample() {
        Moments moments = Moments.of(2, 4, 4, 6);
        assertEquals(4, moments.mean());
        assertEquals(Math.sqrt(8 / 3.0), moments.standardDeviation(), 1e-15);
        assertEquals(4, moments.count());
    }

    @Test
    void moments_edges() {
        assertTrue(Double.isNaN(Moments.of(3).standardDeviation()));
        assertTrue(Double.isNaN(Moments.of(3).coefficientOfVariation()));
        assertEquals(Double.POSITIVE_INFINITY, Moments.of(-1, 1).coefficientOfVariation());
        assertEquals("no value to take the mean of", rejected(Moments::of));
        assertEquals("no value to take the mean of", rejected(() -> Moments.of(new double[] {1}, new long[] {0})));
        Moments ignoring = Moments.of(new double[] {Double.NaN, 1, 3, Double.NaN}, new long[] {0, 1, 1, 0});
        assertEquals(2, ignoring.mean());
        assertEquals(Math.sqrt(2), ignoring.standardDeviation(), 1e-15);
    }

    @Test
    void moments_joined_areThoseOfTheUnion() {
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            double[] all = random.doubles(2 + random.nextInt(50), 1e6, 1e6 + 1).toArray();
            int cut = 1 + random.nextInt(all.length - 1);
            Moments joined = Moments.of(Arrays.copyOf(all, cut))
                    .plus(Moments.of(Arrays.copyOfRange(all, cut, all.length)));
            Moments whole = Moments.of(all);
            assertEquals(whole.mean(), joined.mean(), 1e-8, "seed " + seed);
            assertEquals(whole.standardDeviation(), joined.standardDeviation(), 1e-9, "seed " + seed);
            assertEquals(whole.count(), joined.count());
        }
    }

    @Test
    void weightedMedian_workedExampleAndEdges() {
        assertEquals(8 / 3.0, Quantiles.weightedMedian(new double[] {4, 1, 2}, new double[] {2, 1, 1}), 1e-15);
        assertEquals(7, Quantiles.weightedMedian(new double[] {7}, new double[] {1e-300}));
        assertEquals(3, Quantiles.weightedMedian(new double[] {1, 3, 3, 9}, new double[] {1, 1, 1, 1}));
        assertEquals(1, Quantiles.weightedMedian(new double[] {9, 1}, new double[] {1e-300, 1}), 1e-15);
        assertEquals(1e300, Quantiles.weightedMedian(new double[] {1e300, 1e300}, new double[] {1e300, 1}));
        assertEquals("no value to take a median of",
                rejected(() -> Quantiles.weightedMedian(new double[0], new double[0])));
    }

    /** Against the positions of its definition, written out; equal weights give the ordinary median. */
    @Test
    void weightedMedian_ofRandomValues_asComputedNaively() {
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            double[] values = random.doubles(1 + random.nextInt(30)).toArray();
            double[] weights = random.doubles(values.length, 0.01, 10).toArray();
            double[] equal = new double[values.length];
            Arrays.fill(equal, weights[0]);
            assertEquals(Quantiles.median(values, 0, values.length), Quantiles.weightedMedian(values, equal), 1e-12);
            double below = Double.NEGATIVE_INFINITY;
            double above = Double.POSITIVE_INFINITY;
            double belowAt = 0;
            double aboveAt = 1;
            double total = Arrays.stream(weights).sum();
            for (int i = 0; i < values.length; i++) {
                double at = weights[i] / 2 / total;
                for (int j = 0; j < values.length; j++) {
                    at += values[j] < values[i] ? weights[j] / total : 0;
                }
                if (at <= 0.5 && values[i] > below) {
                    below = values[i];
                    belowAt = at;
                }
                if (at >= 0.5 && values[i] < above) {
                    above = values[i];
                    aboveAt = at;
                }
            }
            double expected = below == above ? below
                    : below + (above - below) * (0.5 - belowAt) / (aboveAt - belowAt);
            assertEquals(expected, Quantiles.weightedMedian(values, weights), 1e-9, "seed " + seed);
        }
    }

    @Test
    void quantiles_workedExampleAndEdges() {
        assertEquals(1.75, Quantiles.ofSorted(new double[] {1, 2, 3, 4}, 0.25));
        assertEquals(5, Quantiles.ofSorted(new double[] {5}, 0.3));
        assertEquals(4, Quantiles.ofSorted(new double[] {1, 4}, 1));
        assertEquals(4, Quantiles.ofSorted(new double[] {1, 4}, new long[] {5, 5_000_000_000L}, 0.5));
        assertEquals(2.5, Quantiles.ofSorted(new double[] {1, 4}, new long[] {2, 2}, 0.5));
        assertEquals(4, Quantiles.ofSorted(new double[] {1, 4}, new long[] {2, 2}, 1));
        assertEquals("no value to take a quantile of", rejected(() -> Quantiles.ofSorted(new double[0], 0.5)));
        assertEquals("no value to take a quantile of",
                rejected(() -> Quantiles.ofSorted(new double[] {1}, new long[] {0}, 0.5)));
        assertEquals("probability 1.5 is not from 0 to 1", rejected(() -> Quantiles.ofSorted(new double[] {1}, 1.5)));
        assertEquals("probability NaN is not from 0 to 1",
                rejected(() -> Quantiles.ofSorted(new double[] {1}, new long[] {1}, Double.NaN)));
        assertEquals("probability -0.1 is not from 0 to 1",
                rejected(() -> Quantiles.ofSorted(new double[] {1}, -0.1)));
    }

    @Test
    void quantile_betweenHugeValues_doesNotOverflow() {
        assertEquals(0, Quantiles.ofSorted(new double[] {-1.7e308, 1.7e308}, 0.5));
    }

    @Test
    void outliers_edges() {
        double[] inside = {1, 2, 3};
        assertSame(inside, Outliers.withoutMagnitude(inside, 10));
        assertArrayEquals(new double[] {1, 10, 100}, Outliers.withoutMagnitude(new double[] {1, 10, 100}, 10));
        assertArrayEquals(new double[] {10}, Outliers.withoutMagnitude(new double[] {0.9, 10, 101}, 10));
        double[] aroundZero = {-1, 0, 5};
        assertSame(aroundZero, Outliers.withoutMagnitude(aroundZero, 10));
        double[] negative = {-100, -1, -0.001};
        assertSame(negative, Outliers.withoutMagnitude(negative, 10));
    }

    @Test
    void kullbackLeibler_workedExample() {
        assertEquals(0.25 * Math.log(2) + 0.25 * Math.log(1.5),
                KullbackLeibler.symmetricDivergence(new double[] {5, 5}, new double[] {1, 3}), 1e-12);
        assertEquals(Math.pow(2, -0.25 * Math.log(3)),
                KullbackLeibler.sameProbability(new double[] {5, 5}, new double[] {1, 3}), 1e-12);
    }

    @Test
    void kullbackLeibler_edges() {
        assertEquals(0, KullbackLeibler.symmetricDivergence(new double[] {1, 2}, new double[] {2, 4}), 1e-16);
        assertEquals(1, KullbackLeibler.sameProbability(new double[] {1, 2}, new double[] {2, 4}), 1e-16);
        assertEquals(2 * Math.log(1e12),
                KullbackLeibler.symmetricDivergence(new double[] {1, 0}, new double[] {0, 1}), 1e-9);
        assertEquals(0, KullbackLeibler.symmetricDivergence(new double[] {1, 0}, new double[] {1, -1e-20}), 1e-16);
    }

    /** On both sides of where the series for the logarithm ends. */
    @Test
    void kullbackLeibler_smallDifferences_areExact() {
        for (double difference = 1e-4; difference < 0.3; difference *= 1.1) {
            double p = 0.5 + difference / 2;
            double expected = 2 * (p - 0.5) * Math.log(p / (1 - p));
            assertEquals(expected, KullbackLeibler.symmetricDivergence(new double[] {p, 1 - p},
                    new double[] {1 - p, p}) / 2, 1e-12 * expected, "difference " + difference);
        }
    }

    @Test
    void silverman_edges() {
        assertEquals(0.9 * 0.5 / 1.34 * Math.pow(32, -0.2), GridDensity.silvermanBandwidth(1, 0.5, 32), 1e-15);
        assertEquals(0.9 * 0.5, GridDensity.silvermanBandwidth(1, 1.34, 32), 1e-12);
        assertEquals(0.45, GridDensity.silvermanBandwidth(1, 0, 32), 1e-12);
        assertEquals(0, GridDensity.silvermanBandwidth(0, 0, 32));
    }

    @Test
    void weightedSampling_zeroCounts_areNeverDrawn() {
        double[] values = {Double.NaN, 1, Double.NaN, 2, Double.NaN};
        double[] drawn = WeightedSampling.draw(values, new long[] {0, 1, 0, 3, 0}, 10_000, new RandomStream(1));
        assertTrue(Arrays.stream(drawn).allMatch(v -> v == 1 || v == 2));
        assertEquals(2500, Arrays.stream(drawn).filter(v -> v == 1).count(), 4 * Math.sqrt(10_000 * 0.25 * 0.75));
        assertEquals("no value to draw", rejected(() -> WeightedSampling.draw(values, new long[5], 1,
                new RandomStream(1))));
    }

    @Test
    void weightedSampling_singleDraws_followTheirCounts() {
        RandomStream random = new RandomStream(4);
        int ones = 0;
        for (int i = 0; i < 10_000; i++) {
            ones += WeightedSampling.draw(new double[] {1, 2}, new long[] {1, 3}, 1, random)[0] == 1 ? 1 : 0;
        }
        assertEquals(2500, ones, 4 * Math.sqrt(10_000 * 0.25 * 0.75));
    }

    /** A chi-square statistic of 99 degrees of freedom is above 149 in one case of a thousand. */
    @Test
    void weightedSampling_manyEntries_followTheirCounts() {
        double[] values = new double[100];
        long[] counts = new long[100];
        Arrays.setAll(values, i -> i);
        Arrays.setAll(counts, i -> 1 + i % 7);
        double total = Arrays.stream(counts).sum();
        double[] drawn = WeightedSampling.draw(values, counts, 100_000, new RandomStream(2));
        double[] observed = new double[100];
        for (double value : drawn) {
            observed[(int) value]++;
        }
        double chiSquare = 0;
        for (int i = 0; i < 100; i++) {
            double expected = 100_000 * counts[i] / total;
            chiSquare += (observed[i] - expected) * (observed[i] - expected) / expected;
        }
        assertTrue(chiSquare < 149, "chi-square " + chiSquare);
    }

    @Test
    void randomStream_indices_areUniform() {
        RandomStream random = new RandomStream(3);
        int[] observed = new int[7];
        for (int i = 0; i < 70_000; i++) {
            observed[random.nextInt(7)]++;
        }
        for (int count : observed) {
            assertEquals(10_000, count, 4 * Math.sqrt(70_000 * 6 / 49.0));
        }
        assertEquals(0, new RandomStream(1).nextInt(1));
    }

    @Test
    void cliffsDelta_workedExample() {
        assertEquals(0.25, CliffsDelta.of(new double[] {2, 3}, new double[] {1, 3}), 1e-15);
        assertEquals(-1, CliffsDelta.of(new double[] {1}, new double[] {2, 3}), 1e-15);
        assertEquals("a sample to compare is empty", rejected(() -> CliffsDelta.of(new double[0], new double[1])));
        assertEquals("a sample to compare is empty", rejected(() -> CliffsDelta.of(new double[1], new double[0])));
    }

    @Test
    void mannWhitney_edges() {
        assertEquals(1, MannWhitneyTest.pValue(new double[] {1, 1}, new double[] {1, 1}));
        assertEquals(1, MannWhitneyTest.pValue(new double[] {1}, new double[] {2}));
        assertEquals(2.0 / 8008, MannWhitneyTest.pValue(new double[] {1, 2, 3, 4, 5, 6},
                new double[] {7, 8, 9, 10, 11, 12, 13, 14, 15, 16}), 1e-15);
    }

    @Test
    void welch_edges() {
        Moments constant = Moments.of(1, 1);
        assertEquals(1, WelchTest.pValue(constant, constant));
        assertEquals(0, WelchTest.pValue(constant, Moments.of(2, 2)));
        assertEquals("a sample of one value has no variance",
                rejected(() -> WelchTest.pValue(Moments.of(1), Moments.of(2, 3))));
    }

    @Test
    void ranks_equalValues_shareTheMeanRank() {
        assertArrayEquals(new double[] {4, 2, 2, 2, 5}, Ranks.of(new double[] {7, 3, 3, 3, 9}));
    }

    @Test
    void slope_ofMeans_isThatOfTheInterval() {
        assertEquals(3, WelchSlope.slope(new double[] {0, 1}, new double[] {2, 5}), 1e-15);
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            double[] places = random.doubles(2 + random.nextInt(8), -5, 5).toArray();
            List<double[]> values = new ArrayList<>();
            for (int i = 0; i < places.length; i++) {
                values.add(random.doubles(2 + random.nextInt(5)).toArray());
            }
            double[] means = values.stream().mapToDouble(each -> Moments.of(each).mean()).toArray();
            double mean = Arrays.stream(places).average().orElse(Double.NaN);
            double products = 0;
            double squares = 0;
            for (int i = 0; i < places.length; i++) {
                products += (places[i] - mean) * means[i];
                squares += (places[i] - mean) * (places[i] - mean);
            }
            assertEquals(products / squares, WelchSlope.slope(places, means), 1e-9, "seed " + seed);
            assertEquals(WelchSlope.interval(places, values, 0.9).point(), WelchSlope.slope(places, means),
                    "seed " + seed);
        }
        assertTrue(Double.isNaN(WelchSlope.slope(new double[] {1, 1}, new double[] {2, 3})));
    }

    /** Squares of deviations below 1e-162 are 0. */
    @Test
    void moments_ofAnyMagnitude_haveTheSameVariation() {
        double expected = Moments.of(1, 1.1, 1.2).coefficientOfVariation();
        long[] twice = {2, 2, 2};
        for (double magnitude : new double[] {1e-300, 1e-200, 1e-120, 1e-3, 1e3, 1e120}) {
            double[] values = {magnitude, 1.1 * magnitude, 1.2 * magnitude};
            Moments joined = Moments.of(values[0]).plus(Moments.of(values[1], values[2]));
            assertEquals(expected, Moments.of(values).coefficientOfVariation(), 1e-12);
            assertEquals(expected, joined.coefficientOfVariation(), 1e-12);
            assertEquals(expected * Math.sqrt(0.8), Moments.of(values, twice).coefficientOfVariation(), 1e-12);
        }
        Moments unlike = Moments.of(1e-200, 2e-200).plus(Moments.of(1e100, 3e100));
        assertEquals(Moments.of(0, 0, 1, 3).coefficientOfVariation(), unlike.coefficientOfVariation(), 1e-12);
        assertEquals(0, Moments.of(1e-300, 1e-300).standardDeviation());
    }

    @Test
    void discovery_ofNaN_isNone() {
        assertEquals(0, FalseDiscoveryRate.discoveries(new double[] {Double.NaN}, 0.05));
        assertEquals(1, FalseDiscoveryRate.discoveries(new double[] {Double.NaN, 0.01, Double.NaN}, 0.05));
        assertEquals(0, FalseDiscoveryRate.discoveries(new double[] {Double.NaN, 0.03}, 0.05));
    }

    @Test
    void studentQuantile_ofInfiniteFreedom_isTheNormalOne() {
        assertEquals(1.959963984540054, StudentQuantile.of(0.975, Double.POSITIVE_INFINITY), 1e-12);
        assertEquals(StudentQuantile.of(0.9, 1e6), StudentQuantile.of(0.9, Double.POSITIVE_INFINITY), 1e-5);
        assertEquals(0, StudentQuantile.of(0.5, Double.POSITIVE_INFINITY));
    }
}
