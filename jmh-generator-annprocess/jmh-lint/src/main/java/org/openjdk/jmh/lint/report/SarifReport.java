package org.openjdk.jmh.lint.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.text.JsonMembers;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.bytecode.CodePlace;

/** Describes a result in SARIF 2.1.0: one run with its rules, results and problems. */
final class SarifReport {

    private SarifReport() {
    }

    static Map<String, Object> of(LintResult result) {
        Map<String, Object> driver = JsonMembers.of("name", "jmh-lint", "version", result.version(),
                "rules", result.rules().stream().map(SarifReport::rule).toList());
        Map<String, Object> invocation = JsonMembers.of("executionSuccessful", result.problems().isEmpty(),
                "toolExecutionNotifications", result.problems().stream().map(SarifReport::problem).toList());
        Map<String, Object> run =
                JsonMembers.of("tool", JsonMembers.of("driver", driver), "invocations", List.of(invocation),
                        "results", result.findings().stream().map(SarifReport::result).toList());
        return JsonMembers.of("$schema", "https://json.schemastore.org/sarif-2.1.0.json",
                "version", "2.1.0", "runs", List.of(run));
    }

    private static Map<String, Object> rule(Rule rule) {
        return JsonMembers.of("id", rule.id(), "shortDescription", JsonMembers.of("text", rule.summary() + "."),
                "help", JsonMembers.of("text", rule.remedy()));
    }

    private static Map<String, Object> problem(String problem) {
        return JsonMembers.of("level", "error", "message", JsonMembers.of("text", problem));
    }

    /** Encodes a path, which may contain any character, as names in class files are arbitrary. */
    private static String uri(String path) {
        int slash = path.indexOf('/');
        boolean isNoPath = path.startsWith("//") || (slash < 0 ? path : path.substring(0, slash)).indexOf(':') >= 0;
        String relative = isNoPath ? "./" + path : path;
        try {
            return new URI(null, null, relative, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("each character of " + relative + " can be written in a URI", e);
        }
    }

    private static Map<String, Object> result(Finding finding) {
        CodePlace place = (CodePlace) finding.place();
        Map<String, Object> region = JsonMembers.of("startLine", Math.max(1, place.line()));
        Map<String, Object> location =
                JsonMembers.of("artifactLocation", JsonMembers.of("uri", uri(place.sourceFile())), "region", region);
        Map<String, Object> logical = JsonMembers.of("fullyQualifiedName",
                place.className() + (place.member().isEmpty() ? "" : "." + place.member()));
        return JsonMembers.of("ruleId", finding.rule().id(), "level", finding.severity().word(),
                "message", JsonMembers.of("text", finding.message()),
                "locations",
                List.of(JsonMembers.of("physicalLocation", location, "logicalLocations", List.of(logical))));
    }
}
