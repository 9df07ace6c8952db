package org.openjdk.jmh.builds.reports;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.text.Markdown;
import org.openjdk.jmh.results.reports.ReportText;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Combines the comparisons of several modules in one table. */
public final class ComparisonTable {

    private static final String ROW = "| %s | %s | %s | %s | %s | %s | %s |";

    private final List<String> rows = new ArrayList<>();
    private final Map<String, List<String>> names = new LinkedHashMap<>();

    /** Reads comparisons from JSON files by module; missing ones are skipped. */
    public static ComparisonTable of(Map<String, Path> files) throws BuildException {
        return Attempt.to("read the comparison", () -> read(files));
    }

    private static ComparisonTable read(Map<String, Path> files) throws IOException {
        ComparisonTable all = new ComparisonTable();
        for (Map.Entry<String, Path> file : files.entrySet()) {
            if (Files.exists(file.getValue())) {
                try (Reader reader = Files.newBufferedReader(file.getValue())) {
                    for (JsonElement one : JsonParser.parseReader(reader).getAsJsonObject()
                            .getAsJsonArray("comparisons")) {
                        all.add(file.getKey(), one.getAsJsonObject());
                    }
                }
            }
        }
        return all;
    }

    private void add(String module, JsonObject comparison) {
        rows.add(row(module, comparison));
        names.computeIfAbsent(comparison.get("verdict").getAsString(), verdict -> new ArrayList<>())
                .add(name(comparison));
    }

    /** Returns the benchmarks with a verdict, in the order of the files. */
    public List<String> names(String verdict) {
        return List.copyOf(names.getOrDefault(verdict, List.of()));
    }

    private static String row(String module, JsonObject comparison) {
        Interval ratio = Interval.of(number(comparison.get("lower")), number(comparison.get("ratio")),
                number(comparison.get("upper")));
        String candidate = score(comparison, "candidate");
        return String.format(Locale.ROOT, ROW, Markdown.text(module), Markdown.text(name(comparison)),
                score(comparison, "baseline"),
                candidate + (candidate.isEmpty() ? "" : " " + Markdown.text(comparison.get("unit").getAsString())),
                ReportText.change(ratio), ReportText.interval(ratio),
                Markdown.text(comparison.get("verdict").getAsString()));
    }

    private static String score(JsonObject comparison, String side) {
        return ReportText.score(StreamSupport.stream(comparison.getAsJsonArray(side).spliterator(), false)
                .mapToDouble(ComparisonTable::number).toArray());
    }

    /** Parses a number, which is a string in JSON if it is not finite. */
    private static double number(JsonElement value) {
        return Double.parseDouble(value.getAsString().replace("INF", "Infinity"));
    }

    private static String name(JsonObject comparison) {
        String benchmark = comparison.get("benchmark").getAsString();
        String parameters = comparison.getAsJsonObject("params").entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue().getAsString()).collect(Collectors.joining(", "));
        int method = benchmark.lastIndexOf('.');
        String metric = comparison.get("metric").getAsString();
        return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1)
                + (parameters.isEmpty() ? "" : "(" + parameters + ")") + (metric.equals("score") ? "" : " " + metric);
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(ROW, "Module", "Benchmark", "Baseline", "Candidate", "Change", "Interval",
                "Verdict"));
        lines.add("| --- | --- | ---: | ---: | ---: | --- | --- |");
        lines.addAll(rows);
        return lines;
    }

    /** Writes the table to {@code comparison.md}, and passes on its lines and the path of the file. */
    public void write(Path folder, Consumer<String> out) throws BuildException {
        Path file = folder.resolve("comparison.md");
        lines().forEach(out);
        Attempt.to("write " + file, () -> {
            Files.createDirectories(folder);
            return Files.write(file, lines());
        });
        out.accept("This table is in " + file);
    }
}
