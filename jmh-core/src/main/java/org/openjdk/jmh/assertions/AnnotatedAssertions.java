package org.openjdk.jmh.assertions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.util.NamedClasses;

/**
 * Finds the assertions on benchmark classes. The classes are loaded but not initialized, so that it does not matter which
 * generator made the benchmarks.
 */
public final class AnnotatedAssertions {

    private AnnotatedAssertions() {
    }

    /**
     * Those of a class and its superclasses; those of a superclass come first.
     *
     * @param type that may have benchmarks
     * @return assertions of the class, also those that it inherits
     */
    public static List<Assertion> of(Class<?> type) {
        return of(type.getCanonicalName(), type);
    }

    private static List<Assertion> of(String name, Class<?> type) {
        Class<?> parent = type.getSuperclass();
        List<Assertion> assertions = parent == null ? new ArrayList<>() : of(name, parent);
        for (Performance annotation : type.getDeclaredAnnotationsByType(Performance.class)) {
            assertions.add(Assertion.of(name, annotation.value()));
        }
        return assertions;
    }

    /** Those of classes, by class. */
    static List<Assertion> of(Collection<String> classNames) {
        List<Assertion> assertions = new ArrayList<>();
        for (String name : new TreeSet<>(classNames)) {
            assertions.addAll(loaded(name));
        }
        return assertions;
    }

    /** None where the class cannot be loaded: then its benchmarks have their own error, or results come from elsewhere. */
    private static List<Assertion> loaded(String name) {
        try {
            return of(name, NamedClasses.load(name));
        } catch (ClassNotFoundException | LinkageError e) {
            return Collections.emptyList();
        }
    }
}
