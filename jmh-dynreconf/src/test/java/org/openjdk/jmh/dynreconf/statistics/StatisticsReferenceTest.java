package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares with NumPy and SciPy. Formulas in closed form must agree to 1e-12 of the result: both sides sum at most a
 * hundred doubles, in different orders, and the data set far from zero (1e9 + 0.001 z) loses three digits to its own
 * rounding, which is why its deviation is compared to 1e-9.
 */
class StatisticsReferenceTest {

    private static final double CLOSED_FORM = 1e-12;

    @TestFactory
    Stream<DynamicTest> moments() {
        return Stream.of(
                all("mean", CLOSED_FORM, c -> Moments.of(c.first()).mean()),
                all("sd", 1e-9, c -> Moments.of(c.first()).standardDeviation()),
                all("cv", 1e-9, c -> Moments.of(c.first()).coefficientOfVariation()),
                all("weighted-mean", CLOSED_FORM, c -> Moments.of(c.first(), c.secondAsCounts()).mean()),
                all("weighted-sd", 1e-9, c -> Moments.of(c.first(), c.secondAsCounts()).standardDeviation()))
                .flatMap(s -> s);
    }

    @TestFactory
    Stream<DynamicTest> quantiles() {
        return Stream.of(
                all("quantile", CLOSED_FORM, c -> Quantiles.ofSorted(c.first(), c.parameters()[0])),
                all("weighted-quantile", CLOSED_FORM,
                        c -> Quantiles.ofSorted(c.first(), c.secondAsCounts(), c.parameters()[0])),
                all("interquartile-mean", CLOSED_FORM, c -> InterquartileMean.of(c.first(), c.secondAsCounts())))
                .flatMap(s -> s);
    }

    /** Distribution functions are approximated on either side, to ten digits and more. */
    @TestFactory
    Stream<DynamicTest> comparisons() {
        return Stream.of(
                all("mann-whitney-u", CLOSED_FORM, c -> MannWhitneyTest.statistic(c.first(), c.second())),
                all("mann-whitney-p", 1e-9, c -> MannWhitneyTest.pValue(c.first(), c.second())),
                all("cliffs-delta", CLOSED_FORM, c -> CliffsDelta.of(c.first(), c.second())),
                all("welch-t", CLOSED_FORM, c -> WelchTest.statistic(Moments.of(c.first()), Moments.of(c.second()))),
                all("welch-df", CLOSED_FORM,
                        c -> WelchTest.degreesOfFreedom(Moments.of(c.first()), Moments.of(c.second()))),
                all("welch-p", 1e-9, c -> WelchTest.pValue(Moments.of(c.first()), Moments.of(c.second()))))
                .flatMap(s -> s);
    }

    @TestFactory
    Stream<DynamicTest> densitiesAndLines() {
        return Stream.of(
                all("silverman", CLOSED_FORM, c -> GridDensity.silvermanBandwidth(c.parameters()[0],
                        c.parameters()[1], c.parameters()[2])),
                all("density", 1e-9, c -> new KernelDensity(c.first(), c.parameters()[0]).at(c.parameters()[1])),
                all("theil-sen-slope", CLOSED_FORM, c -> TheilSen.of(c.first()).slope()),
                all("slope-error", 1e-9, c -> SlopeError.of(c.first())),
                all("small-sample-factor", 1e-6, c -> HierarchicalBootstrap.smallSampleFactor(
                        (int) c.parameters()[0], c.parameters()[1])))
                .flatMap(s -> s);
    }

    @TestFactory
    Stream<DynamicTest> randomNumbers() {
        return ReferenceCase.named("random-double").stream().map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            RandomStream random = new RandomStream((long) c.parameters()[0]);
            double[] drawn = new double[c.expected().length];
            Arrays.setAll(drawn, i -> random.nextDouble());
            assertArrayEquals(c.expected(), drawn);
        }));
    }

    /**
     * The limits of a percentile interval at 99 % vary from one bootstrap to the next: with 100,000 simulations the
     * standard error of a limit is √(0.005 · 0.995 / 100,000) / φ(2.58), 0.015 standard errors of the mean, and the
     * width is 5.2 of these. Both sides vary, so 2 % of the width are six standard errors.
     */
    @TestFactory
    Stream<DynamicTest> bootstrapIntervals() {
        return Stream.of("bootstrap", "hierarchical").flatMap(n -> ReferenceCase.named(n).stream())
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    RandomStream random = new RandomStream(5);
                    ResampledMean data = c.name().equals("bootstrap")
                            ? ResampledMean.ofValues(c.first(), 20_000, random) : hierarchy(c, random);
                    Interval interval = new HierarchicalBootstrap(100_000, 0.99, random).ofMean(data);
                    double tolerance = 0.02 * (c.expected()[1] - c.expected()[0]);
                    assertEquals(c.expected()[0], interval.lower(), tolerance);
                    assertEquals(c.expected()[1], interval.upper(), tolerance);
                }));
    }

    private static ResampledMean hierarchy(ReferenceCase c, RandomStream random) {
        int forks = (int) c.parameters()[1];
        int iterations = (int) c.parameters()[2];
        int invocations = (int) c.parameters()[3];
        double[][][] data = new double[forks][iterations][invocations];
        for (int i = 0; i < c.first().length; i++) {
            data[i / invocations / iterations][i / invocations % iterations][i % invocations] = c.first()[i];
        }
        return Hierarchies.of(data, 5_000, 1, random);
    }

    @TestFactory
    Stream<DynamicTest> trends_agreeWithPyMannKendall() {
        return ReferenceCase.named("mann-kendall").stream().map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            MannKendallTest test = MannKendallTest.of(c.first());
            assertArrayEquals(c.expected(), new double[] {test.score, test.pValue()}, 1e-9);
        }));
    }

    /** Of nearly constant values far from zero, the deviation loses three digits: see above. */
    @TestFactory
    Stream<DynamicTest> furthestValues() {
        return ReferenceCase.named("grubbs").stream().map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            GrubbsTest test = GrubbsTest.of(c.first());
            assertEquals(c.expected()[0], test.index());
            assertEquals(c.expected()[1], test.pValue(), 1e-6 * c.expected()[1]);
        }));
    }

    private static Stream<DynamicTest> all(String name, double relativeTolerance,
                                           ToDoubleFunction<ReferenceCase> statistic) {
        return ReferenceCase.named(name).stream().map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            double expected = c.expected()[0];
            assertEquals(expected, statistic.applyAsDouble(c), relativeTolerance * Math.max(1e-300, Math.abs(expected)),
                    c.toString());
        }));
    }
}
