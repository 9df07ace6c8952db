package org.openjdk.jmh.bridge.runtime;

import java.util.function.Function;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/** Runs nodes of Jupiter's tree of tests in the order of steps that {@link Node} documents. */
final class Nodes {

    /** Ignores dynamic tests. */
    static final Node.DynamicTestExecutor NO_CHILDREN = new DynamicTests() {
        @Override
        public void execute(TestDescriptor child) {
            // No dynamic test was chosen.
        }
    };

    private Nodes() {
    }

    /** Casts a descriptor of Jupiter to its node type. */
    @SuppressWarnings("unchecked")
    static Node<EngineExecutionContext> of(TestDescriptor descriptor) {
        return (Node<EngineExecutionContext>) descriptor;
    }

    /**
     * Runs a node once, with all steps around it.
     *
     * @param node     a test, or a container of dynamic tests
     * @param children creates the executor of its dynamic tests
     * @param known    skips evaluating the node's conditions, which held before
     * @throws Throwable the first failure, with later ones suppressed in it
     */
    static void run(Node<EngineExecutionContext> node, EngineExecutionContext parent,
                    Function<EngineExecutionContext, Node.DynamicTestExecutor> children, boolean known)
            throws Throwable {
        OpenNode opened = new OpenNode(node, parent);
        Failures failures = new Failures();
        failures.run(() -> {
            if (known) {
                opened.open();
            } else {
                opened.openIfWanted();
            }
            node.execute(opened.context(), children.apply(opened.context()));
        });
        failures.run(opened::close);
        failures.rethrow();
    }
}
