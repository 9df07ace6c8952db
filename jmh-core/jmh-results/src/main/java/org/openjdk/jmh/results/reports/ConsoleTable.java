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

/** Formats a comparison for the console, in the style of JMH's table of results. */
public final class ConsoleTable {

    private static final List<String> HEAD =
            Collections.unmodifiableList(Arrays.asList("Benchmark", "Baseline", "Candidate",
                    "Change", "Interval", "Verdict"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 2, 3, 4));
    private static final int LONGEST_NAME = 40;

    private ConsoleTable() {
    }

    /** Returns the summary, the table, all remarks, and the summary again. */
    public static List<String> lines(ResultComparison comparison) {
        List<String> lines = new ArrayList<>();
        if (!comparison.metrics().isEmpty()) {
            lines.addAll(verdicts(comparison));
            lines.add("");
        }
        reasons(comparison).forEach((reason, benchmarks) -> lines.add("# Undecided, "
                + Nouns.count(benchmarks.size(), "benchmark") + ": " + reason));
        if (comparison.metrics().stream().anyMatch(metric -> metric.plan().isPresent())) {
            lines.add("# " + ReportText.remedies(comparison));
        }
        if (comparison.metrics().stream().anyMatch(metric -> !metric.looks().isEmpty())) {
            lines.add("# in parentheses: pairs of forks, one of each side"
                    + (comparison.metrics().stream().anyMatch(ComparedMetric::isDuet) ? ", at the same time" : ""));
        }
        ClockText.warnings(comparison).forEach(note -> lines.add("# WARNING: " + note));
        ClockText.remarks(comparison).forEach(note -> lines.add("# " + note));
        comparison.notes().forEach(note -> lines.add("# WARNING: " + note));
        String worth = ReportText.worth(comparison);
        if (!worth.isEmpty()) {
            lines.add("# " + worth);
        }
        lines.addAll(WhyText.lines(comparison));
        lines.add(answer(comparison));
        return lines;
    }

    /** Returns the summary and the table. */
    public static List<String> verdicts(ResultComparison comparison) {
        List<String> lines = table(comparison);
        lines.add(0, answer(comparison));
        return lines;
    }

    private static String answer(ResultComparison comparison) {
        return "# " + ReportText.counts(comparison) + comparison.metrics(Verdict.SLOWER).stream().findFirst()
                .map(worst -> "; worst: " + ReportText.shortName(worst) + " " + ReportText.change(worst)).orElse("");
    }

    /** Groups undecided benchmarks by reason; a benchmark counts once, however many of its metrics are undecided. */
    private static Map<String, Set<ResultKey>> reasons(ResultComparison comparison) {
        Map<String, Set<ResultKey>> reasons = new LinkedHashMap<>();
        comparison.metrics().stream().filter(metric -> metric.verdict() == Verdict.UNDECIDED).forEach(
                metric -> reasons.computeIfAbsent(ReportText.reason(metric), reason -> new HashSet<>())
                        .add(metric.key()));
        return reasons;
    }

    /** Formats rows in parallel, since each one may compute a plan. */
    private static List<String> table(ResultComparison comparison) {
        AlignedColumns columns = new AlignedColumns(HEAD, LONGEST_NAME, RIGHT);
        RowNames names =
                new RowNames(comparison.metrics().stream().map(ComparedMetric::key).collect(Collectors.toList()));
        List<List<String>> rows =
                comparison.metrics().parallelStream().map(metric -> row(metric, names)).collect(Collectors.toList());
        List<String> remarks = comparison.metrics().parallelStream()
                .map(ConsoleTable::remark).collect(Collectors.toList());
        for (int i = 0; i < rows.size(); i++) {
            columns.add(rows.get(i), remarks.get(i));
        }
        return columns.lines();
    }

    private static List<String> row(ComparedMetric metric, RowNames names) {
        String candidate = ReportText.candidate(metric);
        return Arrays.asList(names.of(metric.key(), metric.label().orElse("")), ReportText.baseline(metric),
                candidate + (candidate.isEmpty() ? "" : " " + metric.unit()), ReportText.change(metric),
                ReportText.interval(metric), ReportText.word(metric));
    }

    private static String remark(ComparedMetric metric) {
        String figures = ReportText.blocks(metric) + ReportText.remedy(metric);
        return !metric.isControl() ? figures : figures.isEmpty() ? "control" : "control, " + figures;
    }
}
