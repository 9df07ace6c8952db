package org.openjdk.jmh.bridge.verify;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * States of a benchmark that is called by reflection with one parameter set. Each is created once, set up before it is
 * used, and torn down in reverse order.
 */
final class States {

    private final @Nullable String set;
    private final BenchmarkParams benchmark;
    private final Map<Class<?>, Object> made = new LinkedHashMap<>();

    States(String benchmark, @Nullable String set) {
        this.set = set;
        this.benchmark = params(benchmark);
    }

    /** Returns parameters of a benchmark that runs once in this VM. Generated states use only its name. */
    private static BenchmarkParams params(String benchmark) {
        IterationParams once = new IterationParams(IterationType.MEASUREMENT, 1, TimeValue.NONE, 1);
        return new BenchmarkParams(benchmark, benchmark, true, 1, new int[] {1}, List.of(), 0, 0, once, once,
                Mode.SingleShotTime, new WorkloadParams(), TimeUnit.NANOSECONDS, 1, "", List.of(), "", "", "", "",
                TimeValue.NONE);
    }

    Object[] all(Class<?>[] types) throws ReflectiveOperationException {
        Object[] states = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            states[i] = state(types[i]);
        }
        return states;
    }

    private Object state(Class<?> type) throws ReflectiveOperationException {
        if (type == BenchmarkParams.class) {
            return benchmark;
        }
        Object state = made.get(type);
        if (state == null) {
            state = type.getDeclaredConstructor().newInstance();
            for (Field field : type.getDeclaredFields()) {
                if (field.isAnnotationPresent(Param.class)) {
                    field.set(state, set == null ? null : new BenchmarkParameter(field).converted(set));
                }
            }
            needs(state);
            setUp(state, Level.Trial);
            made.put(type, state);
        }
        return state;
    }

    /** Sets up other states first, on which a state depends by parameters of its set-up methods. */
    private void needs(Object state) throws ReflectiveOperationException {
        for (Method method : state.getClass().getMethods()) {
            if (method.isAnnotationPresent(Setup.class)) {
                all(method.getParameterTypes());
            }
        }
    }

    private void setUp(Object state, Level level) throws ReflectiveOperationException {
        for (Method method : state.getClass().getMethods()) {
            Setup setup = method.getAnnotation(Setup.class);
            if (setup != null && setup.value() == level) {
                method.invoke(state, all(method.getParameterTypes()));
            }
        }
    }

    /** Returns whether JMH must read the clock around each invocation, because a fixture runs before it. */
    boolean haveInvocationFixtures() {
        return made.values().stream().flatMap(state -> Arrays.stream(state.getClass().getMethods()))
                .map(method -> method.getAnnotation(Setup.class)).filter(Objects::nonNull)
                .anyMatch(setup -> setup.value() == Level.Invocation);
    }

    void beforeInvocation() throws ReflectiveOperationException {
        for (Object state : made.values()) {
            setUp(state, Level.Invocation);
        }
    }

    void afterInvocation() throws ReflectiveOperationException {
        tearDown(Level.Invocation);
    }

    void tearDown() throws ReflectiveOperationException {
        tearDown(Level.Trial);
    }

    private void tearDown(Level level) throws ReflectiveOperationException {
        List<Object> reversed = new ArrayList<>(made.values());
        Collections.reverse(reversed);
        for (Object state : reversed) {
            tearDown(state, level);
        }
    }

    private void tearDown(Object state, Level level) throws ReflectiveOperationException {
        for (Method method : state.getClass().getMethods()) {
            TearDown annotation = method.getAnnotation(TearDown.class);
            if (annotation != null && annotation.value() == level) {
                method.invoke(state, all(method.getParameterTypes()));
            }
        }
    }
}
