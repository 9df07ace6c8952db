package org.openjdk.jmh.bench.rules;

import java.nio.file.Path;
import org.openjdk.jmh.bench.report.Progress;
import picocli.CommandLine.Option;

/** Options of evaluations of rules, which take long. */
final class EvaluationOptions {

    @Option(names = {"-t", "--threads"}, paramLabel = "N",
            description = "Threads; the results do not depend on them. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "Also writes all shares as CSV.")
    private Path output;

    @Option(names = "--no-progress", description = "Shows no progress bar.")
    private boolean silent;

    int threads() {
        return threads;
    }

    /** Or null. */
    Path output() {
        return output;
    }

    Progress progress(String command, int steps) {
        return new Progress(command, !silent, steps);
    }

    void check(RecordedOptions recorded) {
        recorded.require(threads >= 1, "--threads is " + threads + ": it must be 1 or more");
    }
}
