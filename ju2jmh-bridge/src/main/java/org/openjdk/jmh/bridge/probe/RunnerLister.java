package org.openjdk.jmh.bridge.probe;

import org.junit.internal.runners.ErrorReportingRunner;
import org.junit.runner.Description;
import org.junit.runner.Request;
import org.junit.runner.Result;
import org.junit.runner.Runner;
import org.junit.runner.notification.RunNotifier;
import org.openjdk.jmh.bridge.runtime.RunnerTest;

import java.util.List;
import java.util.function.Consumer;

/** Asks the runner of a JUnit 4 class which tests it would run. */
final class RunnerLister {

    private RunnerLister() {
    }

    static boolean list(String type, List<String> methods, Consumer<String> answers) throws Throwable {
        Class<?> loaded = Class.forName(type);
        Runner runner = Request.aClass(loaded).getRunner();
        if (runner instanceof ErrorReportingRunner) {
            // JUnit hands out a runner that throws, in place of the one that it could not make.
            RunNotifier notifier = new RunNotifier();
            Result result = new Result();
            notifier.addListener(result.createListener());
            runner.run(notifier);
            throw result.getFailures().get(0).getException();
        }
        Description root = runner.getDescription();
        for (String method : methods) {
            List<Description> invocations = RunnerTest.invocations(loaded, root, method);
            for (int i = 0; i < invocations.size(); i++) {
                answers.accept(TabbedLines.join(ListingMain.SET, type + "#" + method, "#" + (i + 1),
                        invocations.get(i).getMethodName()));
            }
        }
        return true;
    }
}
