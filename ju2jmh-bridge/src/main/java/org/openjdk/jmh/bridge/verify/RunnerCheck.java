package org.openjdk.jmh.bridge.verify;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.runner.Description;
import org.junit.runner.Request;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;
import org.junit.runner.notification.RunNotifier;
import org.openjdk.jmh.bridge.runtime.RunnerTest;
import org.openjdk.jmh.bridge.runtime.SetLabel;
import org.openjdk.jmh.bridge.runtime.SuiteTest;

/** Lets JUnit 4 run a test, as a build would. */
final class RunnerCheck {

    private RunnerCheck() {
    }

    /** Runs a test alone or with all of its class; throws what failed of the test itself or around it. */
    static void run(VerifiedBenchmark subject, boolean alone) throws Throwable {
        Class<?> type = Class.forName(subject.testClass());
        Runner runner = Request.aClass(type).getRunner();
        List<Description> invocations = RunnerTest.invocations(type, runner.getDescription(), subject.method());
        Description test = invocations.get(subject.set() == null ? 0 : SetLabel.last(subject.set()) - 1);
        if (alone) {
            Filter.matchMethodDescription(test).apply(runner);
        }
        Outcome outcome = new Outcome(test);
        RunNotifier notifier = new RunNotifier();
        notifier.addListener(outcome);
        runner.run(notifier);
        outcome.check();
    }

    /** Runs one member of a suite of JUnit 3, which knows nothing of a class around it. */
    static void runSuite(VerifiedBenchmark subject) throws Throwable {
        SuiteTest.of(subject.testClass(), Objects.requireNonNull(subject.set(), "member of the suite")).run();
    }

    /** Remembers whether the test ran, and the first failure of it or of what contains it. */
    private static final class Outcome extends RunListener {

        private final Description test;
        private boolean ran;
        private @Nullable Throwable failure;

        Outcome(Description test) {
            this.test = test;
        }

        @Override
        public void testStarted(Description description) {
            ran |= description.equals(test);
        }

        @Override
        public void testFailure(Failure caught) {
            boolean ofAnother = caught.getDescription().isTest() && !caught.getDescription().equals(test);
            if (!ofAnother && failure == null) {
                failure = caught.getException();
            }
        }

        @Override
        public void testAssumptionFailure(Failure caught) {
            testFailure(caught);
        }

        void check() throws Throwable {
            if (failure != null) {
                throw failure;
            }
            if (!ran) {
                throw new IllegalStateException("the runner ignored " + test);
            }
        }
    }
}
