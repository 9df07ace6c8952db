package org.openjdk.jmh.bridge.plan;

import org.openjdk.jmh.bridge.find.TestMethod;

import java.util.List;

/**
 * What becomes of one test method.
 *
 * @param test     the test method
 * @param name     the name of the benchmark method
 * @param decision how it becomes a benchmark
 * @param sets     the labels of its invocations, none if there is a single one
 */
public record BenchmarkMethod(TestMethod test, String name, Conversion decision, List<String> sets) {

    /**
     * Tells whether JMH holds the arguments of the test, without JUnit.
     *
     * @return whether the {@link #sets()} are the values of its only parameter, in the form of {@code @Param}
     */
    public boolean hasLiteralArguments() {
        return decision.scaffold() == Conversion.Scaffold.DIRECT && !decision.supplied() && test.hasLiteralArguments();
    }
}
