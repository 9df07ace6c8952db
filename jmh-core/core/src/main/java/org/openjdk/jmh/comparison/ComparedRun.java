package org.openjdk.jmh.comparison;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.compared.ComparedMetric;
import org.openjdk.jmh.results.compared.ResultComparison;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.results.stored.ResultKey;
import org.openjdk.jmh.results.stored.StoredResult;

/** A run whose results were compared with stored ones. */
public final class ComparedRun {

    private final ResultComparison comparison;
    private final List<String> undecided;

    /**
     * A run that has been compared.
     *
     * @param comparison what came of it
     */
    public ComparedRun(ResultComparison comparison) {
        this(comparison, Collections.emptyList());
    }

    private ComparedRun(ResultComparison comparison, Collection<String> undecided) {
        this.comparison = comparison;
        this.undecided = new ArrayList<>(undecided);
    }

    /**
     * The same with benchmarks that were to be compared, and of which nothing is known.
     *
     * @param benchmarks names with parameters
     * @return a copy
     */
    public ComparedRun withUndecided(Collection<String> benchmarks) {
        return new ComparedRun(comparison, benchmarks);
    }

    /**
     * Compares the results of a run, and attaches to each what came of it.
     *
     * @param baseline to compare with
     * @param results  of the run
     * @param gate     what counts as failed
     * @param out      takes the lines
     * @return the comparison
     * @throws ComparisonException if a report cannot be written
     */
    public static ComparedRun of(Baseline baseline, MeasuredResults results, Gate gate, Consumer<String> out)
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

    /** Whether nothing was on both sides. */
    public boolean isEmpty() {
        return comparison.metrics().isEmpty() && undecided.isEmpty();
    }

    /**
     * Returns what to say of a comparison in which something went wrong that should not.
     *
     * @param cause what was thrown
     * @return it in one line
     */
    public static ComparisonException failed(RuntimeException cause) {
        return new ComparisonException("The comparison failed with " + cause);
    }

    /**
     * Returns the benchmarks with a certain verdict.
     *
     * @param verdict to look for
     * @return names with parameters, the largest change first
     */
    public List<String> benchmarks(Verdict verdict) {
        List<String> names = comparison.metrics(verdict).stream().map(Object::toString).collect(Collectors.toList());
        if (verdict == Verdict.UNDECIDED) {
            undecided.stream().filter(name -> !names.contains(name)).forEach(names::add);
        }
        return names;
    }
}
