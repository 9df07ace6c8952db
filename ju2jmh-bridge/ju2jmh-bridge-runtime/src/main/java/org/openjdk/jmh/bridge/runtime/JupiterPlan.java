package org.openjdk.jmh.bridge.runtime;

import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Jupiter's tests of one class, and the context to run them in. */
final class JupiterPlan {

    private static final String ENGINE = "org.junit.jupiter.engine.JupiterTestEngine";

    private final AutoCloseable session;
    private final TestDescriptor root;
    final EngineExecutionContext context;

    private JupiterPlan(AutoCloseable session, TestDescriptor root, EngineExecutionContext context) {
        this.session = session;
        this.root = root;
        this.context = context;
    }

    /** Discovers the tests of a class. */
    static JupiterPlan of(String classId) throws Exception {
        return of(classId, LauncherDiscoveryRequestBuilder.request());
    }

    /** Discovers the tests of a class, with the extensions that a {@link ServiceLoader} finds. */
    static JupiterPlan withFoundExtensions(String classId) throws Exception {
        return of(classId, LauncherDiscoveryRequestBuilder.request()
                .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "true"));
    }

    private static JupiterPlan of(String classId, LauncherDiscoveryRequestBuilder builder) throws Exception {
        AutoCloseable session = session();
        TestEngine engine = (TestEngine) Class.forName(ENGINE).getConstructor().newInstance();
        LauncherDiscoveryRequest request = builder.selectors(DiscoverySelectors.selectUniqueId(classId)).build();
        TestDescriptor root = engine.discover(request, UniqueId.forEngine(engine.getId()));
        return new JupiterPlan(session, root, context(engine, ExecutionRequests.of(root, request)));
    }

    /** Opens a launcher session, which runs the project's session listeners. JUnit before 1.8 has no sessions. */
    private static AutoCloseable session() {
        LauncherConfig config = LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build();
        try {
            LauncherSession session = LauncherFactory.openSession(config);
            return session::close;
        } catch (NoSuchMethodError e) {
            return () -> {};
        }
    }

    /** Calls a protected method of the engine, which is the only way to get its context. */
    private static EngineExecutionContext context(TestEngine engine, ExecutionRequest request) throws Exception {
        Method factory = engine.getClass().getDeclaredMethod("createExecutionContext", ExecutionRequest.class);
        factory.setAccessible(true);
        try {
            return (EngineExecutionContext) factory.invoke(engine, request);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("this version of Jupiter cannot be run node by node", e.getCause());
        }
    }

    TestDescriptor find(String uniqueId) {
        return root.findByUniqueId(UniqueId.parse(uniqueId)).map(TestDescriptor.class::cast)
                .orElseThrow(() -> new IllegalStateException("JUnit found no such test (" + uniqueId + ")"));
    }

    void close() {
        try {
            session.close();
        } catch (Exception e) {
            throw new IllegalStateException("the session of JUnit's launcher cannot be closed", e);
        }
    }
}
