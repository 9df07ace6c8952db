package org.openjdk.jmh.mutate.reports;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.text.JsonMembers;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.mutate.comparisons.ComparisonResult;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.SourceSpan;
import org.openjdk.jmh.mutate.results.ApiMethod;
import org.openjdk.jmh.mutate.results.MutantResult;
import org.openjdk.jmh.mutate.results.Score;
import org.openjdk.jmh.mutate.results.Summary;

/**
 * Writes the summary as JSON in version 2 of mutation-testing-report-schema, which viewers and dashboards of mutation
 * tests read. Benchmarks take the place of tests. Figures without a place in the schema are in its {@code config}.
 */
public final class ElementsReport {

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().setPrettyPrinting().create();

    private final Summary summary;
    private final List<Path> sources;

    private ElementsReport(Summary summary, List<Path> sources) {
        this.summary = summary;
        this.sources = sources;
    }

    public static String json(Summary summary, List<Path> sources) throws IOException {
        return Printable.document(GSON.toJson(new ElementsReport(summary, sources).report()));
    }

    private Map<String, Object> report() throws IOException {
        return JsonMembers.of(
                "schemaVersion", "2",
                "thresholds", JsonMembers.of("high", 80, "low", 60),
                "framework", JsonMembers.of("name", "jmh-mutate"),
                "config", config(),
                "files", files(),
                "testFiles", testFiles());
    }

    private Map<String, Object> config() {
        return JsonMembers.of(
                "thresholds", summary.thresholds(),
                "total", score(summary.total()),
                "byOperator", summary.byOperator().stream().map(ElementsReport::score).toList(),
                "byClass", summary.byClass().stream().map(ElementsReport::score).toList(),
                "byBenchmark", summary.byBenchmark(),
                "fates", summary.verdicts(),
                "apiScore", JsonMembers.of("methods", summary.api().size(), "noticed",
                        summary.api().stream().filter(ApiMethod::isNoticed).count()),
                "apiMethods", summary.api().stream().map(each -> JsonMembers.of("method", each.method(), "delays",
                        each.delays(), "noticed", each.noticed(), "noticedFromNanos", finite(each.detectable())))
                        .toList(),
                "controls", JsonMembers.of("compared", summary.controls().size(), "killed", summary.wrongKills()),
                "publishedRuleAgrees",
                JsonMembers.of("compared", summary.judgedByBoth().size(), "agreements", summary.agreements()),
                "comparisons", summary.compared().stream().map(ElementsReport::comparison).toList());
    }

    private static Map<String, Object> score(Score score) {
        return JsonMembers.of("name", score.name(), "mutants", score.valid(), "covered", score.covered(), "killed",
                score.killed());
    }

    private static Map<String, Object> comparison(ComparisonResult compared) {
        Interval slowdown = compared.look().slowdown();
        return JsonMembers.of(
                "mutant", compared.attempt().mutant(),
                "benchmark", compared.attempt().benchmark().id(),
                "control", compared.attempt().control(),
                "hitRatio", compared.attempt().ratio(),
                "blocks", compared.look().blocks(),
                "ends", compared.ends(),
                "seconds", compared.seconds(),
                "nanosPerOperation", finite(compared.nanos()),
                "slowdown", finite(slowdown.point()),
                "slowdownLower", finite(slowdown.lower()),
                "slowdownUpper", finite(slowdown.upper()),
                "publishedUpper", finite(compared.published().upper()));
    }

    /** Returns null for numbers that JSON cannot represent; Gson leaves such members out. */
    private static @Nullable Double finite(double value) {
        return Double.isFinite(value) ? value : null;
    }

    private Map<String, Object> files() throws IOException {
        Map<String, List<MutantResult>> byFile = new TreeMap<>();
        summary.mutants()
                .forEach(each -> byFile.computeIfAbsent(each.mutant().file(), key -> new ArrayList<>()).add(each));
        Map<String, Object> files = new LinkedHashMap<>();
        for (Map.Entry<String, List<MutantResult>> each : byFile.entrySet()) {
            files.put(each.getKey(), JsonMembers.of("language", "java", "source", source(each.getKey()), "mutants",
                    each.getValue().stream().map(ElementsReport::mutant).toList()));
        }
        return files;
    }

    private String source(String file) throws IOException {
        for (Path folder : sources) {
            if (Files.isRegularFile(folder.resolve(file))) {
                return Files.readString(folder.resolve(file), StandardCharsets.UTF_8);
            }
        }
        return "";
    }

    private static Map<String, Object> mutant(MutantResult result) {
        Mutant mutant = result.mutant();
        return JsonMembers.of(
                "id", mutant.id(),
                "mutatorName", mutant.operator(),
                "description", mutant.description(),
                "replacement", mutant.replacement(),
                "location", location(mutant.span()),
                "status", status(result),
                "statusReason", result.verdict().text() + ": " + result.reason(),
                "coveredBy", List.copyOf(result.coveredBy().keySet()),
                "killedBy", result.compared().stream().filter(each -> each.kills(0))
                        .map(each -> each.attempt().benchmark().id()).toList(),
                "testsCompleted", result.compared().size(),
                "duration", Math.round(1000 * result.seconds()));
    }

    /** The schema's end is exclusive. */
    private static Map<String, Object> location(SourceSpan span) {
        return JsonMembers.of("start", JsonMembers.of("line", span.firstLine(), "column", span.firstColumn()), "end",
                JsonMembers.of("line", span.lastLine(), "column", span.lastColumn() + 1));
    }

    private static String status(MutantResult result) {
        return switch (result.verdict()) {
            case INVALID -> result.checked().state() == MutantState.DOES_NOT_COMPILE ? "CompileError" : "Ignored";
            case KILLED -> "Killed";
            case NOT_COVERED -> "NoCoverage";
            case NOT_MEASURED -> "Pending";
            case FAILED -> "RuntimeError";
            default -> "Survived";
        };
    }

    private Map<String, Object> testFiles() {
        Map<String, List<Map<String, Object>>> tests = new TreeMap<>();
        for (Coverage each : summary.coverage()) {
            String name = each.benchmark();
            int bracket = name.indexOf('{');
            int dot = name.lastIndexOf('.', bracket < 0 ? name.length() : bracket);
            tests.computeIfAbsent(name.substring(0, Math.max(dot, 0)), key -> new ArrayList<>())
                    .add(JsonMembers.of("id", name, "name", name.substring(dot + 1)));
        }
        Map<String, Object> files = new LinkedHashMap<>();
        tests.forEach((type, of) -> files.put(type, JsonMembers.of("tests", of)));
        return files;
    }
}
