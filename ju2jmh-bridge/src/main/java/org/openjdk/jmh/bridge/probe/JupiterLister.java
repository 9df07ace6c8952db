package org.openjdk.jmh.bridge.probe;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import java.util.List;
import java.util.function.Consumer;

/** Lists tests of a class by executing them in Jupiter, while {@link SkippingExtension} skips their bodies. */
final class JupiterLister {

    /** One launcher per thread; creating one is slow because it searches for engines. */
    private static final ThreadLocal<Launcher> LAUNCHERS = ThreadLocal.withInitial(() -> LauncherFactory
            .create(LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build()));

    private JupiterLister() {
    }

    /** Lists invocations of some tests; returns whether all their containers succeeded. */
    static boolean list(List<String> tests, Consumer<String> answers) throws Throwable {
        boolean templates = tests.stream()
                .allMatch(test -> UniqueId.parse(test).getLastSegment().getType().equals("test-template"));
        return templates ? TemplateLister.list(tests, answers) : run(tests, answers);
    }

    /** Executes all tests. Factories create their tests only when JUnit runs them. */
    private static boolean run(List<String> tests, Consumer<String> answers) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(tests.stream().map(DiscoverySelectors::selectUniqueId).toList())
                .filters(EngineFilter.includeEngines("junit-jupiter"))
                .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "true")
                .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
                .build();
        Listener listener = new Listener(answers);
        LAUNCHERS.get().execute(request, listener);
        return listener.sound;
    }

    private static final class Listener implements TestExecutionListener {

        private static final List<String> CONTAINERS = List.of("test-template", "test-factory");

        private final Consumer<String> answers;
        private boolean sound = true;

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
            answers.accept(TabbedLines.join(ListingMain.SET, method.toString(), path.toString(), displayName));
        }

        @Override
        public void executionSkipped(TestIdentifier identifier, String reason) {
            if (!reason.equals(SkippingExtension.REASON)) {
                answers.accept(TabbedLines.join(ListingMain.SKIP, identifier.getUniqueId(), reason));
            }
        }

        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            if (identifier.isContainer() && result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
                sound = false;
                String reason = result.getThrowable().map(TabbedLines::causes).orElse("unknown failure");
                answers.accept(TabbedLines.join(ListingMain.SKIP, identifier.getUniqueId(), reason));
            }
        }
    }
}
