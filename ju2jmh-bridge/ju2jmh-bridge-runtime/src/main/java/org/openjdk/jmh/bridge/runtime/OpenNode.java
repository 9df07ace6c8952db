package org.openjdk.jmh.bridge.runtime;

import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/** A node whose steps before its content have run, and whose steps after it have not. */
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

    /** Returns the context for the content of the node. */
    EngineExecutionContext context() {
        return context;
    }

    /** Runs the steps before the content. */
    void open() throws Exception {
        prepare();
        start();
    }

    /** Runs the steps before the content, or throws {@link SkippedException} if a condition disables the node. */
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

    /** Runs the steps after the content whose counterparts have started. */
    void close() throws Throwable {
        Failures failures = new Failures();
        if (started) {
            failures.run(() -> node.after(context));
        }
        if (prepared) {
            failures.run(() -> node.cleanUp(context));
        }
        failures.rethrow();
    }
}
