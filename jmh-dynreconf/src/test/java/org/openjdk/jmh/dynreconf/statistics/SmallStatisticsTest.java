package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
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
    void interval_edges() {
        Interval interval = Interval.of(9, 10, 12);
        assertEquals(0.3, interval.relativeWidth(), 1e-15);
        assertEquals("[8.0  10.0  14.0]", interval.widened(2).toString());
        assertTrue(interval.contains(9) && interval.contains(12));
        assertFalse(interval.contains(8.99) || interval.contains(12.01));
        assertEquals(0, Interval.of(0, 0, 0).relativeWidth());
        assertEquals(Double.POSITIVE_INFINITY, Interval.of(-1, 0, 1).relativeWidth());
        assertEquals(0.2, Interval.of(-11, -10, -9).relativeWidth(), 1e-15);
        assertEquals("no interval from 2.0 to 1.0", rejected(() -> Interval.of(2, 1, 1)));
        assertEquals("no interval from NaN to 1.0", rejected(() -> Interval.of(Double.NaN, 1, 1)));
        assertEquals("confidence 1.0 is not between 0 and 1",
                rejected(() -> Interval.percentile(1, new double[] {1}, 1)));
        assertEquals("confidence 0.0 is not between 0 and 1",
                rejected(() -> Interval.percentile(1, new double[] {1}, 0)));
    }

    @Test
    void interval_percentiles_areOfTheSimulatedValues() {
        double[] simulated = new double[101];
        Arrays.setAll(simulated, i -> 100 - i);
        Interval interval = Interval.percentile(42, simulated, 0.9);
        assertEquals(5, interval.lower(), 1e-12);
        assertEquals(95, interval.upper(), 1e-12);
        assertEquals(42, interval.point());
    }

    @Test
    void outliers_edges() {
        double[] inside = {1, 2, 3};
        assertSame(inside, Outliers.withoutMagnitude(inside, 10));
        assertSame(inside, Outliers.withoutTukeyOutside(inside));
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
        assertEquals(0.9 * 0.5 / 1.34 * Math.pow(32, -0.2), KernelDensity.silvermanBandwidth(1, 0.5, 32), 1e-15);
        assertEquals(0.9 * 0.5, KernelDensity.silvermanBandwidth(1, 1.34, 32), 1e-12);
        assertEquals(0.45, KernelDensity.silvermanBandwidth(1, 0, 32), 1e-12);
        assertEquals(0, KernelDensity.silvermanBandwidth(0, 0, 32));
        assertEquals("no value to estimate a density from", rejected(() -> new KernelDensity(new double[0], 1)));
        assertEquals("bandwidth 0.0: it must be above 0", rejected(() -> new KernelDensity(new double[] {1}, 0)));
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
    void resampledMean_structure() {
        RandomStream random = new RandomStream(1);
        ResampledMean first = ResampledMean.ofValues(new double[] {1, 2, 3}, 10, random);
        ResampledMean second = ResampledMean.ofValues(new double[] {10}, 10, random);
        ResampledMean group = ResampledMean.ofGroup(List.of(first, second));
        assertEquals(4, group.count());
        assertEquals(4, group.mean(), 1e-15);
        assertEquals(2, group.units());
        assertEquals(3, first.units());
        assertEquals(3, ResampledMean.ofGroup(List.of(first)).units());
        assertTrue(group.isGroup());
        assertFalse(first.isGroup());
        assertEquals("nothing to resample", rejected(() -> ResampledMean.ofGroup(List.of())));
        assertEquals("blocks of 0: they must be 1 or more",
                rejected(() -> ResampledMean.ofSeries(List.of(first), 0)));
    }

    /** Three members in blocks of two: the second block is cut off, so that each simulated mean is of three. */
    @Test
    void series_blockThatDoesNotDivide_isCutOff() {
        RandomStream random = new RandomStream(1);
        List<ResampledMean> members = List.of(ResampledMean.ofValues(new double[] {0}, 1, random),
                ResampledMean.ofValues(new double[] {1}, 1, random),
                ResampledMean.ofValues(new double[] {5}, 1, random));
        Set<Double> sums = new TreeSet<>();
        for (double mean : ResampledMean.ofSeries(members, 2).simulate(500, random)) {
            sums.add((double) Math.round(3 * mean * 1e9) / 1e9);
        }
        // blocks 0+1, 1+5 and 5+0, each followed by 0, 1 or 5
        assertEquals(Set.of(1.0, 2.0, 6.0, 7.0, 11.0, 5.0, 10.0), sums);
    }

    /** Resampled means of n values scatter with the variance of the values divided by n. */
    @Test
    void resampledMean_oddAndEvenCounts_scatterAsTheyShould() {
        for (int n : new int[] {2, 3, 10, 11}) {
            double[] values = new double[n];
            Arrays.setAll(values, i -> i);
            double variance = (n * n - 1) / 12.0;
            ResampledMean sample = ResampledMean.ofValues(values, 20_000, new RandomStream(n));
            Moments simulated = Moments.of(sample.simulate(20_000, new RandomStream(7)));
            assertEquals((n - 1) / 2.0, simulated.mean(), 6 * Math.sqrt(variance / n / 20_000), "n = " + n);
            assertEquals(Math.sqrt(variance / n), simulated.standardDeviation(),
                    0.03 * Math.sqrt(variance / n), "n = " + n);
        }
    }

    @Test
    void ratio_ofSamples_isThatOfTheirMeans() {
        RandomStream random = new RandomStream(1);
        ResampledMean ten = ResampledMean.ofValues(new double[] {9, 10, 11}, 1000, random);
        ResampledMean five = ResampledMean.ofValues(new double[] {5, 5}, 1000, random);
        HierarchicalBootstrap bootstrap = new HierarchicalBootstrap(2000, 0.99, random);
        Interval ratio = bootstrap.ofRatio(ten, five);
        assertEquals(2, ratio.point());
        assertEquals(1.8, ratio.lower(), 0.1);
        assertEquals(2.2, ratio.upper(), 0.1);
        double factor = HierarchicalBootstrap.smallSampleFactor(2, 0.99);
        assertEquals(factor, bootstrap.ofRatioCorrected(ten, five).relativeWidth() / ratio.relativeWidth(),
                0.1 * factor);
        assertEquals(1, HierarchicalBootstrap.smallSampleFactor(1, 0.99));
    }

    @Test
    void cliffsDelta_workedExampleAndMagnitudes() {
        assertEquals(0.25, CliffsDelta.of(new double[] {2, 3}, new double[] {1, 3}), 1e-15);
        assertEquals(-1, CliffsDelta.of(new double[] {1}, new double[] {2, 3}), 1e-15);
        assertEquals(CliffsDelta.Magnitude.NEGLIGIBLE, CliffsDelta.magnitude(-0.146));
        assertEquals(CliffsDelta.Magnitude.SMALL, CliffsDelta.magnitude(0.147));
        assertEquals(CliffsDelta.Magnitude.MEDIUM, CliffsDelta.magnitude(-0.33));
        assertEquals(CliffsDelta.Magnitude.LARGE, CliffsDelta.magnitude(0.474));
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
    void theilSen_lineWithOneWrongValue_isTheLine() {
        TheilSen line = TheilSen.of(1, 3, 5, 99, 9, 11, 13);
        assertEquals(2, line.slope(), 1e-12);
        assertEquals(1, line.at(0), 1e-12);
        assertEquals(13, line.at(6), 1e-12);
        assertEquals("no line through 1 values", rejected(() -> TheilSen.of(1)));
    }

    /** The example of the Javadoc; then a step and a spike, which are no noise; a trend whose slope is taken for it. */
    @Test
    void slopeError_ofExamples() {
        assertEquals(1 / 0.9538725524089398 * Math.sqrt(12.0 / 60), SlopeError.of(1, 2, 1, 3), 1e-12);
        assertEquals(0, SlopeError.of(5, 5, 5, 9, 9, 9));
        assertEquals(0, SlopeError.of(5, 5, 5, 99, 5, 5));
        assertEquals(2 / 0.9538725524089398 * Math.sqrt(12.0 / 24), SlopeError.of(1, 3, 5), 1e-12);
        assertEquals("no slope through 1 values", rejected(() -> SlopeError.of(1)));
    }

    /** Slopes of least squares through pure noise scatter by the standard error, whatever the unit and the level. */
    @Test
    void slopeError_isWhatSlopesOfNoiseScatterBy() {
        Random random = new Random(7);
        double squares = 0;
        double errors = 0;
        int rounds = 4000;
        for (int round = 0; round < rounds; round++) {
            double[] noise = new double[30];
            double slope = 0;
            for (int i = 0; i < noise.length; i++) {
                noise[i] = 1e6 + 50 * random.nextGaussian();
                slope += (i - 14.5) * noise[i] / 2247.5;
            }
            squares += slope * slope / rounds;
            errors += SlopeError.of(noise) / rounds;
        }
        assertEquals(Math.sqrt(squares), errors, 0.05 * errors);
    }

    @Test
    void slopeError_ofWhatIsNotFinite_isNotFiniteEither() {
        assertEquals(Double.POSITIVE_INFINITY, SlopeError.of(1, Double.POSITIVE_INFINITY, 1));
        assertEquals(Double.NaN, SlopeError.of(1, Double.NaN, 1));
        assertEquals(0, SlopeError.of(1e300, 1e300));
    }

    /** Of the 252 ways to split ten values five by five two are perfect, and no other split is clearer. */
    @Test
    void changePoint_perfectStep_hasTheExactProbability() {
        double[] step = {1, 1.1, 1.2, 1.3, 1.4, 5, 5.1, 5.2, 5.3, 5.4};
        double p = ChangePointTest.of(step, 20_000, new RandomStream(1)).pValue();
        assertEquals(2.0 / 252, p, 5 * Math.sqrt(2.0 / 252 / 20_000));
        assertEquals(1, ChangePointTest.of(new double[] {1, 2}, 99, new RandomStream(1)).pValue());
        assertEquals("a series of 1 cannot change",
                rejected(() -> ChangePointTest.of(new double[] {1}, 9, new RandomStream(1))));
    }

    /** Both errors are at most √(0.25 / 20,000) of what is compared, and five of these 0.018. */
    @Test
    void changePoint_upAndDown_areEquallyProbable() {
        double[] up = {1, 1.4, 1.2, 5, 5.3, 5.1, 0.9, 5.2, 5.6, 5.5};
        double[] down = Arrays.stream(up).map(v -> -v).toArray();
        double p = ChangePointTest.of(up, 20_000, new RandomStream(1)).pValue();
        assertTrue(p > 0.02 && p < 0.5, "p = " + p);
        assertEquals(p, ChangePointTest.of(down, 20_000, new RandomStream(2)).pValue(), 0.018);
    }

    /** A late fall of the first of six values, against all 720 orders of six values. */
    @Test
    void changePoint_pValue_isTheShareOfAllOrdersThatAreAsClear() {
        double[] series = {6, 1, 2, 3, 4, 5};
        List<double[]> orders = new ArrayList<>();
        permute(series.clone(), 0, orders);
        double observed = clearest(series);
        double share = orders.stream().filter(o -> clearest(o) >= observed - 1e-12).count() / 720.0;
        assertEquals(share, ChangePointTest.of(series, 20_000, new RandomStream(1)).pValue(), 0.018);
    }

    private static double clearest(double[] ranks) {
        double largest = 0;
        for (int k = 1; k < ranks.length; k++) {
            double excess = Arrays.stream(ranks, 0, k).map(r -> r - 3.5).sum();
            largest = Math.max(largest, excess * excess / (k * (6.0 - k)));
        }
        return largest;
    }

    private static void permute(double[] values, int fixed, List<double[]> orders) {
        if (fixed == values.length) {
            orders.add(values.clone());
        }
        for (int i = fixed; i < values.length; i++) {
            swap(values, fixed, i);
            permute(values, fixed + 1, orders);
            swap(values, fixed, i);
        }
    }

    private static void swap(double[] values, int i, int j) {
        double moved = values[i];
        values[i] = values[j];
        values[j] = moved;
    }

    @Test
    void ranks_equalValues_shareTheMeanRank() {
        assertArrayEquals(new double[] {4, 2, 2, 2, 5}, Ranks.of(new double[] {7, 3, 3, 3, 9}));
    }
}
