package org.openjdk.jmh.bridge.runtime;

import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.hierarchical.Node;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/** Receives what a test makes while it runs; everything happens at once, so there is nothing to wait for. */
abstract class Children implements Node.DynamicTestExecutor {

    @Override
    public Future<?> execute(TestDescriptor child, EngineExecutionListener listener) {
        execute(child);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void awaitFinished() {
        // Nothing is under way.
    }
}
