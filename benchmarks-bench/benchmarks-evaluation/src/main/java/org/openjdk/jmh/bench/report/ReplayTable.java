package org.openjdk.jmh.bench.report;

import java.util.List;
import org.openjdk.jmh.bench.summary.ReplaySummary;
import org.openjdk.jmh.bench.summary.TechniqueSummary;
import org.openjdk.jmh.bench.summary.WarmupQuality;

/** The summary of a replay on the console. */
public final class ReplayTable {

    /** Some of the fixed-time rules; the CSV file has all of them. */
    private static final List<Integer> STOPWATCH_SECONDS = List.of(5, 10, 20, 30, 50, 100, 150);

    private ReplayTable() {
    }

    /** A row for each technique, for some fixed-time rules, and for the best that could have been. */
    public static TextTable table(ReplaySummary summary) {
        TextTable table = new TextTable("technique", "forks", "warmup, s", "WEE, s [95 %]", "median", "late, %",
                "early, %", "RPD, % [95 %]", "> 1 %", "> 5 %", "> 10 %", "x stopwatch [95 %]", "forks used",
                "not stable, %", "saved, %");
        summary.techniques().forEach(t -> addTechnique(table, t));
        STOPWATCH_SECONDS.forEach(n -> add(table, "stopwatch " + n + " s", summary.frontier().get(n - 1), "1"));
        summary.hindsight().forEach(h -> add(table, "hindsight, " + h.seconds() + " s", h.quality(),
                Text.estimate(h.timesStopwatch(), 1, 2)));
        return table;
    }

    /** The name of a technique, published ones marked. */
    public static String label(TechniqueSummary technique) {
        return technique.published() ? "published " + technique.technique() : technique.technique();
    }

    private static void addTechnique(TextTable table, TechniqueSummary t) {
        add(table, label(t), t.quality(), Text.number(t.medianWee(), 1), Text.estimate(t.timesStopwatch(), 1, 2),
                Text.number(t.forksUsed(), 2), Text.percent(t.unstableForks(), 1), Text.percent(t.saved(), 1));
    }

    private static void add(TextTable table, String rule, WarmupQuality quality, String timesStopwatch) {
        add(table, rule, quality, "-", timesStopwatch, "-", "-", "-");
    }

    private static void add(TextTable table, String label, WarmupQuality q, String medianWee, String timesStopwatch,
                            String forksUsed, String unstable, String saved) {
        table.row(label, Integer.toString(q.forks()), Text.number(q.warmupSeconds(), 1),
                Text.estimate(q.wee(), 1, 1), medianWee, Text.percent(q.late(), 1), Text.percent(q.early(), 1),
                Text.estimate(q.rpd(), 100, 2), Text.percent(q.above1(), 1), Text.percent(q.above5(), 1),
                Text.percent(q.above10(), 1), timesStopwatch, forksUsed, unstable, saved);
    }
}
