package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.json.ResultKey;

/** A comparison for the console, in the manner of the table at the end of a run. */
public final class ConsoleTable {

    private static final List<String> HEAD =
            Collections.unmodifiableList(Arrays.asList("Benchmark", "Baseline", "Units",
                    "Change", "Interval", "Verdict"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 3, 4));
    private static final int LONGEST_NAME = 26;

    private ConsoleTable() {
    }

    /**
     * Returns all remarks on a comparison.
     *
     * @param comparison to print
     */
    public static List<String> lines(ResultComparison comparison) {
        List<String> lines = new ArrayList<>();
        if (!comparison.metrics().isEmpty()) {
            lines.addAll(table(comparison));
            lines.add("");
        }
        reasons(comparison).forEach((reason, benchmarks) -> lines.add("# Undecided, "
                + Nouns.count(benchmarks.size(), "benchmark") + ": " + reason));
        if (comparison.metrics().stream().anyMatch(metric -> metric.plan().isPresent())) {
            lines.add("# " + ReportText.remedies(comparison));
        }
        if (comparison.metrics().stream().anyMatch(metric -> !metric.looks().isEmpty())) {
            lines.add("# in brackets: blocks, of one fork of each side"
                    + (comparison.metrics().stream().anyMatch(ComparedMetric::isDuet) ? " at the same time" : ""));
        }
        comparison.notes().forEach(note -> lines.add("# WARNING: " + note));
        lines.add("# " + ReportText.counts(comparison));
        String worth = ReportText.worth(comparison);
        if (!worth.isEmpty()) {
            lines.add("# " + worth);
        }
        lines.addAll(WhyText.lines(comparison));
        return lines;
    }

    /** A benchmark counts once, whichever of its metrics are undecided. */
    private static Map<String, Set<ResultKey>> reasons(ResultComparison comparison) {
        Map<String, Set<ResultKey>> reasons = new LinkedHashMap<>();
        comparison.metrics().stream().filter(metric -> metric.verdict() == Verdict.UNDECIDED).forEach(
                metric -> reasons.computeIfAbsent(ReportText.reason(metric), reason -> new HashSet<>())
                        .add(metric.key()));
        return reasons;
    }

    /** Made by all processors, as each row may need a plan. */
    private static List<String> table(ResultComparison comparison) {
        AlignedColumns columns = new AlignedColumns(HEAD, LONGEST_NAME, RIGHT);
        RowNames names =
                new RowNames(comparison.metrics().stream().map(ComparedMetric::key).collect(Collectors.toList()));
        List<List<String>> rows =
                comparison.metrics().parallelStream().map(metric -> row(metric, names)).collect(Collectors.toList());
        List<String> remarks = comparison.metrics().parallelStream()
                .map(metric -> ReportText.blocks(metric) + ReportText.remedy(metric)).collect(Collectors.toList());
        for (int i = 0; i < rows.size(); i++) {
            columns.add(rows.get(i), remarks.get(i));
        }
        return columns.lines();
    }

    private static List<String> row(ComparedMetric metric, RowNames names) {
        return Arrays.asList(names.of(metric.key(), metric.label().orElse("")), ReportText.score(metric.baseline()),
                metric.unit(), ReportText.change(metric), ReportText.interval(metric),
                ReportText.verdict(metric));
    }
}
