package org.openjdk.jmh.bench.detection;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.bench.report.TextTable;

/** Scores as tables, as CSV, and as a picture after figures 5 to 7 of the paper. */
final class DetectionReport {

    private static final double WANTED = 0.99;
    private static final int CELL = 34;
    private static final int MARGIN = 70;

    private final List<F1Score> scores;
    private final List<String> tests;
    private final List<Double> changes;
    private final List<Integer> forks;
    private final List<Integer> iterations;

    DetectionReport(List<F1Score> scores) {
        this.scores = scores;
        tests = scores.stream().map(s -> s.configuration().test()).distinct().collect(Collectors.toList());
        changes = scores.stream().map(F1Score::change).distinct().sorted().collect(Collectors.toList());
        forks = scores.stream().map(s -> s.configuration().forks()).distinct().sorted().collect(Collectors.toList());
        iterations = scores.stream().map(s -> s.configuration().iterations()).distinct().sorted()
                .collect(Collectors.toList());
    }

    /** A table for each change, of the means over workloads, and what is enough for F1 of 99 % in each workload. */
    List<String> lines(double forkSeconds, double iterationSeconds) {
        List<String> lines = new ArrayList<>();
        for (double change : changes) {
            lines.add("F1 in %, mean of all workloads, " + percent(change) + ":");
            List<String> titles = new ArrayList<>(List.of("test, iterations"));
            forks.forEach(count -> titles.add(count + " forks"));
            TextTable table = new TextTable(titles.toArray(String[]::new));
            for (String test : tests) {
                for (int count : iterations) {
                    List<String> row = new ArrayList<>(List.of(test + ", " + count));
                    forks.forEach(number -> row.add(String.format(Locale.ROOT, "%.1f",
                            100 * mean(change, new Configuration(test, number, count)))));
                    table.row(row.toArray(String[]::new));
                }
            }
            lines.addAll(table.lines());
            lines.add("");
        }
        lines.add("Cheapest with an F1 of 99 % or more, forks x iterations and the time of both sides:");
        lines.addAll(cheapest(configuration -> configuration.seconds(forkSeconds, iterationSeconds)).lines());
        return lines;
    }

    private double mean(double change, Configuration configuration) {
        return of(change, configuration).stream().mapToDouble(F1Score::value).average().orElse(Double.NaN);
    }

    private List<F1Score> of(double change, Configuration configuration) {
        return scores.stream().filter(s -> s.change() == change && s.configuration().equals(configuration))
                .collect(Collectors.toList());
    }

    private TextTable cheapest(ToDoubleFunction<Configuration> cost) {
        List<String> titles = new ArrayList<>(List.of("change, workload"));
        titles.addAll(tests);
        TextTable table = new TextTable(titles.toArray(String[]::new));
        Map<String, List<F1Score>> byWorkload = scores.stream()
                .collect(Collectors.groupingBy(F1Score::workload, TreeMap::new, Collectors.toList()));
        for (double change : changes) {
            byWorkload.forEach((workload, all) -> {
                List<String> row = new ArrayList<>(List.of(percent(change) + ", " + workload));
                tests.forEach(test -> row.add(cheapest(all, change, test, cost)));
                table.row(row.toArray(String[]::new));
            });
        }
        return table;
    }

    private static String cheapest(List<F1Score> scores, double change, String test,
                                   ToDoubleFunction<Configuration> cost) {
        Optional<Configuration> best = scores.stream()
                .filter(s -> s.change() == change && s.configuration().test().equals(test) && s.value() >= WANTED)
                .map(F1Score::configuration).min(Comparator.comparingDouble(cost));
        return best
                .map(one -> one.forks() + " x " + one.iterations() + ", " + Math.round(cost.applyAsDouble(one)) + " s")
                .orElse("none");
    }

    private static String percent(double change) {
        return String.format(Locale.ROOT, "+%.2f %%", 100 * (change - 1));
    }

    /** All figures. */
    void writeCsv(Path file) throws IOException {
        try (CsvWriter csv = CsvWriter.builder().build(file)) {
            csv.writeRecord("workload", "change", "test", "forks", "iterations", "found", "missed", "wrong", "f1");
            for (F1Score s : scores) {
                csv.writeRecord(s.workload(), Double.toString(s.change()), s.configuration().test(),
                        Integer.toString(s.configuration().forks()), Integer.toString(s.configuration().iterations()),
                        Integer.toString(s.found()), Integer.toString(s.missed()), Integer.toString(s.wrong()),
                        Double.toString(s.value()));
            }
        }
    }

    /** A heat map for each test and change: forks to the right, iterations upwards, the means over workloads. */
    void writePicture(Path file) throws IOException {
        int width = forks.size() * CELL + MARGIN;
        int height = iterations.size() * CELL + MARGIN;
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" "
                + "font-family=\"sans-serif\" font-size=\"11\">%n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>%n",
                changes.size() * width + 20, tests.size() * height + 20));
        for (int row = 0; row < tests.size(); row++) {
            for (int column = 0; column < changes.size(); column++) {
                map(svg, tests.get(row), changes.get(column), 50 + column * width, 40 + row * height);
            }
        }
        Files.writeString(file, svg.append("</svg>\n"));
    }

    private void map(StringBuilder svg, String test, double change, int left, int top) {
        text(svg, left, top - 8, "start", test + ", " + percent(change));
        for (int x = 0; x < forks.size(); x++) {
            text(svg, left + x * CELL + CELL / 2, top + iterations.size() * CELL + 13, "middle",
                    forks.get(x) + (x == 0 ? " forks" : ""));
            for (int y = 0; y < iterations.size(); y++) {
                double f1 = mean(change, new Configuration(test, forks.get(x), iterations.get(y)));
                int at = top + (iterations.size() - 1 - y) * CELL;
                svg.append(String.format(Locale.ROOT, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
                        + "fill=\"hsl(%.0f 70%% %.0f%%)\"/>%n", left + x * CELL, at, CELL - 1, CELL - 1, 210 * f1,
                        90 - 35 * f1));
                text(svg, left + x * CELL + CELL / 2, at + CELL / 2 + 4, "middle",
                        String.valueOf(Math.round(100 * f1)));
            }
        }
        for (int y = 0; y < iterations.size(); y++) {
            text(svg, left - 5, top + (iterations.size() - 1 - y) * CELL + CELL / 2 + 4, "end",
                    iterations.get(y) + (y == 0 ? " it." : ""));
        }
    }

    private static void text(StringBuilder svg, int x, int y, String anchor, String text) {
        svg.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>%n", x, y, anchor,
                text));
    }
}
