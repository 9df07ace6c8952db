package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.apache.commons.math3.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OverallLevelsTest {

    @ParameterizedTest
    @CsvSource({"3, 20, 0.35", "3, 10, 0.35", "5, 30, 0.35", "3, 60, 0.35", "3, 3, 0.35", "4, 5, 0.35", "3, 20, 0.5",
        "3, 10, 0",
        "5, 40, 0.2"})
    void nominalLevels_areThoseThatAreSolvedFor(int first, int last, double shape) {
        OverallLevels levels = OverallLevels.of(first, last, shape);
        for (double level : new double[] {0.4, 0.1, 0.05, 0.01, 1e-3, 1e-4}) {
            SequentialLevels solved = SequentialLevels.of(level, first, last, shape);
            for (int values = first; values <= last; values++) {
                double nominal = solved.at(values);
                if (nominal > 2 * SequentialLevels.LOWEST) {
                    assertEquals(1, levels.nominal(level, values) / nominal, 1e-3, level + " at " + values);
                    assertEquals(1, levels.overall(nominal, values) / level, 1e-3, level + " at " + values);
                }
            }
        }
    }

    @Test
    void overall_isOneMoreWayToReadNominal() {
        OverallLevels levels = OverallLevels.of(3, 20, SequentialLevels.SHAPE);
        for (double level = 0.7; level > 1e-9; level *= 0.7) {
            double nominal = levels.nominal(level, 20);
            assertTrue(nominal <= level && level <= 18 * nominal, level + " has " + nominal);
            assertEquals(1, levels.overall(nominal, 20) / level, level < 1e-5 ? 0.8 : 1e-3, Double.toString(level));
            assertTrue(levels.overall(nominal * 0.999, 20) <= levels.overall(nominal, 20), Double.toString(level));
        }
    }

    @Test
    void workedExample() {
        assertEquals(0.05, OverallLevels.of(3, 20, SequentialLevels.SHAPE).overall(0.0164, 20), 0.0002);
    }

    @Test
    void extremes_haveALevel() {
        OverallLevels levels = OverallLevels.of(3, 40, SequentialLevels.SHAPE);
        assertEquals(1, levels.overall(1, 30), 0);
        assertTrue(levels.overall(0, 3) > 0 && levels.overall(0, 3) < 1e-3);
        assertTrue(levels.overall(0, 40) < 1e-10);
        assertTrue(levels.nominal(1e-15, 40) >= SequentialLevels.LOWEST);
    }

    /** The smallest overall level of all looks is uniform if nothing has changed. */
    @Test
    void smallestOfAllLooks_isAPValue() {
        OverallLevels levels = OverallLevels.of(3, 12, SequentialLevels.SHAPE);
        Random random = new Random(36);
        int samples = 20_000;
        double[] bounds = {0.01, 0.05, 0.2, 0.5};
        int[] below = new int[bounds.length];
        for (int i = 0; i < samples; i++) {
            double p = smallest(levels, random.doubles(12).map(u -> random.nextGaussian()).toArray());
            for (int b = 0; b < bounds.length; b++) {
                below[b] += p <= bounds[b] ? 1 : 0;
            }
        }
        for (int b = 0; b < bounds.length; b++) {
            double error = Math.sqrt(bounds[b] * (1 - bounds[b]) / samples);
            assertEquals(bounds[b], (double) below[b] / samples, 4 * error);
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 8, 0.5", "3, 20, 0.35", "5, 9, 0.5"})
    void atAnEnd_allThatIsLeftIsSpent(int first, int last, double shape) {
        OverallLevels levels = OverallLevels.of(first, last, shape);
        for (double level : new double[] {0.1, 0.05, 1e-3}) {
            for (int end = first; end <= last; end += 2) {
                double nominal = levels.nominalAtEnd(level, end);
                RepeatedStudentTest test =
                        RepeatedStudentTest.first(first, end == first ? nominal : levels.nominal(level, first));
                for (int values = first + 1; values <= end; values++) {
                    test = test.next(values == end ? nominal : levels.nominal(level, values));
                }
                assertEquals(1, test.rejected() / level, 2e-3, level + " at an end after " + end);
                assertEquals(1, levels.overallAtEnd(nominal, end) / level, 2e-3, level + " at an end after " + end);
                assertTrue(nominal >= levels.nominal(level, end), level + " at an end after " + end);
            }
        }
    }

    /** Sequences of normal values around 0 that end after five of at most eight values. */
    @Test
    void atAnEnd_equalSidesDifferAsOftenAsIsAllowed() {
        OverallLevels levels = OverallLevels.of(3, 8, 0.5);
        double level = 0.05;
        double[] nominal = {levels.nominal(level, 3), levels.nominal(level, 4), levels.nominalAtEnd(level, 5)};
        Random random = new Random(60);
        int samples = 40_000;
        int wrong = 0;
        for (int i = 0; i < samples; i++) {
            double[] values = random.doubles(5).map(u -> random.nextGaussian()).toArray();
            boolean rejects = false;
            for (int n = 3; n <= 5; n++) {
                rejects |= nominal(Arrays.copyOf(values, n)) <= nominal[n - 3];
            }
            wrong += rejects ? 1 : 0;
        }
        assertEquals(level, (double) wrong / samples, 4 * Math.sqrt(level * (1 - level) / samples));
    }

    @Test
    void atAnEnd_extremesHaveALevel() {
        OverallLevels levels = OverallLevels.of(3, 8, 0.5);
        assertEquals(1, levels.overallAtEnd(1, 5), 1e-9);
        assertEquals(levels.overall(1e-12, 5), levels.overallAtEnd(1e-12, 5), 0);
        assertEquals(1e-12, levels.overallAtEnd(1e-12, 3), 0);
    }

    private static double smallest(OverallLevels levels, double[] values) {
        double smallest = 1;
        for (int n = 3; n <= values.length; n++) {
            smallest = Math.min(smallest, levels.overall(nominal(Arrays.copyOf(values, n)), n));
        }
        return smallest;
    }

    private static double nominal(double[] values) {
        Moments moments = Moments.of(values);
        double t = moments.mean() / (moments.standardDeviation() / Math.sqrt(values.length));
        return 2 * new TDistribution(null, values.length - 1).cumulativeProbability(-Math.abs(t));
    }
}
