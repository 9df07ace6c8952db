package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class ResampledMeanTest {

    private static String rejected(Executable call) {
        return assertThrows(IllegalArgumentException.class, call).getMessage();
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
}
