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
import org.openjdk.jmh.dynreconf.text.JsonMembers;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.mutate.comparisons.ComparisonResult;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.SourceSpan;
import org.openjdk.jmh.mutate.results.ApiMethod;
import org.openjdk.jmh.mutate.results.MutantResult;
import org.openjdk.jmh.mutate.results.MutantVerdict;
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
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("schemaVersion", "2");
        report.put("thresholds", JsonMembers.of("high", 80, "low", 60));
        report.put("framework", JsonMembers.of("name", "jmh-mutate"));
        report.put("config", config());
        report.put("files", files());
        report.put("testFiles", testFiles());
        return report;
    }

    private Map<String, Object> config() {
        Map<String, Object> config = new LinkedHashMap<>();
        config.put("thresholds", summary.thresholds());
        config.put("total", score(summary.total()));
        config.put("byOperator", summary.byOperator().stream().map(ElementsReport::score).toList());
        config.put("byClass", summary.byClass().stream().map(ElementsReport::score).toList());
        config.put("byBenchmark", summary.byBenchmark());
        config.put("fates", summary.verdicts());
        config.put("apiScore", JsonMembers.of("methods", summary.api().size(), "noticed",
                summary.api().stream().filter(ApiMethod::isNoticed).count()));
        config.put("apiMethods", summary.api().stream().map(each -> {
            Map<String, Object> method = JsonMembers.of("method", each.method(), "delays", each.delays(),
                    "noticed", each.noticed());
            each.smallest().ifPresent(nanos -> method.put("noticedFromNanos", nanos));
            return method;
        }).toList());
        config.put("controls", JsonMembers.of("compared", summary.controls().size(), "killed", summary.wrongKills()));
        config.put("publishedRuleAgrees",
                JsonMembers.of("compared", summary.judgedByBoth().size(), "agreements", summary.agreements()));
        config.put("comparisons", summary.compared().stream().map(ElementsReport::comparison).toList());
        return config;
    }

    private static Map<String, Object> score(Score score) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("name", score.name());
        row.put("mutants", score.valid());
        row.put("covered", score.covered());
        row.put("killed", score.killed());
        return row;
    }

    private static Map<String, Object> comparison(ComparisonResult compared) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("mutant", compared.attempt().mutant());
        row.put("benchmark", compared.attempt().benchmark().id());
        row.put("control", compared.attempt().control());
        row.put("hitRatio", compared.attempt().ratio());
        row.put("blocks", compared.look().blocks());
        row.put("ends", compared.ends());
        row.put("seconds", compared.seconds());
        putIfFinite(row, "nanosPerOperation", compared.nanos());
        putIfFinite(row, "slowdown", compared.look().slowdown().point());
        putIfFinite(row, "slowdownLower", compared.look().slowdown().lower());
        putIfFinite(row, "slowdownUpper", compared.look().slowdown().upper());
        putIfFinite(row, "publishedUpper", compared.published().upper());
        return row;
    }

    private static void putIfFinite(Map<String, Object> row, String name, double value) {
        if (Double.isFinite(value)) {
            row.put(name, value);
        }
    }

    private Map<String, Object> files() throws IOException {
        Map<String, List<MutantResult>> byFile = new TreeMap<>();
        summary.mutants()
                .forEach(each -> byFile.computeIfAbsent(each.mutant().file(), key -> new ArrayList<>()).add(each));
        Map<String, Object> files = new LinkedHashMap<>();
        for (Map.Entry<String, List<MutantResult>> each : byFile.entrySet()) {
            Map<String, Object> file = new LinkedHashMap<>();
            file.put("language", "java");
            file.put("source", source(each.getKey()));
            file.put("mutants", each.getValue().stream().map(this::mutant).toList());
            files.put(each.getKey(), file);
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

    private Map<String, Object> mutant(MutantResult result) {
        Mutant mutant = result.mutant();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", mutant.id());
        json.put("mutatorName", mutant.operator());
        json.put("description", mutant.description());
        json.put("replacement", mutant.replacement());
        json.put("location", location(mutant.span()));
        json.put("status", status(result));
        json.put("statusReason", result.verdict().text() + ": " + result.reason());
        json.put("coveredBy", List.copyOf(result.coveredBy().keySet()));
        json.put("killedBy", result.compared().stream().filter(each -> each.kills(0))
                .map(each -> each.attempt().benchmark().id()).toList());
        json.put("testsCompleted", result.compared().size());
        json.put("duration", Math.round(1000 * result.seconds()));
        return json;
    }

    /** The schema's end is exclusive. */
    private static Map<String, Object> location(SourceSpan span) {
        return JsonMembers.of("start", JsonMembers.of("line", span.firstLine(), "column", span.firstColumn()), "end",
                JsonMembers.of("line", span.lastLine(), "column", span.lastColumn() + 1));
    }

    private static String status(MutantResult result) {
        if (result.verdict() == MutantVerdict.INVALID) {
            return result.checked().state() == MutantState.DOES_NOT_COMPILE ? "CompileError" : "Ignored";
        }
        return switch (result.verdict()) {
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
