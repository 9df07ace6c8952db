package org.openjdk.jmh.bridge.verify;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Result of running a benchmark with one of its parameter sets.
 *
 * @param set        label of the parameter set, null if there is none
 * @param invocation invocation that failed, from 1; 0 if none failed, {@link #NOT_RUN} if unknown
 * @param message    what it threw; if it succeeded, what makes it a poor benchmark, or empty
 */
record BenchmarkAttempt(VerifiedBenchmark subject, @Nullable String set, int invocation, String message) {

    /** Marks a benchmark that ended or blocked its VM, or could not be called. */
    static final int NOT_RUN = -1;

    boolean isGood() {
        return invocation == 0;
    }

    /** Returns whether both attempts concern the same benchmark and parameter set. */
    boolean isSameAs(BenchmarkAttempt other) {
        return subject.benchmark().equals(other.subject.benchmark()) && Objects.equals(set, other.set);
    }

    boolean isRun() {
        return invocation != NOT_RUN;
    }
}
