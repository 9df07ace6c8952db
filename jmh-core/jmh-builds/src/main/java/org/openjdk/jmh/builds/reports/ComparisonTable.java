package org.openjdk.jmh.builds.reports;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.dynreconf.text.Markdown;

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

/** Combines the comparisons of several modules in one table. */
public final class ComparisonTable {

    private static final int PERCENT = 100;
    private static final String ROW = "| %s | %s | %s | %s | %s |";

    private final List<String> rows = new ArrayList<>();
    private final Map<String, List<String>> names = new LinkedHashMap<>();

    /**
     * Reads comparisons.
     *
     * @param files JSON files by module; missing ones are skipped
     * @throws BuildException if a file cannot be read
     */
    public static ComparisonTable of(Map<String, Path> files) throws BuildException {
        try {
            return read(files);
        } catch (IOException e) {
            throw new BuildException("cannot read the comparison: " + e.getMessage(), e);
        }
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
        return String.format(Locale.ROOT, ROW, Markdown.text(module), Markdown.text(name(comparison)),
                change(comparison, "ratio"),
                "[" + change(comparison, "lower") + ", " + change(comparison, "upper") + "]",
                Markdown.text(comparison.get("verdict").getAsString()));
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

    /** Formats a change in percent; JSON has a string for values that are not finite. */
    private static String change(JsonObject comparison, String name) {
        try {
            return String.format(Locale.ROOT, "%+.1f %%", PERCENT * (comparison.get(name).getAsDouble() - 1));
        } catch (NumberFormatException e) {
            return "?";
        }
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(ROW, "Module", "Benchmark", "Change", "Interval", "Verdict"));
        lines.add("| --- | --- | ---: | --- | --- |");
        lines.addAll(rows);
        return lines;
    }

    /**
     * Writes the table to {@code comparison.md}.
     *
     * @param folder folder for the table
     * @param out    receives the same lines and the path of the file
     * @throws BuildException if it cannot be written
     */
    public void write(Path folder, Consumer<String> out) throws BuildException {
        Path file = folder.resolve("comparison.md");
        lines().forEach(out);
        try {
            Files.createDirectories(folder);
            Files.write(file, lines());
        } catch (IOException e) {
            throw new BuildException("cannot write " + file + ": " + e.getMessage(), e);
        }
        out.accept("This table is in " + file);
    }
}
