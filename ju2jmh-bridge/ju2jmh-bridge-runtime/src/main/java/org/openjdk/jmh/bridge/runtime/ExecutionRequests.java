package org.openjdk.jmh.bridge.runtime;

import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.LauncherDiscoveryRequest;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Creates requests to execute tests. Versions of the JUnit Platform differ in their parts: output folders were added in
 * 1.12, stores in 1.13 and a cancellation token in 6.0.
 */
final class ExecutionRequests {

    private static final String STORE = "org.junit.platform.engine.support.store.NamespacedHierarchicalStore";

    private ExecutionRequests() {
    }

    /**
     * Creates a request whose events are ignored.
     *
     * @param root    the engine's discovered tests
     * @param request the request for which it discovered them
     * @throws ReflectiveOperationException if this version of the platform needs other parts
     */
    static ExecutionRequest of(TestDescriptor root, LauncherDiscoveryRequest request)
            throws ReflectiveOperationException {
        Method factory = Arrays.stream(ExecutionRequest.class.getMethods())
                .filter(method -> Modifier.isStatic(method.getModifiers()) && method.getName().equals("create"))
                .max(Comparator.comparingInt(Method::getParameterCount)).orElse(null);
        if (factory == null || factory.getParameterCount() == 3) {
            return new ExecutionRequest(root, new Silent(), request.getConfigurationParameters());
        }
        Class<?>[] types = factory.getParameterTypes();
        Object[] parts = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            parts[i] = part(types[i], root, request);
        }
        return (ExecutionRequest) factory.invoke(null, parts);
    }

    private static Object part(Class<?> type, TestDescriptor root, LauncherDiscoveryRequest request)
            throws ReflectiveOperationException {
        if (type == TestDescriptor.class) {
            return root;
        }
        if (type == EngineExecutionListener.class) {
            return new Silent();
        }
        if (type == ConfigurationParameters.class) {
            return request.getConfigurationParameters();
        }
        if (type.getName().equals(STORE)) {
            // The store of a request is a child of the session's store.
            Constructor<?> store = type.getConstructor(type);
            return store.newInstance(store.newInstance((Object) null));
        }
        if (type.getSimpleName().equals("CancellationToken")) {
            return type.getMethod("create").invoke(null);
        }
        return LauncherDiscoveryRequest.class.getMethod("get" + type.getSimpleName()).invoke(request);
    }

    /** Ignores all events. It implements each method, since they have defaults only from JUnit Platform 1.7. */
    private static final class Silent implements EngineExecutionListener {

        @Override
        public void dynamicTestRegistered(TestDescriptor test) {
            // A benchmark runs one chosen test.
        }

        @Override
        public void executionSkipped(TestDescriptor test, String reason) {
            // OpenNode reports skipped tests.
        }

        @Override
        public void executionStarted(TestDescriptor test) {
            // A benchmark runs one chosen test.
        }

        @Override
        public void executionFinished(TestDescriptor test, TestExecutionResult result) {
            // Nodes throws failures.
        }

        @Override
        public void reportingEntryPublished(TestDescriptor test, ReportEntry entry) {
            // A benchmark has no report.
        }
    }
}
