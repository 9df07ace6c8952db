package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.trend.BenchmarkTrend;
import org.openjdk.jmh.results.trend.HistoryChange;
import org.openjdk.jmh.results.trend.ResultHistory;

/** Formats the changes of histories for the console. */
public final class HistoryTable {

    private static final List<String> HEAD = Collections.unmodifiableList(
            Arrays.asList("Benchmark", "Runs", "Changed in", "Before", "After", "Change", "p", "Verdict"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 3, 4, 5, 6));
    private static final int LONGEST_NAME = 27;
    private static final int DIGITS = 3;

    private HistoryTable() {
    }

    /** Returns the summary, a row for each change, their reliability, and the summary again. */
    public static List<String> lines(ResultHistory history) {
        AlignedColumns columns = new AlignedColumns(HEAD, LONGEST_NAME, RIGHT);
        RowNames names = new RowNames(
                history.benchmarks().stream().map(BenchmarkTrend::key).collect(Collectors.toList()));
        int changes = 0;
        for (BenchmarkTrend benchmark : history.benchmarks()) {
            for (HistoryChange change : benchmark.changes()) {
                changes++;
                columns.add(Arrays.asList(names.of(benchmark.key(), ""), String.valueOf(benchmark.points()),
                        history.runs().get(benchmark.run(change.point())).date(),
                        ShortNumber.of(change.before(), DIGITS),
                        ShortNumber.of(change.after(), DIGITS) + " " + benchmark.unit(),
                        String.format(Locale.ROOT, "%+.1f %%", 100 * (change.ratio() - 1)),
                        String.format(Locale.ROOT, "%.3f", change.pValue()),
                        change.verdict() == Verdict.UNDECIDED ? "" : ReportText.verdict(change.verdict())));
            }
        }
        String answer = "# " + Nouns.count(changes, "change") + " of " + Nouns.count(history.benchmarks().size(),
                "benchmark") + " in " + Nouns.count(history.runs().size(), "run") + count(history, Verdict.SLOWER)
                + count(history, Verdict.FASTER);
        List<String> lines = new ArrayList<>();
        if (changes > 0) {
            lines.add(answer);
            lines.addAll(columns.lines());
            lines.add("");
        }
        lines.add(
                "# False-positive rate 1 % of histories, about 3 % if consecutive runs are correlated (E-divisive, p up to "
                        + BenchmarkTrend.LEVEL + ")");
        lines.add(answer);
        return lines;
    }

    private static String count(ResultHistory history, Verdict verdict) {
        long count = history.benchmarks().stream().flatMap(benchmark -> benchmark.changes().stream())
                .filter(change -> change.verdict() == verdict).count();
        return count == 0 ? "" : ", " + count + " " + ReportText.verdict(verdict);
    }
}
