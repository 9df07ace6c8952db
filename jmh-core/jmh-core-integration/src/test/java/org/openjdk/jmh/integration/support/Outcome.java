package org.openjdk.jmh.integration.support;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Pattern;

/** Result of a child VM. */
public record Outcome(int exitCode, String printed, String printedErrors) {

    private static final Pattern STACK_TRACE = Pattern.compile("(?m)^\\s+at [\\w.$/<>]+\\(.*\\)$");

    /** Fails if the exit code of the child differs. */
    public Outcome expect(int code) {
        assertEquals(code, exitCode,
                () -> "exit code of a run that printed\n" + printed + "\nand as errors\n" + printedErrors);
        return this;
    }

    /** Returns the output without breaks of our long lines. */
    public String out() {
        return printed.replace("\n#     ", " ");
    }

    /** Returns the errors without breaks of our long lines. */
    public String err() {
        return printedErrors.replace("\n    ", " ");
    }

    public List<String> lines() {
        return out().lines().toList();
    }

    public List<String> linesWith(String text) {
        return out().lines().filter(line -> line.contains(text)).toList();
    }

    public List<String> errorLines() {
        return err().lines().filter(line -> !line.contains("JMH lock is ignored")).toList();
    }

    public boolean hasStackTrace() {
        return STACK_TRACE.matcher(printed).find() || STACK_TRACE.matcher(printedErrors).find();
    }
}
