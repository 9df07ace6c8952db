package org.openjdk.jmh.ab.worker;

import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Finds methods that JMH calls before and after each iteration of a benchmark. */
final class IterationFixtures {

    private final Set<Class<?>> seen = new HashSet<>();
    private final Deque<Class<?>> open = new ArrayDeque<>();

    private IterationFixtures() {
    }

    /**
     * Returns whether there may be any.
     *
     * @param type      qualified name of the class of the benchmark
     * @param benchmark name of its method
     * @return true as well if the classes cannot be read
     */
    static boolean mayBeIn(String type, String benchmark) {
        try {
            return new IterationFixtures().areIn(Class.forName(type, false, ClassLoader.getSystemClassLoader()),
                    benchmark);
        } catch (ClassNotFoundException | LinkageError e) {
            return true;
        }
    }

    private boolean areIn(Class<?> type, String benchmark) {
        add(type);
        for (Method method : type.getMethods()) {
            if (method.getName().equals(benchmark) && method.isAnnotationPresent(Benchmark.class)) {
                addParameters(method);
            }
        }
        while (!open.isEmpty()) {
            for (Method method : open.pop().getDeclaredMethods()) {
                Setup before = method.getAnnotation(Setup.class);
                TearDown after = method.getAnnotation(TearDown.class);
                if (before != null && before.value() == Level.Iteration
                        || after != null && after.value() == Level.Iteration) {
                    return true;
                }
                if (before != null || after != null) {
                    addParameters(method);
                }
            }
        }
        return false;
    }

    private void addParameters(Method method) {
        Arrays.stream(method.getParameterTypes()).forEach(this::add);
    }

    private void add(Class<?> state) {
        for (Class<?> type = state; type != null && seen.add(type); type = type.getSuperclass()) {
            open.push(type);
            Collections.addAll(open, type.getInterfaces());
        }
    }
}
