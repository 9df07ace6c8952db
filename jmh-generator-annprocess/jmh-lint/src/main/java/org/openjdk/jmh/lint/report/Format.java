package org.openjdk.jmh.lint.report;

import com.google.gson.GsonBuilder;
import java.io.PrintStream;
import java.util.Map;
import java.util.function.BiConsumer;
import org.openjdk.jmh.dynreconf.text.JsonMembers;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.bytecode.CodePlace;

/** Output formats. */
public enum Format {

    /** One line for each finding, in the style of compilers, and a summary. */
    TEXT(Format::writeText),
    /** An object with findings and problems. */
    JSON(Format::writeJson),
    /** SARIF 2.1.0 for code hosts and editors. */
    SARIF((result, out) -> writeJson(SarifReport.of(result), out));

    @SuppressWarnings("ImmutableEnumChecker") // Reports have no state.
    private final BiConsumer<LintResult, PrintStream> report;

    Format(BiConsumer<LintResult, PrintStream> report) {
        this.report = report;
    }

    /** Writes a result. */
    public void write(LintResult result, PrintStream out) {
        report.accept(result, out);
    }

    private static void writeText(LintResult result, PrintStream out) {
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

    private static void writeJson(LintResult result, PrintStream out) {
        writeJson(JsonMembers.of("version", result.version(), "classes", result.classes(),
                "findings", result.findings().stream().map(Format::members).toList(), "problems", result.problems()),
                out);
    }

    private static Map<String, Object> members(Finding finding) {
        CodePlace place = (CodePlace) finding.place();
        return JsonMembers.of("rule", finding.rule().id(), "severity", finding.severity().word(),
                "class", place.className(), "member", place.member(), "file", place.sourceFile(),
                "line", place.line(), "message", finding.message());
    }

    private static void writeJson(Map<String, Object> root, PrintStream out) {
        out.println(
                Printable.document(new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(root)));
    }
}
