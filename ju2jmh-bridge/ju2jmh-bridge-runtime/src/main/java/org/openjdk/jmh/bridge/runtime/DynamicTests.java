package org.openjdk.jmh.bridge.runtime;

import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.hierarchical.Node;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/** Receives the dynamic tests of a node and handles each synchronously. */
abstract class DynamicTests implements Node.DynamicTestExecutor {

    @Override
    public Future<?> execute(TestDescriptor child, EngineExecutionListener listener) {
        execute(child);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void awaitFinished() {
        // Each test has finished when execute returns.
    }
}
