package org.openjdk.jmh.bridge.verify;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** The lines by which the verifying VM tells how benchmarks ran. */
final class Answers {

    private final PrintStream out;

    Answers(PrintStream out) {
        this.out = out;
    }

    void started(Subject subject, String set) {
        tell("START", subject, set, "", "");
    }

    /** Tells of an invocation that ended well, and of what makes it a poor benchmark even so. */
    void succeeded(Subject subject, String set, String flaw) {
        tell("OK", subject, set, "", flaw);
    }

    /** Tells of a failure, and asks JUnit about the test. */
    void failed(Subject subject, String set, String message) {
        tell("FAIL", subject, set, JUnitCheck.run(subject, set), message);
    }

    /** Tells of a benchmark that could not be started. */
    void refused(Subject subject, String message) {
        tell("FAIL", subject, null, "was not run", message);
    }

    private void tell(String what, Subject subject, String set, String underJUnit, String message) {
        List<String> fields = new ArrayList<>(List.of(what, subject.benchmark(), set == null ? "" : set, underJUnit, message));
        fields.replaceAll(field -> field.replaceAll("[\\t\\n\\r]", " "));
        out.print(String.join("\t", fields) + "\n");
        out.flush();
    }
}
