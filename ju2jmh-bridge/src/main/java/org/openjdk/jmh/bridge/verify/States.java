package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The states of one invocation: each made once, set up before it is used, and torn down in the opposite order. */
final class States {

    private final String set;
    private final Map<Class<?>, Object> made = new LinkedHashMap<>();

    States(String set) {
        this.set = set;
    }

    Object[] all(Class<?>[] types) throws ReflectiveOperationException {
        Object[] states = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            states[i] = state(types[i]);
        }
        return states;
    }

    private Object state(Class<?> type) throws ReflectiveOperationException {
        Object state = made.get(type);
        if (state == null) {
            state = type.getDeclaredConstructor().newInstance();
            for (Field field : type.getDeclaredFields()) {
                if (field.isAnnotationPresent(Param.class)) {
                    field.set(state, set);
                }
            }
            setUp(state, Level.Trial);
            setUp(state, Level.Invocation);
            made.put(type, state);
        }
        return state;
    }

    private void setUp(Object state, Level level) throws ReflectiveOperationException {
        for (Method method : state.getClass().getMethods()) {
            Setup setup = method.getAnnotation(Setup.class);
            if (setup != null && setup.value() == level) {
                method.invoke(state, all(method.getParameterTypes()));
            }
        }
    }

    void tearDown() throws ReflectiveOperationException {
        List<Object> reversed = new ArrayList<>(made.values());
        Collections.reverse(reversed);
        for (Object state : reversed) {
            tearDown(state, Level.Invocation);
            tearDown(state, Level.Trial);
        }
    }

    private static void tearDown(Object state, Level level) throws ReflectiveOperationException {
        for (Method method : state.getClass().getMethods()) {
            TearDown annotation = method.getAnnotation(TearDown.class);
            if (annotation != null && annotation.value() == level) {
                method.invoke(state);
            }
        }
    }
}
