package org.openjdk.jmh.bridge.runtime;

import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/** A node between the steps before and the steps after what it contains. */
final class OpenNode {

    private final Node<EngineExecutionContext> node;
    private final EngineExecutionContext parent;
    private EngineExecutionContext context;
    private boolean prepared;
    private boolean started;

    OpenNode(Node<EngineExecutionContext> node, EngineExecutionContext parent) {
        this.node = node;
        this.parent = parent;
        this.context = parent;
    }

    /** The context for what the node contains. */
    EngineExecutionContext context() {
        return context;
    }

    /** Runs the steps before it. */
    void open() throws Exception {
        prepare();
        start();
    }

    /** Runs the steps before it, unless the conditions of the node forbid it. */
    void openIfWanted() throws Exception {
        prepare();
        Node.SkipResult skip = node.shouldBeSkipped(context);
        if (skip.isSkipped()) {
            throw new SkippedException(skip.getReason().orElse("no reason"), node);
        }
        start();
    }

    private void prepare() throws Exception {
        context = node.prepare(parent);
        prepared = true;
    }

    private void start() throws Exception {
        started = true;
        context = node.before(context);
    }

    /** Runs the steps after it, those alone whose counterparts have run. */
    void close() throws Throwable {
        Throwable failure = null;
        if (started) {
            try {
                node.after(context);
            } catch (Throwable thrown) {
                failure = thrown;
            }
        }
        if (prepared) {
            try {
                node.cleanUp(context);
            } catch (Throwable thrown) {
                failure = Nodes.first(failure, thrown);
            }
        }
        if (failure != null) {
            throw failure;
        }
    }
}
