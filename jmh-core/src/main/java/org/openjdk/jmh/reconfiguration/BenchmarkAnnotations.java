package org.openjdk.jmh.reconfiguration;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.util.NamedClasses;

/**
 * Reads the annotations of one benchmark from its class, which is loaded but not initialized. So annotations count
 * regardless of the generator that wrote the list of benchmarks.
 *
 * <p>The nearest annotation wins: on the benchmark method, its class, superclasses, then the enclosing class and its
 * superclasses.
 */
final class BenchmarkAnnotations {

    static final BenchmarkAnnotations NONE = new BenchmarkAnnotations(Collections.emptyList(), null);

    private final List<AnnotatedElement> elements;
    /** Why the annotations could not be read, or null if they were. */
    final String problem;

    private BenchmarkAnnotations(List<AnnotatedElement> elements, String problem) {
        this.elements = elements;
        this.problem = problem;
    }

    /** Reads the annotations of a method or group. The class name has dots also before nested classes. */
    static BenchmarkAnnotations of(String className, String method) {
        List<AnnotatedElement> elements = new ArrayList<>();
        try {
            Class<?> benchmarkClass = NamedClasses.load(className);
            addMethods(benchmarkClass, method, elements);
            for (Class<?> level = benchmarkClass; level != null; level = level.getEnclosingClass()) {
                for (Class<?> type = level; type != null; type = type.getSuperclass()) {
                    elements.add(type);
                }
            }
            return new BenchmarkAnnotations(elements, null);
        } catch (ClassNotFoundException | LinkageError e) {
            return new BenchmarkAnnotations(Collections.emptyList(),
                    "the annotations of " + className + " cannot be read: " + e);
        }
    }

    private static void addMethods(Class<?> benchmarkClass, String name, List<AnnotatedElement> elements) {
        for (Class<?> type = benchmarkClass; type != null; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                Group group = method.getAnnotation(Group.class);
                String benchmark = group == null ? method.getName() : group.value();
                if (benchmark.equals(name) && method.isAnnotationPresent(Benchmark.class)) {
                    elements.add(method);
                }
            }
        }
    }

    /** Returns the nearest annotation of a type, or null if there is none. */
    <A extends Annotation> SourcedValue<A> nearest(Class<A> type) {
        for (AnnotatedElement element : elements) {
            A annotation = element.getDeclaredAnnotation(type);
            if (annotation != null) {
                return new SourcedValue<>(annotation, "@" + type.getSimpleName() + " on " + name(element));
            }
        }
        return null;
    }

    private static String name(AnnotatedElement element) {
        if (element instanceof Method) {
            Method method = (Method) element;
            return method.getDeclaringClass().getName() + "." + method.getName() + "()";
        }
        return ((Class<?>) element).getName();
    }
}
