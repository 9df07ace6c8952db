package org.openjdk.jmh.bridge.runtime;

import org.junit.runners.model.RunnerScheduler;

import java.util.function.Consumer;

/** Takes the only test of a runner instead of running it, and stops where the runner waits for its tests. */
final class OneChild implements RunnerScheduler {

    private final Consumer<Runnable> taker;
    private final Runnable middle;

    OneChild(Consumer<Runnable> taker, Runnable middle) {
        this.taker = taker;
        this.middle = middle;
    }

    @Override
    public void schedule(Runnable child) {
        taker.accept(child);
    }

    @Override
    public void finished() {
        middle.run();
    }
}
