package org.openjdk.jmh.bridge.plan;

import org.openjdk.jmh.bridge.find.TestClass;

import java.util.List;

/**
 * The plan for the benchmarks of one test class.
 *
 * @param nameable source code can name the test class and call its constructor
 * @param methods  plans for all its tests, including those that are skipped
 */
public record BenchmarkClass(TestClass test, String packageName, String name, boolean nameable,
                             List<BenchmarkMethod> methods) {

    public List<BenchmarkMethod> converted() {
        return methods.stream().filter(m -> m.decision().isConverted()).toList();
    }

    /** Returns whether a benchmark has the same name as its test, and no other test of the class has that name. */
    public boolean identifiesTest(BenchmarkMethod method) {
        String name = method.name();
        return name.equals(method.test().method().name())
                && methods.stream().filter(other -> name.equals(other.test().method().name())).count() == 1;
    }

    /** Returns the binary name of the benchmark class. */
    public String qualifiedName() {
        return packageName + "." + name;
    }
}
