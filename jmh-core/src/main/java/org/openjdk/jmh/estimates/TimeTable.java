package org.openjdk.jmh.estimates;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.RunSummary;
import org.openjdk.jmh.util.DurationText;

/** Lists benchmarks with the expected time of their forks. */
public final class TimeTable {

    private final List<String[]> rows = new ArrayList<>();
    private double shortest;
    private double longest;
    private boolean known = true;

    public TimeTable() {
        rows.add(new String[] {"Benchmark", "Mode", "Forks", "One fork", "All forks"});
    }

    /** Adds a benchmark with the time of each fork. A benchmark without forks runs once, in the host. */
    public void add(BenchmarkParams params, ForkTime time) {
        int forks = Math.max(1, params.getForks() + params.getWarmupForks());
        shortest += forks * time.shortest();
        longest += forks * time.longest();
        known &= time.isKnown();
        rows.add(new String[] {RunSummary.name(params), params.getMode().shortLabel(),
            params.getForks() == 0 ? "none" : String.valueOf(forks), text(time, 1), text(time, forks)});
    }

    private static String text(ForkTime time, int forks) {
        return time.isKnown() ? DurationText.range(forks * time.shortest(), forks * time.longest())
                : "above " + DurationText.of(forks * time.longest());
    }

    /** Returns the lines of the table and the sum, which is a comment. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.length; column++) {
                line.append(column == 0 ? "" : "  ")
                        .append(String.format("%" + (column == 0 ? "-" : "") + width(column) + "s", row[column]));
            }
            lines.add(line.toString());
        }
        lines.add("");
        lines.add("# Total: " + (known ? "" : "above ") + DurationText.range(shortest, longest)
                + (known ? "" : ", plus single shots, whose time is unknown"));
        return lines;
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row[column].length()).max().orElse(1);
    }
}
