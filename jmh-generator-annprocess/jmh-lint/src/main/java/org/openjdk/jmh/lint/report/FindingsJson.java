package org.openjdk.jmh.lint.report;

import com.google.gson.GsonBuilder;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.bytecode.CodePlace;

/** Writes a JSON object with findings and problems. */
final class FindingsJson implements BiConsumer<LintResult, PrintStream> {

    @Override
    public void accept(LintResult result, PrintStream out) {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("version", result.version());
        root.put("classes", result.classes());
        root.put("findings", result.findings().stream().map(FindingsJson::finding).toList());
        root.put("problems", result.problems());
        out.println(
                Printable.document(new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(root)));
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
