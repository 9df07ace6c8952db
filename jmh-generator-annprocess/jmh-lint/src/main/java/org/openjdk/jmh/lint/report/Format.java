package org.openjdk.jmh.lint.report;

import java.io.PrintStream;
import java.util.function.BiConsumer;

/** Output formats. */
public enum Format {

    TEXT(new FindingsText()),
    JSON(new FindingsJson()),
    /** SARIF 2.1.0 for code hosts and editors. */
    SARIF(new SarifReport());

    @SuppressWarnings("ImmutableEnumChecker") // Reports have no state.
    private final BiConsumer<LintResult, PrintStream> report;

    Format(BiConsumer<LintResult, PrintStream> report) {
        this.report = report;
    }

    /** Writes a result. */
    public void write(LintResult result, PrintStream out) {
        report.accept(result, out);
    }
}
