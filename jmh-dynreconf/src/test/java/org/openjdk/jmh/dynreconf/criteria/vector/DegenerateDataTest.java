package org.openjdk.jmh.dynreconf.criteria.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

class DegenerateDataTest {

    private static double[] constant(double value, int count) {
        double[] values = new double[count];
        Arrays.fill(values, value);
        return values;
    }

    @ParameterizedTest
    @ValueSource(doubles = {5, 0, -5, 0.1, 1e300, 1e-300, Double.MIN_VALUE, 4e-310})
    void constant_isWithoutVariationAndTheSame(double value) {
        for (int count : new int[] {2, 40}) {
            double[][] iterations = {constant(value, count), constant(value, count), constant(value, count)};
            assertArrayEquals(new double[] {0, 0, 0}, Vectors.ofIterations("cv", 1, iterations));
            assertArrayEquals(new double[] {0, 0, 0}, Vectors.ofIterations("rciw", 1, iterations));
            assertArrayEquals(new double[] {1, 1}, Vectors.ofIterations("kld", 1, iterations));
        }
    }

    @Test
    void singleValues_elementWithOneIsLeftOut() {
        double[][] scores = {{10}, {11}, {12}};
        assertEquals(2, Vectors.ofIterations("cv", 1, scores).length);
        assertEquals(2, Vectors.ofIterations("rciw", 1, scores).length);
        assertEquals(2, Vectors.ofIterations("kld", 1, scores).length);
        assertEquals(0, Vectors.ofIterations("cv", 1, new double[][] {{10}}).length);
        assertEquals(0, Vectors.ofIterations("rciw", 1, new double[][] {{10}}).length);
        assertEquals(0, Vectors.ofIterations("kld", 1, new double[][] {{10}}).length);
    }

    @Test
    void meanZero_variationIsInfiniteNotNaN() {
        double[][] iterations = {{-1, 1}, {-1, 1}};
        for (double value : Vectors.ofIterations("cv", 1, iterations)) {
            assertEquals(Double.POSITIVE_INFINITY, value);
        }
        for (double value : Vectors.ofIterations("rciw", 1, iterations)) {
            assertEquals(Double.POSITIVE_INFINITY, value);
        }
    }

    @Test
    void negativeValues_areJudgedLikePositiveOnes() {
        double[][] positive = {{10, 11, 12}, {10, 12, 13}};
        double[][] negative = {{-10, -11, -12}, {-10, -12, -13}};
        assertArrayEquals(Vectors.ofIterations("cv", 1, positive), Vectors.ofIterations("cv", 1, negative), 1e-15);
        assertArrayEquals(Vectors.ofIterations("kld", 1, positive), Vectors.ofIterations("kld", 1, negative), 1e-5);
        double[] widths = Vectors.ofIterations("rciw", 1, negative);
        assertTrue(widths[0] > 0 && widths[0] < 1, Arrays.toString(widths));
    }

    /** Squares of such values overflow: infinite variation, which leaves the checkpoint undecided, but never NaN. */
    @Test
    void hugeValues_areInfiniteNotNaN() {
        double[][] iterations = {{1e308, 1.5e308}, {1e308, 1.2e308}};
        for (String criterion : List.of("cv", "rciw")) {
            for (double value : Vectors.ofIterations(criterion, 1, iterations)) {
                assertEquals(Double.POSITIVE_INFINITY, value, criterion);
            }
        }
    }

    @Test
    void kld_twoDifferentConstants_areNotTheSame() {
        double[] probabilities = Vectors.ofIterations("kld", 1, constant(1, 100), constant(2, 100));
        assertEquals(1, probabilities.length);
        assertEquals(0, probabilities[0]);
    }

    /** Four fifths of the values make both quartiles the same; the rest is outside the fences of zero width. */
    @Test
    void kld_quantisedToMostlyOneValue_isConstant() {
        double[] quantised = constant(100, 100);
        Arrays.fill(quantised, 0, 20, 200);
        assertArrayEquals(new double[] {1}, Vectors.ofIterations("kld", 1, quantised, constant(100, 100)));
    }

    @Test
    void kld_scoresCloserThanFinest_areTheSame() {
        double[] probabilities = Vectors.ofIterations("kld", 1, new double[][] {{100}, {100.1}, {99.9}, {100}});
        for (double probability : probabilities) {
            assertTrue(probability > 0.99, Arrays.toString(probabilities));
        }
    }

    /** Noise of 10 % makes scores the same up to 10 %, but not beyond the coarsest resolution. */
    @Test
    void kld_noisyScores_areTheSameUpToCoarsest() {
        double[][] noisy = {{100}, {90}, {108}, {97}, {112}, {88}};
        double capped = Vectors.ofIterations("kld", 1, noisy)[4];
        double fixed = Vectors.ofIterations("kld:finest=0.03,coarsest=0.03", 1, noisy)[4];
        double free = Vectors.ofIterations("kld:coarsest=1", 1, noisy)[4];
        assertEquals(fixed, capped);
        assertTrue(free > capped + 0.01, free + " against " + capped);
    }

    @Test
    void kld_scoresFurtherThanCoarsest_areNotTheSame() {
        double[] probabilities = Vectors.ofIterations("kld", 1, new double[][] {{100}, {110}});
        assertFalse(probabilities[0] > 0.5, Arrays.toString(probabilities));
    }

    /** 30 values make a distribution, 29 are scores: only scores have a resolution that hides small differences. */
    @Test
    void kld_manyValues_haveNoResolution() {
        assertEquals(0, Vectors.ofIterations("kld", 1, constant(100, 30), constant(100.1, 30))[0]);
        assertTrue(Vectors.ofIterations("kld", 1, constant(100, 29), constant(100.1, 29))[0] > 0.99);
    }

    /** However few different values a quantised timer leaves of a fork, they are no scores. */
    @Test
    void kld_forksOfFewDifferentValues_areDistributions() {
        double[][][] forks = new double[2][10][200];
        for (int f = 0; f < 2; f++) {
            for (double[] iteration : forks[f]) {
                int shift = f;
                Arrays.setAll(iteration, i -> 1000 + i % 3 + shift);
            }
        }
        assertTrue(Vectors.ofForks("kld", 1, forks)[0] < 0.9);
    }

    @Test
    void rciw_correction_widensFewForks() {
        double[][][] forks = {{{10}, {11}}, {{12}, {11}}, {{10}, {12}}};
        double[] plain = Vectors.ofForks("rciw", 1, forks);
        double[] corrected = Vectors.ofForks("rciw:correction=1", 1, forks);
        assertEquals(5.2, corrected[2] / plain[2], 0.8);
    }

    /** Blocks hold iterations together, not forks. */
    @Test
    void rciw_block_narrowsAlternatingIterations() {
        double[][] alternating = {{10}, {12}, {10}, {12}, {10}, {12}};
        double single = Vectors.ofIterations("rciw", 1, alternating)[4];
        double pairs = Vectors.ofIterations("rciw:block=2", 1, alternating)[4];
        assertEquals(0, pairs);
        assertTrue(single > 0.1);
        double[][][] forks = {{{10}, {10}}, {{12}, {12}}};
        assertTrue(Vectors.ofForks("rciw:block=2", 1, forks)[1] > 0.1);
        assertEquals(0, Vectors.ofForks("rciw:block=2", 1, new double[][][] {{{10}, {12}}, {{10}, {12}}})[0]);
    }

    @Test
    void of_measurements_isTheLastElementOfTheVector() {
        DrawnIteration first = DrawnIteration.of(new double[] {10, 11, 12}, 1, VmActivity.UNKNOWN);
        DrawnIteration second = DrawnIteration.of(new double[] {11, 13}, 1, VmActivity.UNKNOWN);
        Measurements fork = Measurements.ofFork(List.of(first, second));
        assertEquals(Vectors.ofIterations("cv", 1, first.values(), second.values())[1],
                Vectors.stability("cv", 1).of(fork));
        Measurements forks = Measurements.ofForks(List.of(List.of(first), List.of(second)));
        assertEquals(Vectors.ofForks("kld", 1, new double[][][] {{first.values()}, {second.values()}})[0],
                Vectors.stability("kld", 1).of(forks));
        Measurements one = Measurements.ofFork(List.of(first));
        assertTrue(Double.isNaN(Vectors.stability("kld", 1).of(one)));
    }
}
