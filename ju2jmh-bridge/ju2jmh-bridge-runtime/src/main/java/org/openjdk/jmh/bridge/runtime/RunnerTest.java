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
 * One test of JUnit 4, run by the runner of its class. The runner starts once per trial: class-level fixtures and class
 * rules run when the test is opened and closed. Each {@link #run()} does what the runner does for one test.
 *
 * <p>A runner that is not a {@link ParentRunner} cannot be paused between tests. It runs completely each time.
 */
public final class RunnerTest {

    private final Description test;
    private final RunNotifier notifier = new RunNotifier();
    private final OutcomeListener outcome = new OutcomeListener();
    private @Nullable Runnable invocation;
    private @Nullable PausedWrapper held;

    private RunnerTest(Description test) {
        this.test = test;
        notifier.addListener(outcome);
    }

    /** Opens a test with one invocation; see {@link #open(String, String, String)}. */
    public static RunnerTest open(String testClass, String method) throws Throwable {
        return open(testClass, method, "#1");
    }

    /**
     * Opens one invocation of a test.
     *
     * @param testClass binary name of the test class
     * @param method    name of the test method, or full name of a benchmark that ends with it
     * @param set       label of the invocation, see {@link SetLabel}
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
                    + " invocations, but the benchmark was generated for " + set);
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
        held = PausedWrapper.open(test.getClassName(), middle -> {
            holder.get().setScheduler(new OneChild(child -> invocation = child, middle));
            outcome.begin();
            runner.run(notifier);
            outcome.rethrow();
        });
    }

    /**
     * Returns the invocations of a test method in their order. Tests of other classes in a suite count only if the
     * class itself has none of this name.
     *
     * @param root description of the class or suite
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

    /** Runs the test once, and throws what it threw, or {@link IllegalStateException} if the runner did not run it. */
    public void run() throws Throwable {
        if (invocation == null) {
            throw new IllegalStateException("The runner does not run " + test);
        }
        outcome.begin();
        invocation.run();
        outcome.check(test);
    }

    /** Runs the class-level fixtures after the tests, and throws what they threw. */
    public void close() throws Throwable {
        if (held != null) {
            held.close();
        }
    }

    /**
     * Captures the only test of a runner instead of running it. When the runner waits for its tests, runs other code.
     */
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
