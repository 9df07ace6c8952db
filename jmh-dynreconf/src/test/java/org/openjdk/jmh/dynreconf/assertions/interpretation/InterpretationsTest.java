package org.openjdk.jmh.dynreconf.assertions.interpretation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;
import org.openjdk.jmh.dynreconf.statistics.WelchSlope;

class InterpretationsTest {

    private static final double LEVEL = 0.05;
    private static final ClassLoader LOADER = InterpretationsTest.class.getClassLoader();

    private static Quantity quantity(double[]... forks) {
        return Quantity.measured(ForkSamples.ofScores(forks));
    }

    private static Evidence judge(String name, Quantity left, Quantity right) {
        return Interpretations.named(name, LOADER).atMost(left, right, LEVEL);
    }

    private static double[][] split(double[] values, int length) {
        double[][] parts = new double[values.length / length][];
        Arrays.setAll(parts, i -> Arrays.copyOfRange(values, i * length, (i + 1) * length));
        return parts;
    }

    @TestFactory
    Stream<DynamicTest> atMost_cases_areThoseOfSciPy() {
        return Stream.of("forks", "quick", "parametric")
                .flatMap(name -> ReferenceCase.named("assertion-reference.txt", name).stream())
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    int iterations = (int) c.parameters()[1];
                    Evidence evidence = Interpretations.named(c.name(), LOADER).atMost(
                            quantity(split(c.first(), iterations)), quantity(split(c.second(), iterations)),
                            c.parameters()[0]);
                    assertEquals(c.expected()[0], evidence.estimate().point(), 1e-12);
                    assertEquals(c.expected()[1], evidence.estimate().lower(), 1e-8 * c.expected()[2]);
                    assertEquals(c.expected()[2], evidence.estimate().upper(), 1e-8 * c.expected()[2]);
                    assertEquals(Truth.values()[(int) c.expected()[3] + 1], evidence.truth());
                }));
    }

    @TestFactory
    Stream<DynamicTest> slope_cases_areThoseOfSciPy() {
        return ReferenceCase.named("assertion-reference.txt", "slope").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    Interval slope = WelchSlope.interval(c.first(),
                            Arrays.asList(split(c.second(), (int) c.parameters()[1])), 1 - 2 * c.parameters()[0]);
                    assertEquals(c.expected()[0], slope.point(), 1e-12);
                    assertEquals(c.expected()[1], slope.lower(), 1e-7);
                    assertEquals(c.expected()[2], slope.upper(), 1e-7);
                }));
    }

    @Test
    void forks_exampleOfItsDocumentation_isUnknownAndHoldsWithMoreRoom() {
        Quantity left = quantity(new double[] {100}, new double[] {104});
        Quantity right = quantity(new double[] {110}, new double[] {108});
        Evidence evidence = judge("forks", left, right);
        assertEquals(Truth.UNKNOWN, evidence.truth());
        assertEquals(0.859, evidence.estimate().lower(), 0.0005);
        assertEquals(0.936, evidence.estimate().point(), 0.0005);
        assertEquals(1.019, evidence.estimate().upper(), 0.0005);
        assertEquals(Truth.HOLDS, judge("forks", left, right.transformed(1.1, 0)).truth());
    }

    @Test
    void bootstrap_manyForks_agreesWithTheForksThemselves() {
        RandomStream random = new RandomStream(3);
        for (double ratio : new double[] {0.8, 1.2}) {
            double[][] left = new double[12][5];
            double[][] right = new double[12][5];
            for (int fork = 0; fork < left.length; fork++) {
                Arrays.setAll(left[fork], i -> ratio * (100 + 10 * random.nextDouble()));
                Arrays.setAll(right[fork], i -> 100 + 10 * random.nextDouble());
            }
            Truth expected = Truth.of(ratio < 1);
            assertEquals(expected, judge("bootstrap", quantity(left), quantity(right)).truth());
            assertEquals(expected, judge("forks", quantity(left), quantity(right)).truth());
            Interval ofBootstrap = judge("bootstrap", quantity(left), quantity(right)).estimate();
            Interval ofForks = judge("forks", quantity(left), quantity(right)).estimate();
            assertEquals(ofForks.lower(), ofBootstrap.lower(), 0.01);
            assertEquals(ofForks.upper(), ofBootstrap.upper(), 0.01);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"forks", "quick", "parametric", "bootstrap"})
    void atMost_constants_areComparedWithoutError(String name) {
        Quantity measured = quantity(new double[] {10, 11}, new double[] {10, 12});
        assertEquals(Truth.HOLDS, judge(name, measured, Quantity.constant(20)).truth());
        assertEquals(Truth.FAILS, judge(name, measured, Quantity.constant(5)).truth());
        assertEquals(Truth.HOLDS, judge(name, Quantity.constant(5), measured).truth());
        assertEquals(Truth.FAILS, judge(name, Quantity.constant(20), measured).truth());
    }

    @ParameterizedTest
    @ValueSource(strings = {"forks", "quick", "parametric", "bootstrap"})
    void atMost_degenerateData_areDecidedOrSayWhyNot(String name) {
        Quantity zeros = quantity(new double[] {0, 0}, new double[] {0, 0});
        assertEquals(Truth.HOLDS, judge(name, zeros, zeros).truth());
        assertEquals(Truth.HOLDS, judge(name, zeros, Quantity.constant(0)).truth());
        assertEquals(Truth.FAILS, judge(name, Quantity.constant(1), zeros).truth());
        Quantity same = quantity(new double[] {3, 3}, new double[] {3, 3});
        assertEquals(Truth.HOLDS, judge(name, same, same).truth());
        assertEquals(Truth.FAILS, judge(name, same, Quantity.constant(2.9)).truth());
        Quantity negative = same.transformed(1, -10);
        assertEquals(Truth.HOLDS, judge(name, negative, same).truth());
        assertEquals(Truth.FAILS, judge(name, same, negative).truth());
        for (Quantity broken : Arrays.asList(quantity(), quantity(new double[0]), quantity(new double[] {1, Double.NaN},
                new double[] {1, 2}), quantity(new double[] {1}, new double[] {Double.POSITIVE_INFINITY}))) {
            Evidence evidence = judge(name, same, broken);
            assertEquals(Truth.UNKNOWN, evidence.truth());
            assertTrue(evidence.reason().orElse("").startsWith("right side: "), evidence.reason()::toString);
        }
    }

    @Test
    void atMost_singleFork_isEnoughForTheQuickOneAlone() {
        Quantity single = quantity(new double[] {10, 11, 12});
        assertEquals(Truth.HOLDS, judge("quick", single, Quantity.constant(20)).truth());
        for (String name : new String[] {"forks", "parametric", "bootstrap"}) {
            Evidence evidence = judge(name, single, Quantity.constant(20));
            assertEquals(Truth.UNKNOWN, evidence.truth());
            assertEquals("left side: a single fork: 2 are needed to see how much forks vary",
                    evidence.reason().orElse(""));
        }
        assertEquals("one iteration does not show how much iterations vary",
                judge("quick", quantity(new double[] {1}), Quantity.constant(20)).reason().orElse(""));
    }

    @Test
    void unknownName_listsTheKnownOnes() {
        IllegalArgumentException error = assertThrows(IllegalArgumentException.class,
                () -> Interpretations.named("bayes", LOADER));
        assertEquals("unknown interpretation 'bayes'; known: forks, quick, parametric, bootstrap", error.getMessage());
    }
}
