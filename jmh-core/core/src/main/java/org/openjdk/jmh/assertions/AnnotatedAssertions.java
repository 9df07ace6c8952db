package org.openjdk.jmh.assertions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.results.asserted.Assertion;
import org.openjdk.jmh.util.NamedClasses;

/**
 * The assertions that stand on benchmark classes. They are read from the classes, which are not initialized, so that they
 * count whichever generator made the benchmarks.
 */
final class AnnotatedAssertions {

    private AnnotatedAssertions() {
    }

    /** Those of classes and their superclasses, by class; those of a superclass come first. */
    static List<Assertion> of(Collection<String> classNames) {
        List<Assertion> assertions = new ArrayList<>();
        for (String name : new TreeSet<>(classNames)) {
            for (Class<?> type : lineage(name)) {
                for (Performance annotation : type.getDeclaredAnnotationsByType(Performance.class)) {
                    assertions.add(Assertion.of(name, annotation.value()));
                }
            }
        }
        return assertions;
    }

    /** None where the class cannot be loaded: then its benchmarks have their own error, or results come from elsewhere. */
    private static List<Class<?>> lineage(String name) {
        List<Class<?>> lineage = new ArrayList<>();
        try {
            for (Class<?> type = NamedClasses.load(name); type != null; type = type.getSuperclass()) {
                lineage.add(0, type);
            }
        } catch (ClassNotFoundException | LinkageError e) {
            lineage.clear();
        }
        return lineage;
    }
}
