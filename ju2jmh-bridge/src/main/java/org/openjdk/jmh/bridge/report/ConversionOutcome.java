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
 * @param method      method with its parameter types
 * @param benchmark   full name of the benchmark, null if there is none
 * @param sets        number of parameter sets of the benchmark, 0 if it has no parameter
 * @param deadResults results that the test computes and never uses, null if there are none
 */
public record ConversionOutcome(String testClass, String method, String framework, Conversion.Scaffold scaffold,
                                String reason,
                                @Nullable String benchmark, int sets, @Nullable List<DeadResult> deadResults) {

    public static ConversionOutcome of(BenchmarkClass type, BenchmarkMethod method, List<DeadResult> deadResults) {
        Conversion decision = method.decision();
        String benchmark = decision.isConverted() ? type.qualifiedName() + "." + method.name() : null;
        return new ConversionOutcome(type.test().type().name(), method.test().method().signature(),
                type.test().framework().name(), decision.scaffold(), decision.reason(), benchmark,
                method.sets().size(), deadResults.isEmpty() ? null : deadResults);
    }

    /** Returns the test as in exclude files: class and method without parameter types. */
    public String id() {
        return testClass + "#" + method.substring(0, method.indexOf('('));
    }
}
