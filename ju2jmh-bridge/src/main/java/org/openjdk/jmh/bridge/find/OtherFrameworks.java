package org.openjdk.jmh.bridge.find;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Recognises the tests of frameworks that are not supported, so that nobody looks for their benchmarks. */
public final class OtherFrameworks {

    private static final Map<String, String> BY_ANNOTATION = Map.of("org.testng.annotations.Test", "TestNG",
            "net.jqwik.api.Property", "jqwik", "net.jqwik.api.Example", "jqwik");
    private static final Map<String, String> BY_SUPERCLASS =
            Map.of("spock.lang.Specification", "Spock", "io.kotest.core.spec.Spec", "Kotest");

    private OtherFrameworks() {
    }

    /**
     * Looks at a class that has no tests of JUnit.
     *
     * @param classPath where its superclasses are
     * @param type      the class
     * @return the framework that would run it, empty if none is known
     * @throws org.openjdk.jmh.bridge.read.MissingClassException if an ancestor is missing
     */
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
