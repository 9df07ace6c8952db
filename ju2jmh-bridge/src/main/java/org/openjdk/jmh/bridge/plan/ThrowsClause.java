package org.openjdk.jmh.bridge.plan;

import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Computes the shortest {@code throws} clause for calls of some methods. */
public record ThrowsClause(TestClassPath classPath) {

    /** Returns what a caller of some methods must declare: nothing, {@code Exception} or {@code Throwable}. */
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
