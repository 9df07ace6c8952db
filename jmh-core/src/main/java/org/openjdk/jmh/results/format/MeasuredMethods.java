package org.openjdk.jmh.results.format;

import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Measures;
import org.openjdk.jmh.util.NamedClasses;

/**
 * Reads the methods that {@link Measures} names on a benchmark from its class, which is not initialized. So the
 * annotation counts regardless of the generator.
 */
final class MeasuredMethods {

    final Set<String> methods = new LinkedHashSet<>();
    final Set<String> seeAlso = new LinkedHashSet<>();

    /** Returns the methods of one benchmark, none if its class cannot be loaded. */
    static MeasuredMethods of(String benchmark) {
        MeasuredMethods found = new MeasuredMethods();
        int dot = benchmark.lastIndexOf('.');
        try {
            found.read(NamedClasses.load(benchmark.substring(0, Math.max(dot, 0))), benchmark.substring(dot + 1));
        } catch (ClassNotFoundException | LinkageError e) {
            // The result comes from another class path, or the benchmark itself reports the error.
        }
        return found;
    }

    private void read(Class<?> type, String name) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            Stream.of(each.getDeclaredMethods()).filter(method -> isPart(method, name)).forEach(this::read);
        }
    }

    private static boolean isPart(Method method, String benchmark) {
        Group group = method.getAnnotation(Group.class);
        return benchmark.equals(group == null ? method.getName() : group.value());
    }

    private void read(Method method) {
        Measures measures = method.getAnnotation(Measures.class);
        if (measures != null) {
            Stream.of(measures.value()).forEach(methods::add);
            Stream.of(measures.seeAlso()).forEach(seeAlso::add);
        }
    }
}
