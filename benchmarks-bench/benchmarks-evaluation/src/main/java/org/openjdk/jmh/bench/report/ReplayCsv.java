package org.openjdk.jmh.bench.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.StaticComparison;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;
import org.openjdk.jmh.bench.outcome.WarmupOutcome;
import org.openjdk.jmh.bench.summary.Hindsight;
import org.openjdk.jmh.bench.summary.ReplaySummary;
import org.openjdk.jmh.bench.summary.TechniqueSummary;
import org.openjdk.jmh.bench.summary.WarmupQuality;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** The results as CSV: a line for each fork and technique, a line for each benchmark and criterion, and the summary. */
public final class ReplayCsv implements Closeable {

    private final CsvWriter forks;
    private final CsvWriter comparisons;

    /** Begins the files of all forks and benchmarks. */
    public ReplayCsv(Path folder) throws IOException {
        forks = CsvWriter.builder().build(folder.resolve("forks.csv"));
        comparisons = CsvWriter.builder().build(folder.resolve("benchmarks.csv"));
        comparisons.writeRecord("benchmark", "criterion", "ratio", "ratio_lower", "ratio_upper", "change_rate",
                "different", "forks", "forks_stable", "forks_not_warm", "static_seconds", "warmup_seconds",
                "measurement_seconds", "overhead", "static_wall_seconds", "wall_seconds", "warmup_left");
        forks.writeRecord("benchmark", "fork", "technique", "published", "used", "stable", "warmup_slices",
                "warmup_seconds", "late_seconds", "wee_seconds", "rpd", "rpd_lower", "rpd_upper", "why");
    }

    /** Adds a benchmark. */
    public void add(BenchmarkOutcome benchmark) {
        for (TechniqueOutcome technique : benchmark.techniques()) {
            if (!technique.published()) {
                add(benchmark.name(), technique, technique.comparison());
            }
            for (WarmupOutcome fork : technique.forks()) {
                boolean used = technique.published() || fork.fork() < technique.forksUsed();
                forks.writeRecord(benchmark.name(), Integer.toString(fork.fork()), technique.technique(),
                        Boolean.toString(technique.published()), Boolean.toString(used),
                        technique.published() ? "" : Boolean.toString(fork.stable()),
                        Integer.toString(fork.warmupSlices()), number(fork.warmupSeconds()),
                        number(fork.lateSeconds()), number(Math.abs(fork.lateSeconds())), number(fork.deviation()),
                        fork.isJudged() ? number(fork.steadyRatio().lowestDeviation()) : "",
                        fork.isJudged() ? number(fork.steadyRatio().highestDeviation()) : "", fork.why());
            }
        }
    }

    private void add(String benchmark, TechniqueOutcome technique, StaticComparison c) {
        comparisons.writeRecord(benchmark, technique.technique(), number(c.ratio().interval().point()),
                number(c.ratio().interval().lower()), number(c.ratio().interval().upper()),
                number(c.ratio().changeRate()), Boolean.toString(c.ratio().isDifferent()),
                Integer.toString(c.forks()), Boolean.toString(c.forksStable()), Integer.toString(c.unstableForks()),
                number(c.staticSeconds()), number(c.warmupSeconds()), number(c.measurementSeconds()),
                number(technique.overhead()), number(c.wallTime().staticSeconds()),
                number(c.wallTime().dynamicSeconds()), number(technique.warmupLeft()));
    }

    /** Writes the summary: the techniques, then the fixed-time rules, then the best that could have been. */
    public static void writeSummary(Path file, ReplaySummary summary) throws IOException {
        try (CsvWriter csv = CsvWriter.builder().build(file)) {
            csv.writeRecord("technique", "published", "judged_forks", "warmup_seconds", "wee_seconds", "wee_lower",
                    "wee_upper", "late_share", "early_share", "rpd", "rpd_lower", "rpd_upper", "rpd_above_1_percent",
                    "rpd_above_5_percent", "rpd_above_10_percent", "median_wee_seconds", "times_stopwatch",
                    "times_stopwatch_lower", "times_stopwatch_upper", "forks_used", "unstable_fork_share",
                    "saved_share");
            for (TechniqueSummary t : summary.techniques()) {
                write(csv, t.technique(), t.published(), t.quality(), t.medianWee(), t.timesStopwatch().point(),
                        lower(t.timesStopwatch()), upper(t.timesStopwatch()), t.forksUsed(), t.unstableForks(),
                        t.saved());
            }
            int seconds = 0;
            double none = Double.NaN;
            for (WarmupQuality rule : summary.frontier()) {
                seconds++;
                write(csv, "stopwatch " + seconds + " s", false, rule, none, 1, none, none, none, none, none);
            }
            for (Hindsight best : summary.hindsight()) {
                Interval times = best.timesStopwatch();
                write(csv, "hindsight " + best.seconds() + " s", false, best.quality(), none, times.point(),
                        lower(times), upper(times), none, none, none);
            }
        }
    }

    private static void write(CsvWriter csv, String technique, boolean published, WarmupQuality q, double... others) {
        CsvWriter.CsvWriterRecord line = csv.writeRecord();
        line.writeField(technique).writeField(Boolean.toString(published)).writeField(Integer.toString(q.forks()));
        for (double value : new double[] {q.warmupSeconds(), q.wee().point(), lower(q.wee()), upper(q.wee()),
            q.late(), q.early(), q.rpd().point(), lower(q.rpd()), upper(q.rpd()), q.above1(), q.above5(),
            q.above10()}) {
            line.writeField(number(value));
        }
        for (double value : others) {
            line.writeField(number(value));
        }
        line.endRecord();
    }

    private static double lower(Interval interval) {
        return interval.isKnown() ? interval.lower() : Double.NaN;
    }

    private static double upper(Interval interval) {
        return interval.isKnown() ? interval.upper() : Double.NaN;
    }

    private static String number(double value) {
        return Double.isNaN(value) ? "" : Double.toString(value);
    }

    @Override
    public void close() throws IOException {
        forks.close();
        comparisons.close();
    }
}
