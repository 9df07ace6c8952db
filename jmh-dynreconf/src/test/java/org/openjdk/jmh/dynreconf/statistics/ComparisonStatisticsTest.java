package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Worked examples, edges, and naive implementations of what comparisons and plans are made of. */
class ComparisonStatisticsTest {

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
