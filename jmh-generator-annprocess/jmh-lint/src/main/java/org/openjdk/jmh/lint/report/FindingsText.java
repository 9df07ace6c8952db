package org.openjdk.jmh.lint.report;

import java.io.PrintStream;
import java.util.function.BiConsumer;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.bytecode.CodePlace;

/** Writes one line for each finding, in the style of compilers, and a summary. */
final class FindingsText implements BiConsumer<LintResult, PrintStream> {

    @Override
    public void accept(LintResult result, PrintStream out) {
        for (Finding finding : result.findings()) {
            CodePlace place = (CodePlace) finding.place();
            out.println(Printable.text(place.sourceFile() + (place.line() > 0 ? ":" + place.line() : "") + ": "
                    + finding.severity().word() + ": [jmh:" + finding.rule().id() + "] " + finding.message()
                    + " (in " + place.className() + (place.member().isEmpty() ? "" : "." + place.member()) + ")"));
        }
        out.println(count(result, Severity.ERROR) + " errors, " + count(result, Severity.WARNING) + " warnings, "
                + count(result, Severity.NOTE) + " notes in " + result.classes()
                + (result.classes() == 1 ? " class" : " classes") + " with benchmarks");
    }

    private static long count(LintResult result, Severity severity) {
        return result.findings().stream().filter(finding -> finding.severity() == severity).count();
    }
}
