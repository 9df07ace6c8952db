package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
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

class SerialDependenceTest {

    private static final String REFERENCE = "change-point-reference.txt";

    private static List<Integer> integers(double[] numbers) {
        return Arrays.stream(numbers).mapToObj(number -> (int) number).collect(Collectors.toList());
    }

    private static double[] autoregressive(Random random, int length, double coefficient) {
        double[] series = new double[length];
        for (int i = 0; i < length; i++) {
            series[i] = (i == 0 ? 0 : coefficient * series[i - 1]) + random.nextGaussian();
        }
        return series;
    }

    /** The definition, with each value's segment looked up and each autocorrelation a sum over all pairs of values. */
    private static double naive(double[] series, List<Integer> starts) {
        int n = series.length;
        double[] deviations = new double[n];
        for (int i = 0; i < n; i++) {
            double sum = 0;
            int count = 0;
            for (int j = 0; j < n; j++) {
                int segmentOfI = 0;
                int segmentOfJ = 0;
                for (int start : starts) {
                    segmentOfI += i >= start ? 1 : 0;
                    segmentOfJ += j >= start ? 1 : 0;
                }
                sum += segmentOfI == segmentOfJ ? series[j] : 0;
                count += segmentOfI == segmentOfJ ? 1 : 0;
            }
            deviations[i] = series[i] - sum / count;
        }
        int longest = n >= 56 ? 7 : n >= 24 ? n / 8 : 3;
        double neighbours = 0;
        double all = 0;
        double squares = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double product = deviations[i] * deviations[j];
                int lag = Math.abs(i - j);
                squares += lag == 0 ? product : 0;
                neighbours += lag == 1 ? product / 2 : 0;
                all += lag <= longest ? (longest + 1.0 - lag) / (longest + 1) * product : 0;
            }
        }
        double first = (neighbours / squares + 2.5 / n) / Math.max(0.3, 1 - 10.0 / n);
        double lambda = Math.max(0, all / squares / Math.max(0.3, 1 - 2.2 * (longest + 1) / n));
        double second = (lambda - 1) / (lambda + 1);
        return Math.min(0.9, Math.max(0, Math.max(first, second)));
    }

    @Test
    void coefficient_workedExamples() {
        assertEquals(0, SerialDependence.of(new double[] {1, 3, 1, 3, 1, 3, 1, 3}, List.of()).coefficient);
        assertEquals(0.9, SerialDependence.of(new double[] {1, 1, 1, 1, 3, 3, 3, 3}, List.of()).coefficient);
    }

    @TestFactory
    Stream<DynamicTest> coefficients_areThoseOfTheReference() {
        return ReferenceCase.named(REFERENCE, "dependence").stream().map(c -> DynamicTest.dynamicTest(c.toString(),
                () -> assertEquals(c.expected()[0], SerialDependence.of(c.first(), integers(c.second())).coefficient,
                        1e-9)));
    }

    @TestFactory
    Stream<DynamicTest> whatIsLeft_isThatOfTheReference() {
        return ReferenceCase.named(REFERENCE, "without").stream().map(c -> DynamicTest.dynamicTest(c.toString(),
                () -> assertArrayEquals(c.expected(),
                        SerialDependence.of(c.first(), integers(c.second())).removedFrom(c.first()), 1e-9)));
    }

    @Test
    void coefficient_randomSeries_isThatOfTheDefinition() {
        Random random = new Random(11);
        int between = 0;
        for (int n = 4; n < 150; n++) {
            double[] series = autoregressive(random, n, random.nextDouble() - 0.2);
            List<Integer> starts = new ArrayList<>();
            for (int i = 2; i < n - 1; i++) {
                if (random.nextInt(20) == 0) {
                    starts.add(i);
                }
            }
            double expected = naive(series, starts);
            between += expected > 0 && expected < 0.9 ? 1 : 0;
            assertEquals(expected, SerialDependence.of(series, starts).coefficient, 1e-9, "length " + n);
        }
        assertTrue(between > 70, between + " say more than that the coefficient is cut");
    }

    @Test
    void whatIsLeft_ofADependentSeries_dependsLittle() {
        double[] series = autoregressive(new Random(12), 2000, 0.6);
        SerialDependence dependence = SerialDependence.of(series, List.of());
        assertEquals(0.6, dependence.coefficient, 0.06);
        double[] left = dependence.removedFrom(series);
        assertEquals(0, SerialDependence.of(left, List.of()).coefficient, 0.06);
    }

    @Test
    void whatIsLeft_withoutDependence_isTheSeries() {
        double[] series = {1, 3, 1, 3, 1, 3, 1, 3};
        assertArrayEquals(series, SerialDependence.of(series, List.of()).removedFrom(series));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 1e-300, 1e300})
    void coefficient_levelsWithoutScatter_isNone(double step) {
        double[] series = new double[17];
        Arrays.fill(series, 0, 9, 0.1);
        Arrays.fill(series, 9, 17, 0.1 + step);
        assertEquals(0, SerialDependence.of(series, List.of(9)).coefficient);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-250, 1e-3, 1e200})
    void coefficient_doesNotDependOnTheUnit(double unit) {
        double[] series = autoregressive(new Random(13), 40, 0.4);
        double expected = SerialDependence.of(series, List.of(20)).coefficient;
        double[] scaled = Arrays.stream(series).map(value -> unit * value).toArray();
        assertEquals(expected, SerialDependence.of(scaled, List.of(20)).coefficient, 1e-9);
    }

    @Test
    void coefficient_singleValue_isNone() {
        SerialDependence dependence = SerialDependence.of(new double[] {7}, List.of());
        assertEquals(0, dependence.coefficient);
        assertArrayEquals(new double[] {7}, dependence.removedFrom(new double[] {7}));
    }

    @Test
    void changes_ofDependentNights_areRarelySeen() {
        Random random = new Random(14);
        int plain = 0;
        int dependent = 0;
        for (int i = 0; i < 200; i++) {
            double[] series = autoregressive(random, 60, 0.5);
            plain += ChangePoints.of(series, 99, 0.01, new RandomStream(i)).isEmpty() ? 0 : 1;
            dependent += ChangePoints.ofDependent(series, 99, 0.01, new RandomStream(i)).isEmpty() ? 0 : 1;
        }
        assertTrue(plain > 30, plain + " of 200 by E-divisive");
        assertTrue(dependent <= 10, dependent + " of 200");
    }

    @Test
    void changes_ofIndependentNights_areThoseOfEDivisive() {
        Random random = new Random(15);
        double[] series = new double[80];
        double[] levels = {10, 12, 11, 14};
        Arrays.setAll(series, i -> levels[i / 20] + 0.2 * random.nextGaussian());
        assertEquals(List.of(20, 40, 60), ChangePoints.ofDependent(series, 499, 0.01, new RandomStream(1)).stream()
                .map(ChangePoint::index).collect(Collectors.toList()));
    }
}
