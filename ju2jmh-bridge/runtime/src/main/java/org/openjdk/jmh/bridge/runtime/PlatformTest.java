package org.openjdk.jmh.bridge.runtime;

import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import java.util.List;

/**
 * One test of the JUnit Platform, run by its own engine.
 *
 * <p>A test plan can be executed only once, so {@link #discover()} makes a new one before each invocation and
 * {@link #run()}, the measured part, executes it.
 */
public final class PlatformTest {

    private final Launcher launcher;
    private final LauncherDiscoveryRequest request;
    private final String uniqueId;
    private TestPlan plan;

    private PlatformTest(String uniqueId) {
        this.uniqueId = uniqueId;
        this.launcher = launcher(LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build());
        this.request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectUniqueId(uniqueId))
                .build();
    }

    /** Opens a session for all invocations: a launcher without one looks its services up on the disk for each. */
    private static Launcher launcher(LauncherConfig config) {
        try {
            return LauncherFactory.openSession(config).getLauncher();
        } catch (NoSuchMethodError e) {
            // Before release 1.8 there were no sessions, and a launcher kept its services.
            return LauncherFactory.create(config);
        }
    }

    /**
     * Returns a test that has one invocation.
     *
     * @param uniqueId JUnit's identifier of the test method
     * @return the test
     */
    public static PlatformTest of(String uniqueId) {
        return new PlatformTest(uniqueId);
    }

    /**
     * Returns one invocation of a test that has several.
     *
     * @param uniqueId JUnit's identifier of the test template or test factory
     * @param set      which invocation, see {@link SetLabel}
     * @return the invocation
     */
    public static PlatformTest of(String uniqueId, String set) {
        boolean factory = uniqueId.substring(uniqueId.lastIndexOf('[')).startsWith("[test-factory:");
        StringBuilder id = new StringBuilder(uniqueId);
        List<Integer> path = SetLabel.path(set);
        for (int i = 0; i < path.size(); i++) {
            String leaf = factory ? "dynamic-test" : "test-template-invocation";
            String kind = i < path.size() - 1 ? "dynamic-container" : leaf;
            id.append("/[").append(kind).append(":#").append(path.get(i)).append(']');
        }
        return new PlatformTest(id.toString());
    }

    /** Makes the plan that the next call of {@link #run()} executes. */
    public void discover() {
        plan = launcher.discover(request);
    }

    /**
     * Executes the test once.
     *
     * @throws Throwable what the test threw, or {@link IllegalStateException} if JUnit did not run it
     */
    public void run() throws Throwable {
        Outcome outcome = new Outcome();
        launcher.execute(plan, outcome);
        outcome.check(uniqueId);
    }
}
