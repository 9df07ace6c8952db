package org.openjdk.jmh.bridge.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.deadcode.DeadResult;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.plan.Conversion;

/**
 * What became of one test method.
 *
 * @param testClass the binary name of the test class
 * @param method    the test method with its parameter types
 * @param framework whose test it is
 * @param scaffold  how it was converted, or that it was not
 * @param reason    why so
 * @param benchmark the full name of the benchmark, {@code null} if there is none
 * @param sets      how many parameter sets the benchmark has, 0 if it has no parameter
 * @param deadResults what the test computes in vain, {@code null} if nothing is known of that
 */
public record TestOutcome(String testClass, String method, String framework, Conversion.Scaffold scaffold,
                          String reason,
                          @Nullable String benchmark, int sets, @Nullable List<DeadResult> deadResults) {

    /**
     * Describes a planned method.
     *
     * @param type   the planned class
     * @param method one of its methods
     * @param deadResults what the test computes in vain
     * @return the outcome
     */
    public static TestOutcome of(BenchmarkClass type, BenchmarkMethod method, List<DeadResult> deadResults) {
        Conversion decision = method.decision();
        String benchmark = decision.isConverted() ? type.qualifiedName() + "." + method.name() : null;
        return new TestOutcome(type.test().type().name(), method.test().method().signature(),
                type.test().framework().name(), decision.scaffold(), decision.reason(), benchmark,
                method.sets().size(), deadResults.isEmpty() ? null : deadResults);
    }

    /**
     * Names the test as exclude files do.
     *
     * @return class and method without parameter types
     */
    public String id() {
        return testClass + "#" + method.substring(0, method.indexOf('('));
    }
}
