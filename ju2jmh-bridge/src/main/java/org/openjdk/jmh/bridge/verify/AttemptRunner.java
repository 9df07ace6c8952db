package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.util.List;

/** Runs benchmarks, or tests, and tells how they did. */
@FunctionalInterface
interface Runs {

    /** One attempt or more for each subject. */
    List<BenchmarkAttempt> run(List<VerifiedBenchmark> subjects) throws IOException, InterruptedException;
}
