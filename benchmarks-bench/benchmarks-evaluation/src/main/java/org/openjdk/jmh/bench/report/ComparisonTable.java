package org.openjdk.jmh.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.openjdk.jmh.bench.summary.ComparisonSummary;

/** Tables 2 and 3 of FSE'20, one column for each criterion. */
public final class ComparisonTable {

    private static final double HOUR = 3600;
    private static final double MINUTE = 60;

    private ComparisonTable() {
    }

    /** A row for each figure. */
    public static TextTable table(List<ComparisonSummary> summaries) {
        List<String> titles = new ArrayList<>(List.of("dynamic against static"));
        summaries.forEach(s -> titles.add(s.criterion()));
        TextTable table = new TextTable(titles.toArray(String[]::new));
        add(table, summaries, "benchmarks", s -> Integer.toString(s.benchmarks()));
        add(table, summaries, "A/A tests not different, %", s -> Text.percent(s.notDifferent(), 1));
        add(table, summaries, "change rate, % (mean ± sd)", s -> spread(100 * s.changeRate(), 100 * s.changeRateSd()));
        if (summaries.stream().anyMatch(s -> Double.isFinite(s.changeRateWithoutLeft()))) {
            add(table, summaries, "… without warmup left, %", s -> Text.percent(s.changeRateWithoutLeft(), 1));
        }
        for (int i = 0; i < 3; i++) {
            int limit = i;
            add(table, summaries, "below " + (i + 1) + " %, % of benchmarks", s -> Text.percent(s.below()[limit], 1));
        }
        add(table, summaries, "overhead of the engine, %", s -> Text.percent(s.overhead(), 2));
        boolean isLong = summaries.stream().anyMatch(s -> s.staticSeconds() >= HOUR);
        double unit = isLong ? HOUR : MINUTE;
        String name = isLong ? "h" : "min";
        add(table, summaries, "time, " + name + " (static)", s -> times(s.dynamicSeconds(), s.staticSeconds(), unit));
        add(table, summaries, "time saved, %", s -> Text.percent(s.saved(), 1));
        if (summaries.stream().anyMatch(s -> Double.isFinite(s.wallTime().saved()))) {
            add(table, summaries, "wall time, " + name + " (static)",
                    s -> times(s.wallTime().dynamicSeconds(), s.wallTime().staticSeconds(), unit));
            add(table, summaries, "wall time saved, %", s -> Text.percent(s.wallTime().saved(), 1));
        }
        add(table, summaries, "warmup iterations (mean ± sd)", s -> spread(s.warmupIterations(), s.warmupSd()));
        add(table, summaries, "forks (mean ± sd)", s -> spread(s.forks(), s.forksSd()));
        add(table, summaries, "forks not warm, %", s -> Text.percent(s.unstableForks(), 1));
        add(table, summaries, "benchmarks not stable, %", s -> Text.percent(s.unstableRuns(), 1));
        return table;
    }

    private static String times(double seconds, double plain, double unit) {
        return Text.number(seconds / unit, 2) + " (" + Text.number(plain / unit, 2) + ")";
    }

    private static String spread(double mean, double sd) {
        return Text.number(mean, 1) + " ± " + Text.number(sd, 1);
    }

    private static void add(TextTable table, List<ComparisonSummary> summaries, String title,
                            Function<ComparisonSummary, String> cell) {
        List<String> cells = new ArrayList<>(List.of(title));
        summaries.forEach(s -> cells.add(cell.apply(s)));
        table.row(cells.toArray(String[]::new));
    }
}
