package org.openjdk.jmh.lint.report;

import com.google.gson.GsonBuilder;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.bytecode.CodePlace;

/** SARIF 2.1.0: one run with its rules, its results and what could not be read. */
final class SarifReport implements BiConsumer<Result, PrintStream> {

    @Override
    public void accept(Result result, PrintStream out) {
        Map<String, Object> driver = Map.of("name", "jmh-lint", "version", result.version(),
                "rules", result.rules().stream().map(SarifReport::rule).toList());
        Map<String, Object> invocation = Map.of("executionSuccessful", result.problems().isEmpty(),
                "toolExecutionNotifications", result.problems().stream().map(SarifReport::problem).toList());
        Map<String, Object> run = Map.of("tool", Map.of("driver", driver), "invocations", List.of(invocation),
                "results", result.findings().stream().map(SarifReport::result).toList());
        Map<String, Object> root = Map.of("$schema", "https://json.schemastore.org/sarif-2.1.0.json",
                "version", "2.1.0", "runs", List.of(run));
        out.println(new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(root));
    }

    private static Map<String, Object> rule(Rule rule) {
        return Map.of("id", rule.id(), "shortDescription", Map.of("text", rule.summary() + "."),
                "help", Map.of("text", rule.remedy()));
    }

    private static Map<String, Object> problem(String problem) {
        return Map.of("level", "error", "message", Map.of("text", problem));
    }

    private static Map<String, Object> result(Finding finding) {
        CodePlace place = (CodePlace) finding.place();
        Map<String, Object> region = Map.of("startLine", Math.max(1, place.line()));
        Map<String, Object> location = Map.of("artifactLocation", Map.of("uri", place.sourceFile()), "region", region);
        Map<String, Object> logical = Map.of("fullyQualifiedName",
                place.className() + (place.member().isEmpty() ? "" : "." + place.member()));
        return Map.of("ruleId", finding.rule().id(), "level", finding.severity().word(),
                "message", Map.of("text", finding.message()),
                "locations", List.of(Map.of("physicalLocation", location, "logicalLocations", List.of(logical))));
    }
}
