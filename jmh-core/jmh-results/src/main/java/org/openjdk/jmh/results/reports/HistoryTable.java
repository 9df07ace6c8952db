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

/** The changes of histories for the console. */
public final class HistoryTable {

    private static final List<String> HEAD = Collections.unmodifiableList(
            Arrays.asList("Benchmark", "Runs", "Changed in the run of", "Change", "p", "Verdict"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 3, 4));
    private static final int LONGEST_NAME = 27;

    private HistoryTable() {
    }

    /**
     * Returns all remarks on histories.
     *
     * @param history to print
     * @return lines: one for each change, and what they are worth
     */
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
                        String.format(Locale.ROOT, "%+.1f %%", 100 * (change.ratio() - 1)),
                        String.format(Locale.ROOT, "%.3f", change.pValue()),
                        change.verdict() == Verdict.UNDECIDED ? "" : change.verdict().name().toLowerCase(Locale.ROOT)));
            }
        }
        List<String> lines = new ArrayList<>();
        if (changes > 0) {
            lines.addAll(columns.lines());
            lines.add("");
        }
        lines.add("# " + Nouns.count(history.benchmarks().size(), "benchmark") + " in "
                + Nouns.count(history.runs().size(), "run") + ", " + Nouns.count(changes, "change"));
        lines.add("# Of 100 histories without a change, one is said to have one, about three where runs are like "
                + "those before them (E-divisive, p up to "
                + BenchmarkTrend.LEVEL + ")");
        return lines;
    }
}
