package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Worked examples, edges, and naive implementations of what comparisons and plans are made of. */
class ComparisonStatisticsTest {

    @Test
    void hodgesLehmann_workedExample() {
        HodgesLehmann shift = HodgesLehmann.of(new double[] {11, 14}, new double[] {10, 12});
        assertEquals(1.5, shift.point());
        assertEquals(-1, shift.interval(0.6).lower());
        assertEquals(4, shift.interval(0.6).upper());
        assertEquals(Double.NEGATIVE_INFINITY, shift.interval(0.95).lower());
        assertEquals(Double.POSITIVE_INFINITY, shift.interval(0.95).upper());
        assertEquals(2 / 3.0, shift.pValue(), 1e-12);
    }

    @Test
    void hodgesLehmann_edges() {
        HodgesLehmann equal = HodgesLehmann.of(new double[] {3, 3, 3, 3, 3}, new double[] {3, 3, 3, 3, 3});
        assertEquals(0, equal.interval(0.9).upper());
        assertEquals(1, equal.pValue());
        assertEquals(1, HodgesLehmann.of(new double[] {5}, new double[] {3}).pValue());
        assertEquals("a sample to compare is empty", assertThrows(IllegalArgumentException.class,
                () -> HodgesLehmann.of(new double[0], new double[] {1})).getMessage());
    }

    @Test
    void hodgesLehmann_manyPairs_agreesWithTheExactOnes() {
        Random random = new Random(3);
        double[] x = random.doubles(20).toArray();
        double[] y = random.doubles(21).toArray();
        assertEquals(MannWhitneyTest.pValue(x, y), HodgesLehmann.of(x, y).pValue(), 1e-12);
        Interval exact = HodgesLehmann.of(x, Arrays.copyOf(y, 20)).interval(0.95);
        Interval approximate = HodgesLehmann.of(x, y).interval(0.95);
        assertEquals(exact.lower(), approximate.lower(), 0.05);
    }

    @Test
    void discoveries_workedExampleAndEdges() {
        assertEquals(1, FalseDiscoveryRate.discoveries(new double[] {0.01, 0.04, 0.03, 0.5}, 0.05));
        assertEquals(0, FalseDiscoveryRate.discoveries(new double[0], 0.05));
        assertEquals(1, FalseDiscoveryRate.discoveries(new double[] {0.05}, 0.05));
        assertEquals(2, FalseDiscoveryRate.discoveries(new double[] {0.05, 0.04}, 0.05));
    }

    @Test
    void discoveries_naiveSearch_agrees() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            double[] p = random.doubles(1 + random.nextInt(30)).map(u -> u * u).toArray();
            int most = 0;
            for (int k = 1; k <= p.length; k++) {
                double bound = k * 0.2 / p.length;
                most = Arrays.stream(p).filter(value -> value <= bound).count() >= k ? k : most;
            }
            assertEquals(most, FalseDiscoveryRate.discoveries(p, 0.2), "seed " + seed);
        }
    }

    @Test
    void noncentralStudent_simulated_agrees() {
        Random random = new Random(4);
        int below = 0;
        for (int i = 0; i < 200_000; i++) {
            double squares = 0;
            for (int k = 0; k < 4; k++) {
                double z = random.nextGaussian();
                squares += z * z;
            }
            below += (random.nextGaussian() + 1.5) / Math.sqrt(squares / 4) <= 2 ? 1 : 0;
        }
        assertEquals(below / 200_000.0, NoncentralStudent.cumulativeProbability(2, 4, 1.5), 0.005);
    }

    @Test
    void noncentralStudent_largeNoncentrality_goesOnSmoothly() {
        double before = NoncentralStudent.cumulativeProbability(37, 10, 36.99);
        double after = NoncentralStudent.cumulativeProbability(37, 10, 37.01);
        assertEquals(before, after, 0.03);
        assertTrue(ComparisonStatisticsReferenceTest.power(200, 3, 0.05) > 0.999);
        assertEquals(0.05, ComparisonStatisticsReferenceTest.power(0, 3, 0.05), 1e-9);
    }

    /** Where one side does not vary, the degrees of freedom are not random; and no difference is found at the level. */
    @Test
    void welchPower_edges() {
        for (int count : new int[] {2, 3, 10, 200}) {
            assertEquals(ComparisonStatisticsReferenceTest.power(3, count - 1.0, 0.05),
                    WelchPower.of(3, count, 0, 0.05), 1e-6);
            assertEquals(WelchPower.of(3, count, 1, 0.05), WelchPower.of(3, count, 0, 0.05), 1e-9);
            assertEquals(WelchPower.of(3, count, 0.3, 0.01), WelchPower.of(-3, count, 0.7, 0.01), 1e-9);
        }
        assertEquals(0.05, WelchPower.of(0, 500, 0.5, 0.05), 1e-3);
        assertEquals(0.48, WelchPower.of(5.653, 2, 0.5, 0.05), 0.005);
        assertEquals(1, WelchPower.of(1e6, 2, 0.5, 0.05), 1e-12);
    }
}
