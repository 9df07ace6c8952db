package org.openjdk.jmh.bridge.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/** One test of a test factory: the factory makes its tests each time, and only the chosen one runs. */
final class FactoryTest implements PlatformTest {

    private final Node<EngineExecutionContext> factory;
    private final EngineExecutionContext parent;
    private final String set;
    private final List<Integer> path;
    private boolean ran;
    private @Nullable Throwable failure;
    private boolean known;

    FactoryTest(Node<EngineExecutionContext> factory, EngineExecutionContext parent, String set) {
        this.factory = factory;
        this.parent = parent;
        this.set = set;
        this.path = SetLabel.path(set);
    }

    @Override
    public void prepare() {
        // The factory needs the fixtures of the test, and so is part of it.
    }

    @Override
    public void run() throws Throwable {
        ran = false;
        failure = null;
        Nodes.run(factory, parent, context -> new Level(context, 0), known);
        known = true;
        if (failure != null) {
            throw failure;
        }
        if (!ran) {
            throw new IllegalStateException("the test factory makes no test " + set);
        }
    }

    /** The children of the factory or of a container, of which one is chosen. */
    private final class Level extends Children {

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
            try {
                Nodes.run(Nodes.of(child), context,
                        inner -> depth + 1 < path.size() ? new Level(inner, depth + 1) : this,
                        false);
                ran |= child.isTest();
            } catch (Throwable thrown) {
                // Kept for later: JUnit runs what comes after a failed test.
                failure = Nodes.first(failure, thrown);
            }
        }
    }
}
