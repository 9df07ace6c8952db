package org.openjdk.jmh.bridge.plan;

import org.openjdk.jmh.bridge.find.TestClass;

import java.util.List;

/**
 * What becomes of one test class.
 *
 * @param test        the test class
 * @param packageName the package of the benchmark class
 * @param name        the simple name of the benchmark class
 * @param nameable    whether the source can name the test class and call its constructor
 * @param methods     what becomes of its methods
 */
public record BenchmarkClass(TestClass test, String packageName, String name, boolean nameable,
                             List<BenchmarkMethod> methods) {

    /**
     * Returns the methods that become benchmarks.
     *
     * @return those that are not skipped
     */
    public List<BenchmarkMethod> converted() {
        return methods.stream().filter(m -> m.decision().isConverted()).toList();
    }

    /**
     * Tells whether the name of a benchmark identifies its test.
     *
     * @param method one of the methods
     * @return whether the test has the same name, and no other test of the class has it
     */
    public boolean identifiesTest(BenchmarkMethod method) {
        String name = method.name();
        return name.equals(method.test().method().name())
                && methods.stream().filter(other -> name.equals(other.test().method().name())).count() == 1;
    }

    /**
     * Returns the full name.
     *
     * @return the binary name of the benchmark class
     */
    public String qualifiedName() {
        return packageName + "." + name;
    }
}
