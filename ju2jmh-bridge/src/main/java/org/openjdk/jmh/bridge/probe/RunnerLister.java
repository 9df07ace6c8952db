package org.openjdk.jmh.bridge.probe;

import org.junit.runner.Description;
import org.junit.runner.Request;
import org.openjdk.jmh.bridge.runtime.RunnerTest;

import java.util.List;
import java.util.function.Consumer;

/** Asks the runner of a JUnit 4 class which tests it would run. */
final class RunnerLister {

    private RunnerLister() {
    }

    static void list(String type, List<String> methods, Consumer<String> answers) throws ClassNotFoundException {
        Class<?> loaded = Class.forName(type);
        Description root = Request.aClass(loaded).getRunner().getDescription();
        for (String method : methods) {
            List<Description> invocations = RunnerTest.invocations(loaded, root, method);
            for (int i = 0; i < invocations.size(); i++) {
                answers.accept(Lines.join(ListingMain.SET, type + "#" + method, "#" + (i + 1),
                        invocations.get(i).getMethodName()));
            }
        }
    }
}
