package org.openjdk.jmh.bridge.runtime;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Remembers whether a test ran, and what went wrong if it did not succeed. */
final class Outcome implements TestExecutionListener {

    private boolean ran;
    private String skipped = "found no such test";
    private Throwable failure;

    @Override
    public void executionSkipped(TestIdentifier identifier, String reason) {
        skipped = "skipped it: " + reason;
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
            ran |= identifier.isTest();
        } else if (failure == null) {
            failure = result.getThrowable().orElseGet(() -> new IllegalStateException(result.toString()));
        }
    }

    void check(String test) throws Throwable {
        if (failure != null) {
            throw failure;
        }
        if (!ran) {
            throw new IllegalStateException("JUnit " + skipped + " (" + test + ")");
        }
    }
}
