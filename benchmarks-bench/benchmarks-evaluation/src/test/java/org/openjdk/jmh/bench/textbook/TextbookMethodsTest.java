package org.openjdk.jmh.bench.textbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.MannWhitneyTest;

class TextbookMethodsTest {

    /** A line of methods-reference.txt, which jmh-dynreconf's make_comparison_reference.py wrote with SciPy. */
    private record Case(String name, double confidence, double[] first, double[] second, double[] expected) {

        static Case parse(String line) {
            String[] fields = line.split("\\|");
            return new Case(fields[0].trim(), numbers(fields[1])[0], numbers(fields[2]), numbers(fields[3]),
                    numbers(fields[4]));
        }

        private static double[] numbers(String field) {
            return Arrays.stream(field.trim().split(" ")).mapToDouble(Double::parseDouble).toArray();
        }
    }

    private static Stream<Case> cases(String name) throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                TextbookMethodsTest.class.getResourceAsStream("methods-reference.txt"), StandardCharsets.US_ASCII))) {
            return reader.lines().map(Case::parse).filter(one -> one.name().equals(name)).toList().stream();
        }
    }

    private static ForkSamples side(double[] means) {
        return ForkSamples
                .ofScores(Arrays.stream(means).mapToObj(mean -> new double[] {mean}).toArray(double[][]::new));
    }

    @TestFactory
    Stream<DynamicTest> student_intervalsAndPValues() throws IOException {
        return cases("student").map(c -> DynamicTest.dynamicTest(Arrays.toString(c.first()), () -> {
            RatioEstimate estimate = TextbookMethods.named("student").estimate(side(c.first()), side(c.second()));
            Interval interval = estimate.interval(c.confidence());
            assertEquals(c.expected()[0], interval.lower(), 1e-8 * c.expected()[0]);
            assertEquals(c.expected()[1], interval.point(), 1e-12 * c.expected()[1]);
            assertEquals(c.expected()[2], interval.upper(), 1e-8 * c.expected()[2]);
            assertEquals(c.expected()[3], estimate.pValue(), 1e-8 * c.expected()[3]);
        }));
    }

    @TestFactory
    Stream<DynamicTest> hodgesLehmann_shifts() throws IOException {
        return cases("hodges-lehmann").map(c -> DynamicTest.dynamicTest(Arrays.toString(c.first()), () -> {
            HodgesLehmann shift = HodgesLehmann.of(c.first(), c.second());
            Interval interval = shift.interval(c.confidence());
            assertEquals(c.expected()[0], interval.lower(), 1e-12);
            assertEquals(c.expected()[1], interval.point(), 1e-12);
            assertEquals(c.expected()[2], interval.upper(), 1e-12);
            assertEquals(c.expected()[3], shift.pValue(), 1e-9);
        }));
    }

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
    void mannWhitney_fewForks_saysNothing() {
        assertEquals(0, changed("mann-whitney", 1.2, 1, 3));
        assertEquals(1, changed("mann-whitney", 1.2, 1, 4));
    }

    @Test
    void student_sidesThatScatterDifferently_findsChangesThatAreNone() {
        double wrong = changed("student", 1, 0.05, 2);
        assertTrue(wrong > 0.1, "2 forks: " + wrong);
    }

    /** Returns in which share of pairs of sides the interval at 95 % excludes 1; the baseline scatters by 3 %. */
    private static double changed(String name, double change, double unlike, int forks) {
        ComparisonMethod method = TextbookMethods.named(name);
        Random random = new Random(1);
        int changed = 0;
        for (int pair = 0; pair < 1000; pair++) {
            ForkSamples before = side(means(forks, 1, 0.03, random));
            ForkSamples after = side(means(forks, change, 0.03 * unlike, random));
            changed += method.estimate(before, after).interval(0.95).contains(1) ? 0 : 1;
        }
        return changed / 1000.0;
    }

    private static double[] means(int forks, double level, double scatter, Random random) {
        double[] means = new double[forks];
        Arrays.setAll(means, i -> level * Math.exp(scatter * random.nextGaussian()));
        return means;
    }

    @Test
    void named_unknown_isRefused() {
        assertEquals("unknown comparison method 'welsh'; known: welch, student, bootstrap, mann-whitney",
                assertThrows(IllegalArgumentException.class, () -> TextbookMethods.named("welsh")).getMessage());
    }
}
