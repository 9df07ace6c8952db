package org.openjdk.jmh.bridge.runtime;

import org.junit.runner.Description;
import org.junit.runner.Request;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.manipulation.NoTestsRemainException;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;
import org.junit.runner.notification.RunNotifier;

import java.util.ArrayList;
import java.util.List;

/**
 * One test of JUnit 4, run by the runner of its class. The runner is built and filtered once; each {@link #run()}
 * includes what the runner does around a test, class-level fixtures among it.
 */
public final class RunnerTest {

    private final Runner runner;
    private final Description test;

    private RunnerTest(Runner runner, Description test) {
        this.runner = runner;
        this.test = test;
    }

    /**
     * Returns a test that has one invocation.
     *
     * @param testClass the binary name of the test class
     * @param method    the name of the test method
     * @return the test
     * @throws ClassNotFoundException if there is no such class
     */
    public static RunnerTest of(String testClass, String method) throws ClassNotFoundException {
        return of(testClass, method, "#1");
    }

    /**
     * Returns one invocation of a test that has several.
     *
     * @param testClass the binary name of the test class
     * @param method    the name of the test method
     * @param set       which invocation, see {@link SetLabel}
     * @return the invocation
     * @throws ClassNotFoundException if there is no such class
     */
    public static RunnerTest of(String testClass, String method, String set) throws ClassNotFoundException {
        Class<?> type = Class.forName(testClass, true, Thread.currentThread().getContextClassLoader());
        Runner runner = Request.aClass(type).getRunner();
        List<Description> invocations = invocations(type, runner.getDescription(), method);
        int number = SetLabel.last(set);
        if (number < 1 || number > invocations.size()) {
            throw new IllegalStateException(testClass + "." + method + " has " + invocations.size()
                    + " invocations, and not the one that the benchmark was generated for: " + set);
        }
        Description chosen = invocations.get(number - 1);
        try {
            only(chosen).apply(runner);
        } catch (NoTestsRemainException e) {
            throw new IllegalStateException("The runner of " + testClass + " does not run " + chosen, e);
        }
        return new RunnerTest(runner, chosen);
    }

    /**
     * Returns the invocations of a method in the order of their numbers. Tests of other classes, which a suite may
     * hold under the same name, count only if the class itself has none.
     *
     * @param type   the test class
     * @param root   the description of a test class
     * @param method the name of a test method; parameterised runners append the set to it
     * @return descriptions of single tests
     */
    public static List<Description> invocations(Class<?> type, Description root, String method) {
        List<Description> found = new ArrayList<>();
        collect(root, method, found);
        List<Description> own = new ArrayList<>(found);
        own.removeIf(description -> description.getTestClass() != type);
        return own.isEmpty() ? found : own;
    }

    private static void collect(Description description, String method, List<Description> found) {
        if (description.isTest()) {
            String name = description.getMethodName();
            if (name != null && (name.equals(method) || name.startsWith(method + "["))) {
                found.add(description);
            }
        }
        for (Description child : description.getChildren()) {
            collect(child, method, found);
        }
    }

    private static Filter only(Description chosen) {
        return new Filter() {
            @Override
            public boolean shouldRun(Description description) {
                if (description.isTest()) {
                    return description.equals(chosen);
                }
                return description.getChildren().stream().anyMatch(this::shouldRun);
            }

            @Override
            public String describe() {
                return chosen.getDisplayName();
            }
        };
    }

    /**
     * Runs the test once.
     *
     * @throws Throwable what the test threw, or {@link IllegalStateException} if the runner did not run it
     */
    public void run() throws Throwable {
        RunNotifier notifier = new RunNotifier();
        Watch watch = new Watch();
        notifier.addListener(watch);
        runner.run(notifier);
        watch.check(test);
    }

    private static final class Watch extends RunListener {

        private boolean ran;
        private Throwable failure;

        @Override
        public void testStarted(Description description) {
            ran = true;
        }

        @Override
        public void testFailure(Failure caught) {
            failure = caught.getException();
        }

        @Override
        public void testAssumptionFailure(Failure caught) {
            failure = caught.getException();
        }

        void check(Description test) throws Throwable {
            if (failure != null) {
                throw failure;
            }
            if (!ran) {
                throw new IllegalStateException("The runner ignored " + test);
            }
        }
    }
}
