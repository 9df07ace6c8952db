package org.openjdk.jmh.bridge.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.openjdk.jmh.bridge.runtime.SetLabel;

/** Runs tests of Jupiter through the JUnit Platform's launcher, as a build does. */
final class JupiterCheck {

    private JupiterCheck() {
    }

    /** Runs a test alone, or tests with all others of their class; returns their results in the same order. */
    static List<TestCheck> run(List<VerifiedBenchmark> subjects, boolean alone) {
        VerifiedBenchmark first = subjects.get(0);
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors
                        .selectUniqueId(alone ? test(first) : UniqueId.parse(first.uniqueId()).removeLastSegment()))
                .build();
        List<Outcome> outcomes = subjects.stream().map(subject -> new Outcome(test(subject))).toList();
        LauncherFactory.create(LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build())
                .execute(request, outcomes.toArray(new TestExecutionListener[0]));
        return List.copyOf(outcomes);
    }

    private static UniqueId test(VerifiedBenchmark subject) {
        UniqueId id = UniqueId.parse(subject.uniqueId());
        if (subject.set() == null) {
            return id.getLastSegment().getType().equals("test-template") ? id.append("test-template-invocation", "#1")
                    : id;
        }
        boolean factory = id.getLastSegment().getType().equals("test-factory");
        List<Integer> path = SetLabel.path(subject.set());
        for (int i = 0; i < path.size(); i++) {
            String leaf = factory ? "dynamic-test" : "test-template-invocation";
            id = id.append(i < path.size() - 1 ? "dynamic-container" : leaf, "#" + path.get(i));
        }
        return id;
    }

    /** Records whether a test ran, and its first failure or that of a container. */
    private static final class Outcome implements TestExecutionListener, TestCheck {

        private final UniqueId test;
        private boolean ran;
        private String skipped = "found no such test";
        private @Nullable Throwable failure;

        Outcome(UniqueId test) {
            this.test = test;
        }

        @Override
        public void executionSkipped(TestIdentifier identifier, String reason) {
            if (concerns(identifier)) {
                skipped = "skipped it: " + reason;
            }
        }

        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            if (!concerns(identifier)) {
                return;
            }
            if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
                ran |= identifier.isTest();
            } else if (failure == null) {
                failure = result.getThrowable().orElseGet(() -> new IllegalStateException(result.toString()));
            }
        }

        private boolean concerns(TestIdentifier identifier) {
            return test.hasPrefix(UniqueId.parse(identifier.getUniqueId()));
        }

        @Override
        public void check() throws Throwable {
            if (failure != null) {
                throw failure;
            }
            if (!ran) {
                throw new IllegalStateException("JUnit " + skipped + " (" + test + ")");
            }
        }
    }
}
