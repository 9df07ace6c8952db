package org.openjdk.jmh.dynreconf.criteria.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fast criteria against {@link Textbook} on random data; the seed names the data in a failure. */
class CriteriaPropertyTest {

    /** More by {@code -Dseeds=25}. */
    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("seeds", 10));
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void cv_anyData_isTheTextbooks(long seed) {
        double[][] iterations = RandomData.iterations(new Random(seed), 6, 200);
        double[] expected = Textbook.unions(iterations).stream()
                .mapToDouble(Textbook::coefficientOfVariation).toArray();
        assertArrayEquals(expected, Vectors.ofIterations("cv", seed, iterations), 1e-10, "seed " + seed);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void kld_anyIterations_isTheTextbooks(long seed) {
        double[][] iterations = RandomData.iterations(new Random(seed), 4, 150);
        assertArrayEquals(textbookProbabilities(iterations), Vectors.ofIterations("kld", seed, iterations), 5e-5,
                "seed " + seed);
    }

    /**
     * A fork's values are merged within 1/256 of their interquartile range. That moves Tukey's fences by up to 0.6 % of
     * it, and values near them to the other side: the divergence may change by 3 %, a probability of 0.99 by 0.0003.
     */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void kld_anyForks_isTheTextbooksWithinMergingError(long seed) {
        Random random = new Random(seed);
        double[][][] forks = new double[3][][];
        Arrays.setAll(forks, f -> RandomData.iterations(random, 5, 300));
        double[][] unions = Arrays.stream(forks).map(Textbook::union).toArray(double[][]::new);
        double[] expected = textbookProbabilities(unions);
        double[] actual = Vectors.ofForks("kld", seed, forks);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(Math.log(expected[i]), Math.log(actual[i]), 1e-4 - 0.03 * Math.log(expected[i]),
                    "seed " + seed + ", fork " + (i + 2));
        }
    }

    private static double[] textbookProbabilities(double[][] elements) {
        List<double[]> unions = Textbook.unions(elements);
        double[] probabilities = new double[unions.size() - 1];
        Arrays.setAll(probabilities, i -> Textbook.sameProbability(unions.get(i), unions.get(i + 1), 1000));
        return probabilities;
    }

    /**
     * Both sides are Monte Carlo. With 4,000 simulations a limit at 99 % has a standard error of 0.077 standard errors
     * of the mean, the width of 5.15 such one of 0.11 and the difference of two one of 0.15, or 3 % of the width;
     * sharing resampled means adds 1 %. Five of these are 16 %.
     */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void rciw_anyForks_isTheTextbooksWithinMonteCarloError(long seed) {
        Random random = new Random(seed);
        double[][][] forks = new double[3][][];
        Arrays.setAll(forks, f -> RandomData.iterations(random, 4, 50));
        double[] actual = Vectors.ofForks("rciw:simulations=4000", seed, forks);
        for (int x = 1; x <= forks.length; x++) {
            double expected = Textbook.confidenceIntervalWidth(Arrays.copyOf(forks, x), 4000, 0.99, random);
            assertEquals(expected, actual[x - 1], 0.16 * expected, "seed " + seed + ", fork " + x);
        }
    }

    @Test
    void vector_fromLaterUnion_isTheEndOfTheWholeVector() {
        double[][] iterations = RandomData.iterations(new Random(3), 6, 100);
        for (String criterion : List.of("cv", "kld")) {
            double[] whole = Vectors.ofIterations(criterion, 1, iterations);
            double[] end = Vectors.ofIterationsFrom(criterion, 1, 5, iterations);
            assertArrayEquals(Arrays.copyOfRange(whole, whole.length - 2, whole.length), end, criterion);
        }
        assertEquals(2, Vectors.ofIterationsFrom("rciw", 1, 5, iterations).length);
    }

    @Test
    void rciw_otherSeed_drawsOtherwise() {
        double[][] iterations = RandomData.iterations(new Random(6), 3, 50);
        double first = Vectors.ofIterations("rciw", 1, iterations)[2];
        assertEquals(first, Vectors.ofIterations("rciw", 1, iterations)[2]);
        assertNotEquals(first, Vectors.ofIterations("rciw", 2, iterations)[2]);
    }

    @Test
    void vector_askedTwice_doesNotChange() {
        double[][] large = RandomData.iterations(new Random(4), 6, 300);
        double[][] small = RandomData.iterations(new Random(5), 3, 40);
        for (String criterion : List.of("cv", "kld")) {
            IncrementalStability<?> used = Vectors.stability(criterion, 1);
            Vectors.ofIterations(used, large);
            assertArrayEquals(Vectors.ofIterations(criterion, 1, small), Vectors.ofIterations(used, small), criterion);
        }
    }
}
