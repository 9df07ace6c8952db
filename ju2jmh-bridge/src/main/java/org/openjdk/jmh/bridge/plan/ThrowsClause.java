package org.openjdk.jmh.bridge.plan;

import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the shortest clause that covers everything that some methods declare to throw. */
public final class ThrowsClause {

    private final TestClassPath classPath;

    /**
     * Prepares the search.
     *
     * @param classPath where the exceptions are
     */
    public ThrowsClause(TestClassPath classPath) {
        this.classPath = classPath;
    }

    /**
     * Returns what a method that calls some others has to declare.
     *
     * @param methods the methods that it calls
     * @return nothing, {@code Exception} or {@code Throwable}
     */
    public Optional<Class<? extends Throwable>> by(Stream<MethodInfo> methods) {
        List<ClassInfo> declared = methods
                .flatMap(m -> m.exceptions().stream().map(e -> classPath.require(e, m.owner())))
                .toList();
        if (declared.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(declared.stream().allMatch(this::isCovered) ? Exception.class : Throwable.class);
    }

    private boolean isCovered(ClassInfo exception) {
        Hierarchy hierarchy = new Hierarchy(classPath, exception);
        return hierarchy.extendsClass("java.lang.Exception") || hierarchy.extendsClass("java.lang.Error");
    }
}
