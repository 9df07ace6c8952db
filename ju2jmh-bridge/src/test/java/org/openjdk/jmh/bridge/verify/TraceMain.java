package org.openjdk.jmh.bridge.verify;

import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.openjdk.jmh.bridge.fixtures.Trace;

import java.lang.reflect.Method;
import java.util.Arrays;

/** Runs a benchmark twice in one trial, and JUnit the same test, and prints what the test traced in each phase. */
public final class TraceMain {

    private TraceMain() {
    }

    public static void main(String[] args) throws Exception {
        if (args[0].equals("JUnit")) {
            new JUnitCore().run(Request.method(Class.forName(args[1]), args[2]));
            print("all");
        } else {
            trial(Class.forName(args[0]), args[1], args.length > 2 ? args[2] : null);
        }
        Runtime.getRuntime().halt(0);
    }

    private static void trial(Class<?> type, String name, String set) throws Exception {
        Method method =
                Arrays.stream(type.getMethods()).filter(m -> m.getName().equals(name)).findFirst().orElseThrow();
        States states = new States(type.getName() + "." + name, set);
        Object[] arguments = states.all(method.getParameterTypes());
        print("open");
        for (int i = 0; i < 2; i++) {
            states.beforeInvocation();
            print("prepare");
            method.invoke(type.getDeclaredConstructor().newInstance(), arguments);
            print("run");
        }
        states.tearDown();
        print("close");
    }

    private static void print(String phase) {
        System.out.println(phase + ": " + String.join(", ", Trace.drain()));
    }
}
