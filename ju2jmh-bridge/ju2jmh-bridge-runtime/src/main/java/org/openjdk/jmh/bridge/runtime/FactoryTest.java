package org.openjdk.jmh.bridge.runtime;

import java.util.List;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/**
 * One test of a test factory. Each run calls the factory, which creates all its tests and needs the fixtures of the
 * test, and runs only the chosen one.
 */
final class FactoryTest implements PlatformTest {

    private final Node<EngineExecutionContext> factory;
    private final EngineExecutionContext parent;
    private final String set;
    private final List<Integer> path;
    private boolean ran;
    private Failures failures = new Failures();
    private boolean known;

    FactoryTest(Node<EngineExecutionContext> factory, EngineExecutionContext parent, String set) {
        this.factory = factory;
        this.parent = parent;
        this.set = set;
        this.path = SetLabel.path(set);
    }

    @Override
    public void run() throws Throwable {
        ran = false;
        failures = new Failures();
        Nodes.run(factory, parent, context -> new Level(context, 0), known);
        known = true;
        failures.rethrow();
        if (!ran) {
            throw new IllegalStateException("the test factory does not create the test " + set);
        }
    }

    /** Children of the factory or of a container; runs the one on the chosen path. */
    private final class Level extends DynamicTests {

        private final EngineExecutionContext context;
        private final int depth;
        private int count;

        Level(EngineExecutionContext context, int depth) {
            this.context = context;
            this.depth = depth;
        }

        @Override
        public void execute(TestDescriptor child) {
            count++;
            if (count != path.get(depth)) {
                return;
            }
            // Failures are thrown at the end of run(): JUnit runs the steps after a failed test.
            failures.run(() -> {
                Nodes.run(Nodes.of(child), context,
                        inner -> depth + 1 < path.size() ? new Level(inner, depth + 1) : this,
                        false);
                ran |= child.isTest();
            });
        }
    }
}
