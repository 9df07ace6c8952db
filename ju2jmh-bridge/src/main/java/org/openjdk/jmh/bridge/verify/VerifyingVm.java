package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The program of the verifying VM: runs each benchmark twice, a long one once, and writes how it went. */
public final class VerifyingVm {

    /** How often a benchmark is invoked: a second time tells whether it can be repeated at all. */
    static final int INVOCATIONS = 2;

    /** What takes longer is invoked once: it would be most of the time of a run, and is no benchmark to be repeated often. */
    static final Duration LONG = Duration.ofSeconds(5);

    private VerifyingVm() {
    }

    /**
     * Verifies benchmarks.
     *
     * @param args the file of subjects, the file for answers, and the name of a {@link Way}
     * @throws IOException if one of the files cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        List<VerifiedBenchmark> subjects = Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8).stream()
                .map(VerifiedBenchmark::parse).toList();
        try (PrintStream out = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            Answers answers = new Answers(out);
            if (Way.valueOf(args[2]) == Way.JMH) {
                new JmhRun(answers).run(subjects);
            } else {
                new PlainRun(answers).run(subjects);
            }
        }
        // Threads that tests left behind must not keep this VM alive.
        Runtime.getRuntime().halt(0);
    }
}
