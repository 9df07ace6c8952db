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
 * Finds the assertions on benchmark classes, which are loaded but not initialized. So assertions count regardless of
 * the generator of the benchmarks.
 */
public final class AnnotatedAssertions {

    private AnnotatedAssertions() {
    }

    /** Returns the assertions of a class, after those of its superclasses. */
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

    /** Returns the assertions of classes, sorted by class. */
    static List<Assertion> of(Collection<String> classNames) {
        List<Assertion> assertions = new ArrayList<>();
        for (String name : new TreeSet<>(classNames)) {
            assertions.addAll(loaded(name));
        }
        return assertions;
    }

    /**
     * Returns no assertion if the class cannot be loaded: its benchmarks report their own error, or the results come
     * from another class path.
     */
    private static List<Assertion> loaded(String name) {
        try {
            return of(name, NamedClasses.load(name));
        } catch (ClassNotFoundException | LinkageError e) {
            return Collections.emptyList();
        }
    }
}
