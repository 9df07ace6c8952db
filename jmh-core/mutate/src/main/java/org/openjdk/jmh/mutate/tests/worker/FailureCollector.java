package org.openjdk.jmh.mutate.tests.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Collects failing tests and containers of tests. */
final class FailureCollector implements TestExecutionListener {

    private final Set<String> ignored;
    private final List<String> failed = new ArrayList<>();
    private int tests;

    FailureCollector(Set<String> ignored) {
        this.ignored = ignored;
    }

    /** {@return identifiers of failures, except ignored ones} */
    List<String> failed() {
        return failed;
    }

    /** {@return the number of tests that ran} */
    int tests() {
        return tests;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest()) {
            tests++;
        }
        String id = test.getUniqueId().replace('\n', ' ').replace('\t', ' ');
        if (result.getStatus() == TestExecutionResult.Status.FAILED && !ignored.contains(id)) {
            failed.add(id);
        }
    }
}
