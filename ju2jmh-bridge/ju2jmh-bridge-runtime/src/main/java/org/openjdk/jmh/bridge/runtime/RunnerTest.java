package org.openjdk.jmh.bridge.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.runner.Description;
import org.junit.runner.Request;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.NoTestsRemainException;
import org.junit.runner.notification.RunNotifier;
import org.junit.runners.ParentRunner;
import org.junit.runners.model.RunnerScheduler;

/**
 * One test of JUnit 4, run by the runner of its class. The runner starts once for a trial: class-level fixtures and class
 * rules run when the test is opened and closed; each {@link #run()} is what the runner does for one test.
 *
 * <p>A runner that is no {@link ParentRunner} cannot be stopped between two tests; all of it runs each
 * time.
 */
public final class RunnerTest {

    private final Description test;
    private final RunNotifier notifier = new RunNotifier();
    private final Watch watch = new Watch();
    private @Nullable Runnable invocation;
    private @Nullable HeldOpen held;

    private RunnerTest(Description test) {
        this.test = test;
        notifier.addListener(watch);
    }

    /**
     * Opens a test that has one invocation.
     *
     * @param testClass the binary name of the test class
     * @param method    the name of the test method, or of a benchmark that has the same name
     * @return the test
     * @throws Throwable what the class-level fixtures threw
     */
    public static RunnerTest open(String testClass, String method) throws Throwable {
        return open(testClass, method, "#1");
    }

    /**
     * Opens one invocation of a test that has several.
     *
     * @param testClass the binary name of the test class
     * @param method    the name of the test method, or of a benchmark that has the same name
     * @param set       which invocation, see {@link SetLabel}
     * @return the invocation
     * @throws Throwable what the class-level fixtures threw
     */
    public static RunnerTest open(String testClass, String method, String set) throws Throwable {
        Class<?> type = Class.forName(testClass, true, Thread.currentThread().getContextClassLoader());
        Runner runner = Request.aClass(type).getRunner();
        List<Description> invocations =
                invocations(type, runner.getDescription(), method.substring(method.lastIndexOf('.') + 1));
        int number = SetLabel.last(set);
        if (number < 1 || number > invocations.size()) {
            throw new IllegalStateException(testClass + "." + method + " has " + invocations.size()
                    + " invocations, and not the one that the benchmark was generated for: " + set);
        }
        RunnerTest test = new RunnerTest(invocations.get(number - 1));
        test.start(runner);
        return test;
    }

    private void start(Runner runner) throws Throwable {
        OnlyTest only = new OnlyTest(test);
        try {
            only.apply(runner);
        } catch (NoTestsRemainException e) {
            throw new IllegalStateException("The runner does not run " + test, e);
        }
        Optional<ParentRunner<?>> holder = only.holder();
        if (!holder.isPresent()) {
            invocation = () -> runner.run(notifier);
            return;
        }
        held = HeldOpen.open(test.getClassName(), middle -> {
            holder.get().setScheduler(new OneChild(child -> invocation = child, middle));
            watch.begin();
            runner.run(notifier);
            watch.rethrow();
        });
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

    /**
     * Runs the test once.
     *
     * @throws Throwable what the test threw, or {@link IllegalStateException} if the runner did not run it
     */
    public void run() throws Throwable {
        if (invocation == null) {
            throw new IllegalStateException("The runner does not run " + test);
        }
        watch.begin();
        invocation.run();
        watch.check(test);
    }

    /**
     * Ends the runner.
     *
     * @throws Throwable what the class-level fixtures threw
     */
    public void close() throws Throwable {
        if (held != null) {
            held.close();
        }
    }

    /** Takes the only test of a runner instead of running it, and stops where the runner waits for its tests. */
    private static final class OneChild implements RunnerScheduler {

        private final Consumer<Runnable> taker;
        private final Runnable middle;

        OneChild(Consumer<Runnable> taker, Runnable middle) {
            this.taker = taker;
            this.middle = middle;
        }

        @Override
        public void schedule(Runnable child) {
            taker.accept(child);
        }

        @Override
        public void finished() {
            middle.run();
        }
    }
}
