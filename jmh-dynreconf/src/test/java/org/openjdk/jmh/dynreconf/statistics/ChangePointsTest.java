package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChangePointsTest {

    private static List<Integer> changes(double... series) {
        return ChangePoints.of(series, 499, 0.01, new RandomStream(1)).stream().map(ChangePoint::index)
                .collect(Collectors.toList());
    }

    private static double[] levels(Random random, double deviation, double... levels) {
        double[] series = new double[20 * levels.length];
        Arrays.setAll(series, i -> levels[i / 20] + deviation * random.nextGaussian());
        return series;
    }

    /** The formula itself, with a loop for each of its sums. */
    private static double naive(double[] series, int place) {
        double between = 0;
        double left = 0;
        double right = 0;
        for (int i = 0; i < series.length; i++) {
            for (int j = 0; j < i; j++) {
                double distance = Math.abs(series[i] - series[j]);
                if (i < place) {
                    left += distance;
                } else if (j >= place) {
                    right += distance;
                } else {
                    between += distance;
                }
            }
        }
        double m = place;
        double n = series.length - m;
        double energy = 2 / (m * n) * between - 2 / (m * (m - 1)) * left - 2 / (n * (n - 1)) * right;
        return m * n / (m + n) * energy;
    }

    @Test
    void split_workedExample() {
        double[] series = {0, 0, 4, 4};
        EnergySplit.Place place = new EnergySplit(series).best(series);
        assertEquals(2, place.index);
        assertEquals(8, place.difference);
    }

    @Test
    void split_randomSeries_isThatOfTheFormula() {
        Random random = new Random(5);
        for (int n = 4; n < 200; n++) {
            double[] series = new double[n];
            int distinct = 1 + random.nextInt(2 * n);
            double origin = random.nextBoolean() ? 0 : 1e9 * random.nextGaussian();
            Arrays.setAll(series, i -> origin + random.nextInt(distinct) * 0.37);
            EnergySplit.Place place = new EnergySplit(series).best(series);
            double scale = 1e-9 * n * distinct;
            assertEquals(naive(series, place.index), place.difference, scale, "length " + n);
            for (int other = 2; other <= n - 2; other++) {
                assertTrue(naive(series, other) <= place.difference + scale, "length " + n + ", place " + other);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> splits_areThoseOfTheReference() {
        return ReferenceCase.named("change-point-reference.txt", "split").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    EnergySplit.Place place = new EnergySplit(c.first()).best(c.first());
                    assertEquals(c.expected()[0], place.index);
                    assertEquals(c.expected()[1], place.difference, 1e-9 * Math.abs(c.expected()[1]));
                }));
    }

    @TestFactory
    Stream<DynamicTest> changes_areThoseOfTheReference() {
        return ReferenceCase.named("change-point-reference.txt", "changes").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(),
                        () -> assertEquals(Arrays.stream(c.expected()).mapToObj(e -> (int) e)
                                .collect(Collectors.toList()), changes(c.first()))));
    }

    @Test
    void changes_levelsUpAndDown_areFoundWhereTheyAre() {
        assertEquals(List.of(20, 40, 60), changes(levels(new Random(2), 0.2, 10, 12, 11, 14)));
    }

    /** At a level of 1 %, of 200 series without a change at most five have one, but in 3 of 1,000 tests. */
    @Test
    void changes_noChange_areRarelyFound() {
        Random random = new Random(3);
        int found = 0;
        for (int i = 0; i < 200; i++) {
            found += ChangePoints.of(levels(random, 1, 0, 0), 199, 0.01, new RandomStream(i)).isEmpty() ? 0 : 1;
        }
        assertTrue(found <= 5, found + " of 200");
    }

    @Test
    void changes_sameSeed_areTheSame() {
        double[] series = levels(new Random(4), 1, 0, 0.8, 0.3);
        assertEquals(ChangePoints.of(series, 99, 0.3, new RandomStream(9)).toString(),
                ChangePoints.of(series, 99, 0.3, new RandomStream(9)).toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 4, 50})
    void changes_constantOrShortSeries_areNone(int length) {
        double[] series = new double[length];
        Arrays.fill(series, 0.1);
        assertEquals(List.of(), changes(series));
    }

    @Test
    void changes_oneStepOfExactValues_isFound() {
        double[] series = new double[20];
        Arrays.fill(series, 7, 20, 1e-12);
        assertEquals(List.of(7), changes(series));
    }

    @Test
    void changes_notFinite_areRefused() {
        assertEquals("value 2 of the series is NaN",
                assertThrows(IllegalArgumentException.class, () -> changes(1, Double.NaN, 2, 3)).getMessage());
    }
}
