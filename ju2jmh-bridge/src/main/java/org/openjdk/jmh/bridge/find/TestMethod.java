package org.openjdk.jmh.bridge.find;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.read.MethodInfo;

/**
 * A test method of a concrete test class, declared there or inherited.
 *
 * @param expected       binary name of the exception that it must throw, null if none
 * @param launcherReason why only JUnit can run it, null if a plain call can
 * @param skip           why it cannot be converted, null if it can
 * @param sets           names of its parameter sets, null if only JUnit can list them
 * @param supplied       JUnit supplies arguments that a plain call can use
 * @param conditional    a condition decides on each machine whether it runs
 * @param tags           tags and categories
 * @param notes          differences between the benchmark and JUnit
 */
public record TestMethod(MethodInfo method, Kind kind, @Nullable String expected, @Nullable String launcherReason,
                         @Nullable String skip, @Nullable List<String> sets, boolean supplied,
                         boolean conditional, Set<String> tags, List<String> notes) {

    public static TestMethod plain(MethodInfo method) {
        return new TestMethod(method, Kind.TEST, null, null, null, null, false, false, Set.of(), List.of());
    }

    /** Returns the same test with a reason not to convert it; null converts it. */
    public TestMethod withSkip(@Nullable String reason) {
        return new TestMethod(method, kind, expected, launcherReason, reason, sets, supplied, conditional, tags, notes);
    }

    /** Returns whether the {@link #sets()} are values of the only parameter, as texts for {@code @Param}. */
    public boolean hasLiteralArguments() {
        return kind == Kind.TEMPLATE && !supplied && sets != null;
    }

    /** Returns whether only JUnit can say which invocations there are, or whether the test runs on this machine. */
    public boolean needsListing() {
        return kind != Kind.TEST && kind != Kind.REPEATED && sets == null || conditional;
    }
}
