package org.openjdk.jmh.bridge.probe;

import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Lets Jupiter go through the tests of a class, but for those that others stand for, while {@link SkipBodies} keeps it from
 * running them.
 */
final class JupiterLister {

    private JupiterLister() {
    }

    static void list(String type, Set<String> others, Consumer<String> answers) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(type))
                .filters(EngineFilter.includeEngines("junit-jupiter"),
                        (PostDiscoveryFilter) test -> FilterResult
                                .includedIf(!others.contains(test.getUniqueId().toString())))
                .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "true")
                .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
                .build();
        LauncherFactory.create(LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build())
                .execute(request, new Listener(answers));
    }

    private static final class Listener implements TestExecutionListener {

        private static final List<String> CONTAINERS = List.of("test-template", "test-factory");

        private final Consumer<String> answers;

        Listener(Consumer<String> answers) {
            this.answers = answers;
        }

        @Override
        public void dynamicTestRegistered(TestIdentifier identifier) {
            if (identifier.isTest()) {
                report(UniqueId.parse(identifier.getUniqueId()), identifier.getDisplayName());
            }
        }

        private void report(UniqueId id, String displayName) {
            UniqueId method = id;
            StringBuilder path = new StringBuilder();
            while (!CONTAINERS.contains(method.getLastSegment().getType())) {
                path.insert(0, (method.equals(id) ? "" : "/")).insert(0, method.getLastSegment().getValue());
                if (method.getSegments().size() == 1) {
                    return;
                }
                method = method.removeLastSegment();
            }
            answers.accept(Lines.join(ListingMain.SET, method.toString(), path.toString(), displayName));
        }

        @Override
        public void executionSkipped(TestIdentifier identifier, String reason) {
            answers.accept(Lines.join(ListingMain.SKIP, identifier.getUniqueId(), String.valueOf(reason)));
        }

        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            if (identifier.isContainer() && result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
                String reason = result.getThrowable().map(Throwable::toString).orElse("unknown failure");
                answers.accept(Lines.join(ListingMain.SKIP, identifier.getUniqueId(), reason));
            }
        }
    }
}
