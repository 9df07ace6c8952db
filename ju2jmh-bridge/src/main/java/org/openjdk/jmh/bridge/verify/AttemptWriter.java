package org.openjdk.jmh.bridge.verify;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lines by which a child VM tells how benchmarks or tests ran. */
final class Answers {

    static final String START = "START";
    static final String OK = "OK";
    static final String FAIL = "FAIL";

    private final PrintStream out;

    Answers(PrintStream out) {
        this.out = out;
    }

    /** Tells which invocation begins: it may be the last thing that this VM tells. */
    void started(VerifiedBenchmark subject, @Nullable String set, int invocation) {
        tell(START, subject, set, invocation, "");
    }

    /** Tells of a benchmark or test that ended well, and of what makes it a poor benchmark even so. */
    void succeeded(VerifiedBenchmark subject, @Nullable String set, String flaw) {
        tell(OK, subject, set, 0, flaw);
    }

    void failed(VerifiedBenchmark subject, @Nullable String set, int invocation, String message) {
        tell(FAIL, subject, set, invocation, message);
    }

    /** Tells of a benchmark or test that could not be started. */
    void refused(VerifiedBenchmark subject, String message) {
        tell(FAIL, subject, subject.set(), BenchmarkAttempt.NOT_RUN, message);
    }

    private void tell(String what, VerifiedBenchmark subject, @Nullable String set, int invocation, String message) {
        List<String> fields = new ArrayList<>(List.of(what, subject.benchmark(), set == null ? "" : set,
                Integer.toString(invocation), message));
        fields.replaceAll(field -> field.replaceAll("[\\t\\n\\r]", " "));
        out.print(String.join("\t", fields) + "\n");
        out.flush();
    }
}
