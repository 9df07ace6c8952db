package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.time.Duration;

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
        AttemptWriter.main(args, (subjects, answers) -> {
            if (Way.valueOf(args[2]) == Way.JMH) {
                new JmhRun(answers).run(subjects);
            } else {
                new PlainRun(answers).run(subjects);
            }
        });
    }
}
