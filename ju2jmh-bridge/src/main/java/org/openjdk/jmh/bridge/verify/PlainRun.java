package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.annotations.Param;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/**
 * Calls each benchmark once by reflection, with its states set up as JMH would. Needs no code of JMH's annotation
 * processor, whose compilation is by far the slowest part of verifying through JMH.
 */
final class PlainRun {

    private final Answers answers;

    PlainRun(Answers answers) {
        this.answers = answers;
    }

    void run(List<Subject> all) {
        for (Subject subject : all) {
            try {
                run(subject);
            } catch (ReflectiveOperationException | LinkageError e) {
                answers.refused(subject, e.toString());
            }
        }
    }

    private void run(Subject subject) throws ReflectiveOperationException {
        Class<?> type = Class.forName(subject.benchmarkClass());
        Method method = Arrays.stream(type.getMethods())
                .filter(m -> m.getName().equals(subject.benchmarkMethod()))
                .findFirst().orElseThrow(() -> new NoSuchMethodException(subject.benchmark()));
        for (String set : sets(method)) {
            answers.started(subject, set);
            try {
                Stopwatch stopwatch = new Stopwatch();
                invoke(type, method, set);
                answers.succeeded(subject, set, stopwatch.waiting());
            } catch (InvocationTargetException e) {
                answers.failed(subject, set, e.getCause().toString());
            }
        }
    }

    /** The parameter sets of a benchmark; a single {@code null} if it has no parameter. */
    private static List<String> sets(Method method) {
        for (Class<?> state : method.getParameterTypes()) {
            for (Field field : state.getDeclaredFields()) {
                if (field.isAnnotationPresent(Param.class)) {
                    return List.of(field.getAnnotation(Param.class).value());
                }
            }
        }
        return Arrays.asList((String) null);
    }

    private static void invoke(Class<?> type, Method method, String set) throws ReflectiveOperationException {
        States states = new States(set);
        Object[] arguments = states.all(method.getParameterTypes());
        try {
            method.invoke(type.getDeclaredConstructor().newInstance(), arguments);
        } finally {
            states.tearDown();
        }
    }
}
