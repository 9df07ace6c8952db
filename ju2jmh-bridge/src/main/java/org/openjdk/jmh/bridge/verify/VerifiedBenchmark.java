package org.openjdk.jmh.bridge.verify;

import java.lang.reflect.Method;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.find.Framework;
import org.openjdk.jmh.bridge.find.Kind;
import org.openjdk.jmh.bridge.find.UniqueIds;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;

/**
 * A benchmark to verify, and its test.
 *
 * @param benchmark full name of the benchmark method
 * @param way       how to run the test: JUPITER, RUNNER or SUITE
 * @param testClass binary name of the test class
 * @param method    name of the test method
 * @param uniqueId  JUnit's unique id, for Jupiter only
 * @param set       label of the only parameter set to run, null for all
 */
record VerifiedBenchmark(String benchmark, String way, String testClass, String method, String uniqueId,
                         @Nullable String set) {

    private static final String SEPARATOR = "\t";

    static VerifiedBenchmark of(BenchmarkClass type, BenchmarkMethod method) {
        boolean jupiter = type.test().framework() == Framework.JUPITER;
        String way = jupiter ? "JUPITER" : method.test().kind() == Kind.SUITE ? "SUITE" : "RUNNER";
        return new VerifiedBenchmark(type.qualifiedName() + "." + method.name(), way, type.test().type().name(),
                method.test().method().name(), jupiter ? UniqueIds.of(type.test(), method.test()) : "", null);
    }

    VerifiedBenchmark with(@Nullable String chosen) {
        return new VerifiedBenchmark(benchmark, way, testClass, method, uniqueId, chosen);
    }

    String line() {
        return String.join(SEPARATOR, benchmark, way, testClass, method, uniqueId, set == null ? "" : set);
    }

    static VerifiedBenchmark parse(String line) {
        String[] fields = line.split(SEPARATOR, -1);
        return new VerifiedBenchmark(fields[0], fields[1], fields[2], fields[3], fields[4],
                fields[5].isEmpty() ? null : fields[5]);
    }

    String benchmarkClass() {
        return benchmark.substring(0, benchmark.lastIndexOf('.'));
    }

    String benchmarkMethod() {
        return benchmark.substring(benchmark.lastIndexOf('.') + 1);
    }

    /** Loads the benchmark class and returns the benchmark method. */
    Method findMethod() throws ReflectiveOperationException {
        return Arrays.stream(Class.forName(benchmarkClass()).getMethods())
                .filter(m -> m.getName().equals(benchmarkMethod()))
                .findFirst().orElseThrow(() -> new NoSuchMethodException(benchmark));
    }

    /** Returns the test as in exclude files. */
    String testId() {
        return testClass + "#" + method;
    }
}
