package org.openjdk.jmh.mutate.judge.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Collects tests, and containers of tests, that fail. */
final class Failures implements TestExecutionListener {

    private final Set<String> ignored;
    private final List<String> failed = new ArrayList<>();
    private int tests;

    Failures(Set<String> ignored) {
        this.ignored = ignored;
    }

    /** {@return the identifiers of what failed, those aside that fail anyway} */
    List<String> failed() {
        return failed;
    }

    /** {@return how many tests have run} */
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
