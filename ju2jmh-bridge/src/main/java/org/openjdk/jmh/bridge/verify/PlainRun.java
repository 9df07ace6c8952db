package org.openjdk.jmh.bridge.verify;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Calls each benchmark twice by reflection, with its states set up as JMH would. Needs no code of JMH's annotation
 * processor, whose compilation is by far the slowest part of verifying through JMH.
 */
final class PlainRun {

    private final Answers answers;

    PlainRun(Answers answers) {
        this.answers = answers;
    }

    void run(List<VerifiedBenchmark> all) {
        for (VerifiedBenchmark subject : all) {
            try {
                run(subject);
            } catch (ReflectiveOperationException | LinkageError e) {
                answers.refused(subject, e.toString());
            }
        }
    }

    private void run(VerifiedBenchmark subject) throws ReflectiveOperationException {
        Class<?> type = Class.forName(subject.benchmarkClass());
        Method method = Arrays.stream(type.getMethods())
                .filter(m -> m.getName().equals(subject.benchmarkMethod()))
                .findFirst().orElseThrow(() -> new NoSuchMethodException(subject.benchmark()));
        for (String set : subject.set() == null ? sets(method) : List.of(subject.set())) {
            new Trial(subject, set, method).run();
        }
    }

    /** The parameter sets of a benchmark; a single {@code null} if it has no parameter. */
    private static List<@Nullable String> sets(Method method) {
        Set<Class<?>> states = new LinkedHashSet<>();
        addStates(method, states);
        return states.stream().flatMap(state -> Arrays.stream(state.getDeclaredFields()))
                .filter(field -> field.isAnnotationPresent(Param.class)).findFirst()
                .map(field -> List.<@Nullable String>of(field.getAnnotation(Param.class).value()))
                .orElseGet(() -> Arrays.asList((String) null));
    }

    /** The states of a method, and those that their set-up needs. */
    private static void addStates(Method method, Set<Class<?>> states) {
        for (Class<?> state : method.getParameterTypes()) {
            if (states.add(state)) {
                Arrays.stream(state.getMethods()).filter(m -> m.isAnnotationPresent(Setup.class))
                        .forEach(setUp -> addStates(setUp, states));
            }
        }
    }

    /** All invocations of a benchmark with one parameter set. */
    private final class Trial {

        private final VerifiedBenchmark subject;
        private final @Nullable String set;
        private final Method method;
        private final States states;
        private int invocation;
        private String flaw = "";

        Trial(VerifiedBenchmark subject, @Nullable String set, Method method) {
            this.subject = subject;
            this.set = set;
            this.method = method;
            this.states = new States(set);
        }

        void run() throws ReflectiveOperationException {
            Throwable failure = failure(this::invokeAll);
            Throwable afterwards = failure(states::tearDown);
            Throwable first = failure == null ? afterwards : failure;
            if (first == null) {
                answers.succeeded(subject, set, flaw);
            } else {
                answers.failed(subject, set, invocation, first.toString());
            }
        }

        private void invokeAll() throws ReflectiveOperationException {
            begin();
            Object[] arguments = states.all(method.getParameterTypes());
            Object benchmark = method.getDeclaringClass().getDeclaredConstructor().newInstance();
            long start = System.nanoTime();
            invoke(benchmark, arguments);
            boolean isLong = System.nanoTime() - start > VerifyingVm.LONG.toNanos();
            while (!isLong && invocation < VerifyingVm.INVOCATIONS) {
                begin();
                invoke(benchmark, arguments);
            }
        }

        private void begin() {
            invocation++;
            answers.started(subject, set, invocation);
        }

        private void invoke(Object benchmark, Object[] arguments) throws ReflectiveOperationException {
            states.beforeInvocation();
            WaitDetector stopwatch = new WaitDetector();
            method.invoke(benchmark, arguments);
            flaw = stopwatch.waiting();
            states.afterInvocation();
        }
    }

    private interface Step {
        void run() throws ReflectiveOperationException;
    }

    private static @Nullable Throwable failure(Step step) throws ReflectiveOperationException {
        try {
            step.run();
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        }
    }
}
