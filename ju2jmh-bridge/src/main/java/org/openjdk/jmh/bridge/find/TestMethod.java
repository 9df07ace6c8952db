package org.openjdk.jmh.bridge.find;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.read.MethodInfo;

/**
 * A test method of a concrete test class, declared there or inherited.
 *
 * @param method      the method
 * @param kind        how many invocations it stands for
 * @param expected    the binary name of the exception that it must throw, {@code null} if it must not throw
 * @param demand      why only JUnit itself can run it, {@code null} if nothing but calls are needed
 * @param skip        why it cannot be converted, {@code null} if it can
 * @param sets        the names of its parameter sets, {@code null} if only JUnit knows which there are
 * @param supplied    whether JUnit supplies arguments that a plain call can take
 * @param conditional whether a condition decides on each machine if it runs
 * @param tags        tags and categories
 * @param notes       what the benchmark does differently from JUnit
 */
public record TestMethod(MethodInfo method, Kind kind, @Nullable String expected, @Nullable String demand,
                         @Nullable String skip, @Nullable List<String> sets, boolean supplied,
                         boolean conditional, Set<String> tags, List<String> notes) {

    /**
     * Describes a test of which only the method is known.
     *
     * @param method the method
     * @return a plain test without demands
     */
    public static TestMethod plain(MethodInfo method) {
        return new TestMethod(method, Kind.TEST, null, null, null, null, false, false, Set.of(), List.of());
    }

    /**
     * Returns the same test, not to be converted.
     *
     * @param reason the reason, {@code null} if it is to be converted
     * @return the same method
     */
    public TestMethod withSkip(@Nullable String reason) {
        return new TestMethod(method, kind, expected, demand, reason, sets, supplied, conditional, tags, notes);
    }

    /**
     * Tells whether JMH can hold the arguments of a test.
     *
     * @return whether the {@link #sets()} are the values of its only parameter, in the form of {@code @Param}
     */
    public boolean hasLiteralArguments() {
        return kind == Kind.TEMPLATE && !supplied && sets != null;
    }

    /**
     * Tells whether JUnit must be asked which invocations there are, or whether the test runs on this machine at all.
     *
     * @return whether the class file does not say it
     */
    public boolean needsListing() {
        return kind != Kind.TEST && kind != Kind.REPEATED && sets == null || conditional;
    }
}
