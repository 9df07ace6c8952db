package org.openjdk.jmh.bridge.runtime;

import org.jspecify.annotations.Nullable;
import org.junit.runner.Description;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Records, per thread, whether the last test ran and how it failed. */
final class OutcomeListener extends RunListener {

    private static final class Outcome {
        private boolean ran;
        private @Nullable Throwable failure;
    }

    private final ThreadLocal<Outcome> outcomes = ThreadLocal.withInitial(Outcome::new);

    void begin() {
        Outcome outcome = outcomes.get();
        outcome.ran = false;
        outcome.failure = null;
    }

    @Override
    public void testStarted(Description description) {
        outcomes.get().ran = true;
    }

    @Override
    public void testFailure(Failure caught) {
        outcomes.get().failure = caught.getException();
    }

    @Override
    public void testAssumptionFailure(Failure caught) {
        outcomes.get().failure = caught.getException();
    }

    void rethrow() throws Throwable {
        Throwable failure = outcomes.get().failure;
        if (failure != null) {
            throw failure;
        }
    }

    void check(Description test) throws Throwable {
        rethrow();
        if (!outcomes.get().ran) {
            throw new IllegalStateException("The runner ignored " + test);
        }
    }
}
