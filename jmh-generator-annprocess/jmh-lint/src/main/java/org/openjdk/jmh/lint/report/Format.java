package org.openjdk.jmh.lint.report;

import com.google.gson.GsonBuilder;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.bytecode.CodePlace;

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

    /** Writes one line for each finding, in the style of compilers, and a summary. */
    private static final class FindingsText implements BiConsumer<LintResult, PrintStream> {

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

    /** Writes a JSON object with findings and problems. */
    private static final class FindingsJson implements BiConsumer<LintResult, PrintStream> {

        @Override
        public void accept(LintResult result, PrintStream out) {
            Map<String, Object> root = new LinkedHashMap<>();
            root.put("version", result.version());
            root.put("classes", result.classes());
            root.put("findings", result.findings().stream().map(FindingsJson::finding).toList());
            root.put("problems", result.problems());
            out.println(
                    Printable.document(
                            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(root)));
        }

        private static Map<String, Object> finding(Finding finding) {
            CodePlace place = (CodePlace) finding.place();
            Map<String, Object> object = new LinkedHashMap<>();
            object.put("rule", finding.rule().id());
            object.put("severity", finding.severity().word());
            object.put("class", place.className());
            object.put("member", place.member());
            object.put("file", place.sourceFile());
            object.put("line", place.line());
            object.put("message", finding.message());
            return object;
        }
    }
}
