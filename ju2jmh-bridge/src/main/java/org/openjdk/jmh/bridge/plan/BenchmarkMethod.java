package org.openjdk.jmh.bridge.plan;

import org.openjdk.jmh.bridge.find.TestMethod;

import java.util.List;

/**
 * The plan for the benchmark of one test method.
 *
 * @param sets labels of its invocations, empty if there is only one
 */
public record BenchmarkMethod(TestMethod test, String name, Conversion decision, List<String> sets) {

    /** Returns whether the {@link #sets()} are values of the only parameter, as texts for {@code @Param}. */
    public boolean hasLiteralArguments() {
        return decision.scaffold() == Conversion.Scaffold.DIRECT && !decision.supplied() && test.hasLiteralArguments();
    }
}
