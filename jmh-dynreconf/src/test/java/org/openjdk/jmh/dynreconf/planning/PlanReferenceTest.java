package org.openjdk.jmh.dynreconf.planning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

/** Compares components with NumPy, and plans with the cheapest of all pairs of forks and iterations. */
class PlanReferenceTest {

    private static Stream<ReferenceCase> cases(String name) {
        return ReferenceCase.named("comparison-reference.txt", name).stream();
    }

    @TestFactory
    Stream<DynamicTest> components() {
        return cases("components").map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            int iterations = (int) c.parameters()[1];
            double[][] forks = new double[(int) c.parameters()[0]][];
            Arrays.setAll(forks, f -> Arrays.copyOfRange(c.first(), f * iterations, (f + 1) * iterations));
            VarianceComponents components = VarianceComponents.of(ForkSamples.ofScores(forks));
            assertEquals(c.expected()[0], components.betweenForks(), 1e-14);
            assertEquals(c.expected()[1], components.withinForks(), 1e-14);
        }));
    }

    @TestFactory
    Stream<DynamicTest> plans() {
        return cases("plan").map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            Plan plan = new Planner(c.parameters()[2], 0.95, Planner.POWER).cheapest(components(c.first()),
                    components(c.second()), new Costs(c.parameters()[0], c.parameters()[1])).orElseThrow();
            assertEquals(c.expected()[0], plan.forks());
            assertEquals(c.expected()[1], plan.iterations());
            assertEquals(c.expected()[2], plan.seconds(), 1e-9);
            assertEquals(c.expected()[3], plan.power(), 1e-5);
        }));
    }

    private static VarianceComponents components(double[] betweenAndWithin) {
        return new VarianceComponents(betweenAndWithin[0], betweenAndWithin[1]);
    }
}
