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

/** Lists tests of a JUnit 4 class by asking its runner. */
final class RunnerLister {

    private RunnerLister() {
    }

    static boolean list(String type, List<String> methods, Consumer<String> answers) throws Throwable {
        Class<?> loaded = Class.forName(type);
        Runner runner = Request.aClass(loaded).getRunner();
        if (runner instanceof ErrorReportingRunner) {
            // JUnit replaces a runner that it cannot create by one that throws the reason.
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
