package org.openjdk.jmh.bridge.runtime;

import org.jspecify.annotations.Nullable;

/** Runs steps all of which must run, and throws the first failure at the end, with later ones suppressed in it. */
final class Failures {

    /** Code that may throw anything. */
    interface Step {
        void run() throws Throwable;
    }

    private @Nullable Throwable first;

    /** Runs a step, and returns whether it succeeded. */
    boolean run(Step step) {
        try {
            step.run();
            return true;
        } catch (Throwable thrown) {
            if (first == null) {
                first = thrown;
            } else if (first != thrown) {
                first.addSuppressed(thrown);
            }
            return false;
        }
    }

    void rethrow() throws Throwable {
        if (first != null) {
            throw first;
        }
    }
}
