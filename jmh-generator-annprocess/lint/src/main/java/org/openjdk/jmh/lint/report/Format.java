package org.openjdk.jmh.lint.report;

import java.io.PrintStream;
import java.util.function.BiConsumer;

/** The formats. */
public enum Format {

    /** Lines for people. */
    TEXT(new FindingsText()),
    /** An object for programs. */
    JSON(new FindingsJson()),
    /** SARIF 2.1.0, for code hosts and editors. */
    SARIF(new SarifReport());

    @SuppressWarnings("ImmutableEnumChecker") // Reports have no state.
    private final BiConsumer<Result, PrintStream> report;

    Format(BiConsumer<Result, PrintStream> report) {
        this.report = report;
    }

    /**
     * Writes a result.
     *
     * @param result the result
     * @param out    where to write
     */
    public void write(Result result, PrintStream out) {
        report.accept(result, out);
    }
}
