package org.openjdk.jmh.bench.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.outcome.StaticComparison;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;
import org.openjdk.jmh.bench.outcome.WarmupOutcome;
import org.openjdk.jmh.bench.summary.ReplaySummary;
import org.openjdk.jmh.bench.summary.TechniqueSummary;
import org.openjdk.jmh.bench.summary.WarmupQuality;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** What the scripts of the page are told: maps and lists for JSON, numbers with the digits that a plot can show. */
final class PageData {

    private static final MathContext DIGITS = new MathContext(4);

    private PageData() {
    }

    static Map<String, Object> summary(ReplaySummary summary) {
        List<Object> techniques = new ArrayList<>();
        for (TechniqueSummary technique : summary.techniques()) {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("label", ReplayTable.label(technique));
            map.put("published", technique.published());
            map.put("point", point(technique.quality()));
            techniques.add(map);
        }
        return Map.of("techniques", techniques,
                "frontier", summary.frontier().stream().map(PageData::point).toList());
    }

    /** Warmup time, RPD and its limits in per cent. */
    private static List<Object> point(WarmupQuality quality) {
        Interval rpd = quality.rpd();
        return numbers(quality.warmupSeconds(), 100 * rpd.point(), 100 * rpd.lower(), 100 * rpd.upper());
    }

    /** A benchmark without its curves. */
    static Map<String, Object> benchmark(BenchmarkOutcome outcome) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("name", outcome.name());
        map.put("project", outcome.project());
        map.put("steady", outcome.traces().stream().filter(t -> t.stopwatch() != null).count());
        Map<String, Object> techniques = new LinkedHashMap<>();
        for (TechniqueOutcome technique : outcome.techniques()) {
            techniques.put(label(technique), technique(technique));
        }
        map.put("techniques", techniques);
        return map;
    }

    private static String label(TechniqueOutcome technique) {
        return technique.published() ? "published " + technique.technique() : technique.technique();
    }

    private static Map<String, Object> technique(TechniqueOutcome technique) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("warmup", number(technique.forks().stream().mapToDouble(WarmupOutcome::warmupSeconds).average()
                .orElse(Double.NaN)));
        map.put("wee", number(technique.forks().stream().filter(WarmupOutcome::isJudged)
                .mapToDouble(f -> Math.abs(f.lateSeconds())).average().orElse(Double.NaN)));
        map.put("rpd", number(100 * technique.meanDeviation()));
        map.put("forks", technique.forksUsed());
        StaticComparison comparison = technique.comparison();
        if (comparison != null) {
            map.put("change", number(100 * comparison.ratio().changeRate()));
            map.put("different", comparison.ratio().isDifferent());
            map.put("static", number(comparison.staticSeconds()));
            map.put("dynamic", number(technique.secondsWithOverhead()));
        }
        return map;
    }

    /** The curves of a benchmark's forks, with the ends of their warmups. */
    static List<Object> curves(BenchmarkOutcome outcome) {
        List<Object> forks = new ArrayList<>();
        for (int fork = 0; fork < outcome.traces().size(); fork++) {
            ForkTrace trace = outcome.traces().get(fork);
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("steady", number(trace.steadySeconds()));
            map.put("curve", numbers(trace.curve()));
            map.put("times", numbers(trace.times()));
            map.put("ends", ends(outcome, fork));
            forks.add(map);
        }
        return forks;
    }

    private static Map<String, Object> ends(BenchmarkOutcome outcome, int fork) {
        Map<String, Object> ends = new LinkedHashMap<>();
        for (TechniqueOutcome technique : outcome.techniques()) {
            technique.forks().stream().filter(f -> f.fork() == fork)
                    .forEach(f -> ends.put(label(technique), number(f.warmupSeconds())));
        }
        return ends;
    }

    private static List<Object> numbers(float[] values) {
        List<Object> numbers = new ArrayList<>();
        for (float value : values) {
            numbers.add(number(value));
        }
        return numbers;
    }

    private static List<Object> numbers(double... values) {
        List<Object> numbers = new ArrayList<>();
        for (double value : values) {
            numbers.add(number(value));
        }
        return numbers;
    }

    /** Null for what does not exist. */
    private static Object number(double value) {
        return Double.isFinite(value) ? new BigDecimal(value).round(DIGITS).stripTrailingZeros() : null;
    }
}
