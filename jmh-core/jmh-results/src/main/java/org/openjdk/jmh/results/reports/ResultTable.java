package org.openjdk.jmh.results.reports;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredMetric;
import org.openjdk.jmh.results.json.StoredResult;

/** Formats stored results for the console, in the style of JMH's table of results. */
public final class ResultTable {

    private static final List<String> HEAD = Collections.unmodifiableList(
            Arrays.asList("Benchmark", "Mode", "Cnt", "Score", "Error", "Units"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 2, 3, 4));
    private static final int LONGEST_NAME = 44;

    private final SortedMap<ResultKey, SortedMap<String, List<String>>> rows = new TreeMap<>();

    /** Adds the rows of a result. */
    public void add(StoredResult result) {
        SortedMap<String, List<String>> metrics = rows.computeIfAbsent(result.key(), key -> new TreeMap<>());
        metrics.put("", row(result.key(), "", result.primary()));
        result.secondary().forEach((label, metric) -> metrics.put(label, row(result.key(), label, metric)));
    }

    private static List<String> row(ResultKey key, String label, StoredMetric metric) {
        long count = Arrays.stream(metric.iterations()).flatMap(Arrays::stream).flatMap(Arrays::stream)
                .mapToLong(pair -> (long) pair[1]).sum();
        double error = metric.scoreError();
        return Arrays.asList(ReportText.shortName(key, label), key.mode(), count > 1 ? String.valueOf(count) : "",
                number(metric.score()), Double.isNaN(error) ? "" : "\u00b1 " + number(error), metric.unit());
    }

    private static String number(double value) {
        return value != 0 && Math.abs(value) < 1e-3 ? ReportText.significant(value)
                : String.format(Locale.ROOT, "%.3f", value);
    }

    /** Returns the lines of the table, sorted by the names of benchmarks. */
    public List<String> lines() {
        AlignedColumns columns = new AlignedColumns(HEAD, LONGEST_NAME, RIGHT);
        rows.values().forEach(metrics -> metrics.values().forEach(columns::add));
        return columns.lines();
    }
}
