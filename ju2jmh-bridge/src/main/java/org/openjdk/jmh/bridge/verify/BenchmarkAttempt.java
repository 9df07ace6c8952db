package org.openjdk.jmh.bridge.verify;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a benchmark ran with one of its parameter sets.
 *
 * @param subject    the benchmark
 * @param set        the parameter set, {@code null} if there is none
 * @param invocation the invocation that failed, counted from 1; 0 if none did, -1 if there was no telling
 * @param message    what it threw; of a good benchmark what makes it a poor one even so, or empty
 */
record BenchmarkAttempt(VerifiedBenchmark subject, @Nullable String set, int invocation, String message) {

    /** For a benchmark that ended or blocked its VM, or could not be called. */
    static final int NOT_RUN = -1;

    boolean isGood() {
        return invocation == 0;
    }

    /** Whether the other one is an attempt at the same benchmark with the same parameter set. */
    boolean isSameAs(BenchmarkAttempt other) {
        return subject.benchmark().equals(other.subject.benchmark()) && Objects.equals(set, other.set);
    }

    boolean isRun() {
        return invocation != NOT_RUN;
    }
}
