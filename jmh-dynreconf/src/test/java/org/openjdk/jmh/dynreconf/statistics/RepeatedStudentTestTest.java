package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class RepeatedStudentTestTest {

    private static Stream<ReferenceCase> cases(String name) {
        return ReferenceCase.named("sequential-reference.txt", name).stream();
    }

    private static double rejected(int first, double... levels) {
        RepeatedStudentTest test = RepeatedStudentTest.first(first, levels[0]);
        for (int i = 1; i < levels.length; i++) {
            test = test.next(levels[i]);
        }
        return test.rejected();
    }

    /** Two million simulated samples, and the same recursion by other means. */
    @TestFactory
    Stream<DynamicTest> rejections() {
        return cases("repeated-student").map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            double rejected = rejected((int) c.parameters()[0], c.first());
            assertEquals(c.expected()[0], rejected, 4e-4);
            assertEquals(c.expected()[1], rejected, 3e-5);
        }));
    }

    /** Of a normal variable: levels of 10<sup>−12</sup> need no three digits. */
    private static double critical(double level) {
        return -new NormalDistribution().inverseCumulativeProbability(level / 2);
    }

    @TestFactory
    Stream<DynamicTest> levels() {
        return cases("levels").map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            int first = (int) c.parameters()[1];
            int last = (int) c.parameters()[2];
            SequentialLevels levels = SequentialLevels.of(c.parameters()[0], first, last, c.parameters()[3]);
            for (int k = first; k <= last; k++) {
                assertEquals(critical(c.expected()[k - first]), critical(levels.at(k)), 2e-3);
            }
        }));
    }

    /** The trial of issue 18: overall 5 % at most for 10, 20 and 30 values, looked at from the third on. */
    @Test
    void constantLevels_areThoseOfTheTrial() {
        assertEquals(0.0120, SequentialLevels.of(0.05, 3, 10, 0.5).at(7), 0.00005);
        assertEquals(0.0078, SequentialLevels.of(0.05, 3, 20, 0.5).at(20), 0.0001);
        assertEquals(0.0062, SequentialLevels.of(0.05, 3, 30, 0.5).at(3), 0.0001);
    }

    @Test
    void randomLevels_rejectAsOftenAsSimulatedSamplesAreRejected() {
        Random random = new Random(18);
        for (int round = 0; round < 4; round++) {
            int first = 3 + random.nextInt(3);
            double[] levels = random.doubles(2 + random.nextInt(8), 0.001, 0.05).toArray();
            int rejected = 0;
            int samples = 40_000;
            for (int i = 0; i < samples; i++) {
                rejected += isRejected(first, levels, random) ? 1 : 0;
            }
            double expected = rejected(first, levels);
            double error = Math.sqrt(expected * (1 - expected) / samples);
            assertEquals(expected, (double) rejected / samples, 4 * error, "round " + round);
        }
    }

    private static boolean isRejected(int first, double[] levels, Random random) {
        double[] values = random.doubles(first + levels.length - 1).map(u -> random.nextGaussian()).toArray();
        for (int look = 0; look < levels.length; look++) {
            int n = first + look;
            Moments moments = Moments.of(Arrays.copyOf(values, n));
            double t = moments.mean() / (moments.standardDeviation() / Math.sqrt(n));
            if (Math.abs(t) > StudentQuantile.of(1 - levels[look] / 2, n - 1)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void singleLook_hasItsNominalLevel() {
        assertEquals(0.05, rejected(5, 0.05), 1e-15);
        assertEquals(0.05, SequentialLevels.of(0.05, 5, 5, 0.5).at(5), 0);
    }

    @Test
    void manyLooks_strictOnesFirst_keepTheirLevel() {
        SequentialLevels levels = SequentialLevels.of(0.0001, 3, 500, 0.35);
        assertTrue(levels.at(3) < levels.at(500) && levels.at(500) < 0.0001);
        double[] all = new double[498];
        Arrays.setAll(all, i -> levels.at(3 + i));
        assertEquals(0.0001, rejected(3, all), 1e-8);
    }

    @Test
    void missingLooks_areRejected() {
        assertThrows(IllegalArgumentException.class, () -> RepeatedStudentTest.first(2, 0.05));
        SequentialLevels levels = SequentialLevels.of(0.05, 3, 6, 0.35);
        assertThrows(IllegalArgumentException.class, () -> levels.at(2));
        assertThrows(IllegalArgumentException.class, () -> levels.at(7));
    }
}
