package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MedianShiftTest {

    private static double naiveMedian(List<Double> values) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        int n = sorted.size();
        return n % 2 == 1 ? sorted.get(n / 2) : (sorted.get(n / 2 - 1) + sorted.get(n / 2)) / 2;
    }

    private static double naiveError(List<Double> series) {
        List<Double> steps = new ArrayList<>();
        for (int i = 1; i < series.size(); i++) {
            steps.add(Math.log(series.get(i) / series.get(i - 1)));
        }
        double trend = naiveMedian(steps);
        List<Double> deviations = steps.stream().map(step -> Math.abs(step - trend)).toList();
        return 1.2533 * 1.4826 * naiveMedian(deviations) * Math.sqrt(2.0 / series.size());
    }

    @TestFactory
    Stream<DynamicTest> shifts_areThoseOfTheReference() {
        return ReferenceCase.named("median-shift-reference.txt", "shift").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    MedianShift shift = MedianShift.of(c.first());
                    assertEquals(c.expected()[0], shift.shift(), 1e-12 * Math.abs(c.expected()[0]));
                    assertEquals(c.expected()[1], shift.standardError(), 2e-5 * c.expected()[1]);
                }));
    }

    @Test
    void workedExample() {
        MedianShift shift = MedianShift.of(1, Math.E, Math.exp(2), Math.E, Math.exp(4), Math.exp(4));
        assertEquals(3, shift.shift(), 1e-12);
        assertEquals(1.2533 * 1.4826 / Math.sqrt(3), shift.standardError(), 1e-12);
        assertTrue(shift.exceeds(1.9));
        assertFalse(shift.exceeds(1.95));
    }

    @Test
    void randomSeries_areLikeTheFormula() {
        Random random = new Random(12);
        for (int n = 4; n < 100; n++) {
            double[] series = new double[n];
            double slope = 0.1 * random.nextGaussian();
            double noise = random.nextDouble();
            Arrays.setAll(series, i -> 100 * Math.exp(slope * i + noise * random.nextGaussian()));
            List<Double> values = Arrays.stream(series).boxed().toList();
            MedianShift shift = MedianShift.of(series);
            double expected =
                    Math.log(naiveMedian(values.subList(n - n / 2, n)) / naiveMedian(values.subList(0, n / 2)));
            assertEquals(expected, shift.shift(), 1e-12, "length " + n);
            assertEquals(naiveError(values), shift.standardError(), 1e-12, "length " + n);
            assertEquals(Math.abs(expected) > 0.02 + naiveError(values), shift.exceeds(0.02), "length " + n);
        }
    }

    /** Shifts of pure noise vary by the standard error; medians of ten values vary a little less than those of many. */
    @Test
    void standardError_isTheDeviationOfShiftsOfNoise() {
        Random random = new Random(13);
        double squares = 0;
        double errors = 0;
        int rounds = 4000;
        for (int round = 0; round < rounds; round++) {
            double[] noise = new double[20];
            Arrays.setAll(noise, i -> Math.exp(0.1 * random.nextGaussian()));
            MedianShift shift = MedianShift.of(noise);
            squares += shift.shift() * shift.shift() / rounds;
            errors += shift.standardError() / rounds;
        }
        assertEquals(Math.sqrt(squares), errors, 0.1 * errors);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void fewValues_haveNoShift(int length) {
        double[] series = new double[length];
        Arrays.setAll(series, i -> 1 + i);
        MedianShift shift = MedianShift.of(series);
        assertEquals(Double.NaN, shift.shift());
        assertFalse(shift.exceeds(0));
    }

    @Test
    void fewValues_haveNoKnownError() {
        assertEquals(0, MedianShift.of().standardError());
        assertEquals(0, MedianShift.of(7).standardError());
        assertEquals(0, MedianShift.of(7, 9).standardError());
        assertEquals(naiveError(List.of(7.0, 9.0, 3.0)), MedianShift.of(7, 9, 3).standardError(), 1e-12);
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.MIN_VALUE, 1, Double.MAX_VALUE})
    void constant_doesNotMove(double value) {
        MedianShift shift = MedianShift.of(value, value, value, value, value);
        assertEquals(0, shift.shift());
        assertEquals(0, shift.standardError());
        assertFalse(shift.exceeds(0));
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, 0, Double.POSITIVE_INFINITY})
    void seriesWithoutUsableValue_saysNothing(double value) {
        MedianShift shift = MedianShift.of(value, value, value, value);
        assertEquals(Double.NaN, shift.shift());
        assertEquals(0, shift.standardError());
        assertFalse(shift.exceeds(0));
    }

    /** One value of many is a spike, whatever it is; NaN counts as the largest. */
    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, 0, Double.POSITIVE_INFINITY, 1e300})
    void oneUnusableValue_hardlyMatters(double value) {
        assertEquals(0, MedianShift.of(5, 5, value, 5, 5, 5, 5, 5).shift());
        assertEquals(0, MedianShift.of(5, 5, value, 5, 5, 5, 5, 5).standardError());
    }

    @Test
    void hugeShift_isFinite_ifTheRatioIs() {
        assertEquals(2 * Math.log(1e150), MedianShift.of(1e-150, 1e-150, 1e150, 1e150).shift(), 1e-9);
        assertTrue(MedianShift.of(1, 1, 1e300, 1e300).exceeds(600));
        assertEquals(Double.POSITIVE_INFINITY, MedianShift.of(1e-300, 1e-300, 1e300, 1e300).shift());
        assertEquals(Double.NEGATIVE_INFINITY, MedianShift.of(1e300, 1e300, 1e-300, 1e-300).shift());
    }
}
