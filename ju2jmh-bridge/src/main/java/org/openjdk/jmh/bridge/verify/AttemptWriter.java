package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Writes results of benchmarks or tests from a child VM to a file, one per line. */
record AttemptWriter(PrintStream out) {

    static final String START = "START";
    static final String OK = "OK";
    static final String FAIL = "FAIL";

    /**
     * Runs the main method of a VM that runs benchmarks or tests, and ends the VM.
     *
     * @param args the file of subjects, the file for answers, and more
     * @param run  runs the subjects and writes their results
     */
    static void main(String[] args, BiConsumer<List<VerifiedBenchmark>, AttemptWriter> run) throws IOException {
        List<VerifiedBenchmark> subjects = Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8).stream()
                .map(VerifiedBenchmark::parse).toList();
        try (PrintStream out = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            run.accept(subjects, new AttemptWriter(out));
        }
        // Threads left behind by tests must not keep this VM alive.
        Runtime.getRuntime().halt(0);
    }

    /** Writes that an invocation begins. If it ends the VM, this is the last line. */
    void started(VerifiedBenchmark subject, @Nullable String set, int invocation) {
        write(START, subject, set, invocation, "");
    }

    /** Writes that a benchmark or test succeeded, and what nevertheless makes it a poor benchmark. */
    void succeeded(VerifiedBenchmark subject, @Nullable String set, String flaw) {
        write(OK, subject, set, 0, flaw);
    }

    void failed(VerifiedBenchmark subject, @Nullable String set, int invocation, String message) {
        write(FAIL, subject, set, invocation, message);
    }

    /** Writes that a benchmark or test could not be started. */
    void refused(VerifiedBenchmark subject, String message) {
        write(FAIL, subject, subject.set(), BenchmarkAttempt.NOT_RUN, message);
    }

    private void write(String what, VerifiedBenchmark subject, @Nullable String set, int invocation, String message) {
        List<String> fields = new ArrayList<>(List.of(what, subject.benchmark(), set == null ? "" : set,
                Integer.toString(invocation), message));
        fields.replaceAll(field -> field.replaceAll("[\\t\\n\\r]", " "));
        out.print(String.join("\t", fields) + "\n");
        out.flush();
    }
}
