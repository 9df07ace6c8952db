package org.openjdk.jmh.bridge.runtime;

import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/** A test method with one invocation. */
final class PlainTest implements PlatformTest {

    private final Node<EngineExecutionContext> method;
    private final EngineExecutionContext parent;
    private boolean known;

    PlainTest(Node<EngineExecutionContext> method, EngineExecutionContext parent) {
        this.method = method;
        this.parent = parent;
    }

    @Override
    public void run() throws Throwable {
        Nodes.run(method, parent, context -> Nodes.NO_CHILDREN, known);
        known = true;
    }
}
