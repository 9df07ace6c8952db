package org.openjdk.jmh.bridge.verify;

import java.util.ArrayList;
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

/** Runs tests of JUnit 3 and 4 in JUnit, as a build does. */
final class RunnerCheck {

    private RunnerCheck() {
    }

    /** Runs a test alone, or tests with all others of their class; returns their results in the same order. */
    static List<TestCheck> run(List<VerifiedBenchmark> subjects, boolean alone) throws Throwable {
        Class<?> type = Class.forName(subjects.get(0).testClass());
        Runner runner = Request.aClass(type).getRunner();
        List<TestCheck> outcomes = new ArrayList<>();
        RunNotifier notifier = new RunNotifier();
        for (VerifiedBenchmark subject : subjects) {
            Outcome outcome = new Outcome(test(subject, type, runner));
            notifier.addListener(outcome);
            outcomes.add(outcome);
        }
        if (alone) {
            Filter.matchMethodDescription(test(subjects.get(0), type, runner)).apply(runner);
        }
        runner.run(notifier);
        return outcomes;
    }

    private static Description test(VerifiedBenchmark subject, Class<?> type, Runner runner) {
        List<Description> invocations = RunnerTest.invocations(type, runner.getDescription(), subject.method());
        return invocations.get(subject.set() == null ? 0 : SetLabel.last(subject.set()) - 1);
    }

    /** Runs one member of a JUnit 3 suite. */
    static void runSuite(VerifiedBenchmark subject) throws Throwable {
        SuiteTest.of(subject.testClass(), Objects.requireNonNull(subject.set(), "member of the suite")).run();
    }

    /** Records whether a test ran, and its first failure or that of a container. */
    private static final class Outcome extends RunListener implements TestCheck {

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

        @Override
        public void check() throws Throwable {
            if (failure != null) {
                throw failure;
            }
            if (!ran) {
                throw new IllegalStateException("the runner ignored " + test);
            }
        }
    }
}
