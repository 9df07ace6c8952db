package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.util.List;

/** Runs benchmarks or tests. */
@FunctionalInterface
interface AttemptRunner {

    /** Returns at least one attempt for each subject. */
    List<BenchmarkAttempt> run(List<VerifiedBenchmark> subjects) throws IOException, InterruptedException;
}
