package org.openjdk.jmh.bridge.verify;

import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.openjdk.jmh.bridge.fixtures.Trace;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Runs a benchmark twice in one trial, or JUnit the same test, and returns what the test traced in each phase. */
public final class Traced {

    private final List<String> lines = new ArrayList<>();

    private Traced() {
    }

    /** Takes a class of benchmarks, a method and perhaps a parameter set; or "JUnit", a class of tests and a method. */
    public static String[] lines(String[] args) throws Exception {
        Traced traced = new Traced();
        if (args[0].equals("JUnit")) {
            new JUnitCore().run(Request.method(Class.forName(args[1]), args[2]));
            traced.add("all");
        } else {
            traced.trial(Class.forName(args[0]), args[1], args.length > 2 ? args[2] : null);
        }
        return traced.lines.toArray(new String[0]);
    }

    private void trial(Class<?> type, String name, String set) throws Exception {
        Method method =
                Arrays.stream(type.getMethods()).filter(m -> m.getName().equals(name)).findFirst().orElseThrow();
        States states = new States(type.getName() + "." + name, set);
        Object[] arguments = states.all(method.getParameterTypes());
        add("open");
        for (int i = 0; i < 2; i++) {
            states.beforeInvocation();
            add("prepare");
            method.invoke(type.getDeclaredConstructor().newInstance(), arguments);
            add("run");
        }
        states.tearDown();
        add("close");
    }

    private void add(String phase) {
        lines.add(phase + ": " + String.join(", ", Trace.drain()));
    }
}
