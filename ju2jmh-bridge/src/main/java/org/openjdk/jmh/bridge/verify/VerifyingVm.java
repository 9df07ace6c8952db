package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Main class of the verifying VM: runs each benchmark and writes the results. */
public final class VerifyingVm {

    /** Number of invocations; the second one shows whether a benchmark can be repeated. */
    static final int INVOCATIONS = 2;

    /** Time above which a benchmark runs only once: it would dominate the run, and is hardly ever measured. */
    static final Duration LONG = Duration.ofSeconds(5);

    private VerifyingVm() {
    }

    /**
     * Verifies benchmarks. The arguments are the file of subjects, the file for answers, and the name of a {@link Way}.
     */
    public static void main(String[] args) throws IOException {
        List<VerifiedBenchmark> subjects = Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8).stream()
                .map(VerifiedBenchmark::parse).toList();
        try (PrintStream out = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            AttemptWriter answers = new AttemptWriter(out);
            if (Way.valueOf(args[2]) == Way.JMH) {
                new JmhRun(answers).run(subjects);
            } else {
                new PlainRun(answers).run(subjects);
            }
        }
        // Threads left behind by tests must not keep this VM alive.
        Runtime.getRuntime().halt(0);
    }
}
