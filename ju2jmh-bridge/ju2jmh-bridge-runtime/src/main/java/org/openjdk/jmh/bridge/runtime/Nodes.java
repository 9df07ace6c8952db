package org.openjdk.jmh.bridge.runtime;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/** Runs nodes of Jupiter's tree of tests in the order of steps that {@link Node} documents. */
final class Nodes {

    /** For nodes that run by themselves. */
    static final Function<EngineExecutionContext, Node.DynamicTestExecutor> NO_CHILDREN = context -> Ignored.INSTANCE;

    private Nodes() {
    }

    /** Drops tests that nobody has asked for. */
    private static final class Ignored extends Children {

        private static final Ignored INSTANCE = new Ignored();

        @Override
        public void execute(TestDescriptor child) {
            // Not chosen.
        }
    }

    /** A descriptor of Jupiter as the node that it is. */
    @SuppressWarnings("unchecked")
    static Node<EngineExecutionContext> of(TestDescriptor descriptor) {
        return (Node<EngineExecutionContext>) descriptor;
    }

    /**
     * Runs a node once.
     *
     * @param node     a test, or a container whose children come while it runs
     * @param parent   the context of what contains it
     * @param children who runs what it makes
     * @param known    whether its conditions are known to hold
     * @throws Throwable the first failure, with later ones suppressed in it
     */
    static void run(Node<EngineExecutionContext> node, EngineExecutionContext parent,
                    Function<EngineExecutionContext, Node.DynamicTestExecutor> children, boolean known)
            throws Throwable {
        OpenNode opened = new OpenNode(node, parent);
        Throwable failure = null;
        try {
            if (known) {
                opened.open();
            } else {
                opened.openIfWanted();
            }
            node.execute(opened.context(), children.apply(opened.context()));
        } catch (Throwable thrown) {
            failure = thrown;
        }
        try {
            opened.close();
        } catch (Throwable thrown) {
            failure = first(failure, thrown);
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** The first of two failures, which keeps the second. */
    static Throwable first(@Nullable Throwable first, Throwable second) {
        if (first == null) {
            return second;
        }
        if (first != second) {
            first.addSuppressed(second);
        }
        return first;
    }
}
