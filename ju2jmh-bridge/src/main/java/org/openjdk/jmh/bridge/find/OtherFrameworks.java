package org.openjdk.jmh.bridge.find;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Recognizes tests of unsupported frameworks, so that the report explains why they have no benchmarks. */
public final class OtherFrameworks {

    private static final Map<String, String> BY_ANNOTATION = Map.of("org.testng.annotations.Test", "TestNG",
            "net.jqwik.api.Property", "jqwik", "net.jqwik.api.Example", "jqwik");
    private static final Map<String, String> BY_SUPERCLASS =
            Map.of("spock.lang.Specification", "Spock", "io.kotest.core.spec.Spec", "Kotest");

    private OtherFrameworks() {
    }

    /** Returns the framework of a class without JUnit tests; empty if unknown. */
    public static Optional<String> of(TestClassPath classPath, ClassInfo type) {
        if (!type.isConcrete()) {
            return Optional.empty();
        }
        return new Hierarchy(classPath, type).superclasses().stream()
                .flatMap(each -> Stream.concat(Stream.ofNullable(BY_SUPERCLASS.get(each.name())), annotations(each)
                        .map(AnnotationInfo::type).filter(BY_ANNOTATION::containsKey).map(BY_ANNOTATION::get)))
                .findFirst();
    }

    private static Stream<AnnotationInfo> annotations(ClassInfo type) {
        return Stream.concat(type.annotations().stream(),
                type.methods().stream().flatMap(method -> method.annotations().stream()));
    }
}
