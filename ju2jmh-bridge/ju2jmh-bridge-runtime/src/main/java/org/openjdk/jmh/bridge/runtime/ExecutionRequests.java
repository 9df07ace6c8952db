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
 * Makes requests to execute tests, which have taken more parts with each version of the JUnit Platform: output folders
 * from 1.12 on, stores from 1.13 on, and a token that cancels from 6.0 on.
 */
final class ExecutionRequests {

    private static final String STORE = "org.junit.platform.engine.support.store.NamespacedHierarchicalStore";

    private ExecutionRequests() {
    }

    /**
     * Makes a request that nobody listens to.
     *
     * @param root    what an engine discovered
     * @param request what the engine was asked for
     * @return the request that the same engine takes
     * @throws ReflectiveOperationException if this version of the platform takes something else
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
            // That of a request, inside that of a session.
            Constructor<?> store = type.getConstructor(type);
            return store.newInstance(store.newInstance((Object) null));
        }
        if (type.getSimpleName().equals("CancellationToken")) {
            return type.getMethod("create").invoke(null);
        }
        return LauncherDiscoveryRequest.class.getMethod("get" + type.getSimpleName()).invoke(request);
    }

    /** Does nothing by methods of its own: before release 1.7 there was nothing to inherit. */
    private static final class Silent implements EngineExecutionListener {

        @Override
        public void dynamicTestRegistered(TestDescriptor test) {
            // The benchmark knows which test it runs.
        }

        @Override
        public void executionSkipped(TestDescriptor test, String reason) {
            // Noticed where the test is opened.
        }

        @Override
        public void executionStarted(TestDescriptor test) {
            // The benchmark knows which test it runs.
        }

        @Override
        public void executionFinished(TestDescriptor test, TestExecutionResult result) {
            // Failures are thrown.
        }

        @Override
        public void reportingEntryPublished(TestDescriptor test, ReportEntry entry) {
            // Nobody reads reports of a benchmark.
        }
    }
}
