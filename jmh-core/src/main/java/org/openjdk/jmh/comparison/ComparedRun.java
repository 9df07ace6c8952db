package org.openjdk.jmh.comparison;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.GuardedOutcome;
import org.openjdk.jmh.run.RunKey;

/** A run whose results were compared with a baseline. */
public final class ComparedRun {

    public static final RunKey<GuardedOutcome<ComparedRun>> OUTCOME = new RunKey<>("comparison");

    private final ResultComparison comparison;
    private final SortedMap<ResultKey, String> unjudged = new TreeMap<>();

    public ComparedRun(ResultComparison comparison) {
        this.comparison = comparison;
        comparison.metrics().stream().filter(metric -> metric.isUnjudged() && !metric.isControl())
                .forEach(metric -> unjudged.put(metric.key(),
                        metric.comparison().obstacle().orElseThrow(IllegalStateException::new)));
    }

    /** Returns a run without results to compare. */
    public static ComparedRun ofNothing() {
        ResultSide none = new ResultSide("nothing");
        return new ComparedRun(ResultComparison.of(none, none, ComparisonQuestion.standard()));
    }

    /**
     * Returns a copy with further benchmarks that could not be judged, each with a reason. Those that were judged are
     * ignored.
     */
    public ComparedRun withUnjudged(Map<ResultKey, String> reasons) {
        ComparedRun all = new ComparedRun(comparison);
        Set<ResultKey> judged = comparison.metrics().stream()
                .filter(metric -> !metric.label().isPresent() && !metric.comparison().obstacle().isPresent())
                .map(ComparedMetric::key).collect(Collectors.toSet());
        reasons.forEach((key, reason) -> {
            if (!judged.contains(key)) {
                all.unjudged.put(key, reason);
            }
        });
        return all;
    }

    /**
     * Compares the results of a run with stored ones, prints the comparison, and attaches to each result its part of
     * it.
     */
    public static ComparedRun of(StoredBaseline baseline, MeasuredResults results, Gate gate, Consumer<String> out)
            throws ComparisonException {
        ResultComparison comparison = baseline.compare(results.side(), gate, out);
        Map<ResultKey, List<ComparedMetric>> byBenchmark = comparison.metrics().stream()
                .collect(Collectors.groupingBy(ComparedMetric::key, TreeMap::new, Collectors.toList()));
        Iterator<StoredResult> stored = results.stored().iterator();
        for (RunResult result : results.measured()) {
            List<ComparedMetric> metrics = byBenchmark.get(stored.next().key());
            if (metrics != null) {
                result.attachComparisons(metrics);
            }
        }
        return new ComparedRun(comparison);
    }

    /** Returns whether no benchmark was on both sides. */
    public boolean isEmpty() {
        return comparison.metrics().isEmpty() && unjudged.isEmpty();
    }

    /**
     * Returns the benchmarks with a verdict, the largest change first, except negative controls and those that could
     * not be judged.
     */
    public List<String> benchmarks(Verdict verdict) {
        return comparison.metrics(verdict).stream().filter(metric -> !isUnjudged(metric) && !metric.isControl())
                .map(Object::toString)
                .collect(Collectors.toList());
    }

    private boolean isUnjudged(ComparedMetric metric) {
        return !metric.label().isPresent() && unjudged.containsKey(metric.key());
    }

    /**
     * Returns the benchmarks that could not be judged, each with the reason: lost forks or sides, or too little time.
     */
    public List<String> unjudged() {
        return unjudged.entrySet().stream().map(entry -> entry.getKey() + " could not be judged: " + entry.getValue())
                .collect(Collectors.toList());
    }

    @Override
    public String toString() {
        return comparison.metrics().stream()
                .map(metric -> metric + " " + metric.verdict().name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", ", "[", "]")) + (unjudged.isEmpty() ? "" : ", not judged: " + unjudged);
    }
}
