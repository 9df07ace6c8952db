package org.openjdk.jmh.run;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IncompleteResult;
import org.openjdk.jmh.results.RunResult;

/** Creates the results of a run of one side and has the parts annotate them. */
public final class RunResults {

    private final RunContext run;
    private final Parts parts;
    private final ForkSequence sequence;
    private final Map<BenchmarkParams, IncompleteResult> incomplete = new HashMap<>();
    private SortedSet<RunResult> all = Collections.emptySortedSet();

    RunResults(RunContext run, Parts parts, ForkSequence sequence) {
        this.run = run;
        this.parts = parts;
        this.sequence = sequence;
    }

    boolean isOpenEnded(BenchmarkParams params) {
        return parts.any(part -> part.isOpenEnded(params));
    }

    BenchmarkResult aggregated(ForkedBenchmark benchmark) {
        return benchmark.forks.aggregated(benchmark.params());
    }

    /** Prints the result of a benchmark. If the output is upstream's text, a part may replace it. */
    void print(ForkedBenchmark ended, BenchmarkResult result) {
        String text = result != null && run.find(RunKeys.PRINTS_TEXT).isPresent() ? text(of(ended)) : null;
        if (text == null) {
            run.out().endBenchmark(result);
        } else {
            run.out().print(text);
        }
    }

    private String text(RunResult result) {
        return parts.first(part -> part.resultText(result));
    }

    /** Records which forks an ended benchmark lacks. */
    void end(ForkedBenchmark ended) {
        incomplete.put(ended.params(), ended.forks.missing(isUnfinished(ended)));
    }

    private boolean isUnfinished(ForkedBenchmark ended) {
        return ended.wasCutShort() && !isOpenEnded(ended.params());
    }

    public List<BenchmarkParams> withoutForks() {
        return sequence.embedded();
    }

    /** Returns whether the benchmark keeps its other forks if one is lost. */
    public boolean keepsEachFork(BenchmarkParams params) {
        return sequence.isScheduled() || run.keepsForks(params);
    }

    /** Returns the result so far of the benchmark that runs or has just ended. */
    public RunResult resultSoFar() {
        return of(sequence.benchmark());
    }

    /** Returns the results so far of all benchmarks with forks. */
    public Collection<RunResult> resultsSoFar() {
        return sequence.all().stream().filter(ForkedBenchmark::hasResults)
                .map(this::of).collect(Collectors.toList());
    }

    /** Returns the result of a benchmark so far. */
    RunResult of(ForkedBenchmark benchmark) {
        return marked(benchmark.forks.result(benchmark.params(), !benchmark.hasEnded() || isUnfinished(benchmark)));
    }

    /** Annotates before marking, because the mark depends on whether a decision was made. */
    private RunResult marked(RunResult result) {
        parts.forEach(part -> part.annotate(result));
        run.markCode(result);
        return result;
    }

    SortedSet<RunResult> complete(SortedSet<RunResult> upstreams) {
        all = sequence.isScheduled() ? ofAllVisits(upstreams) : upstreams;
        for (RunResult result : all) {
            result.attachIncomplete(incomplete.get(result.getParams()));
            marked(result);
        }
        return all;
    }

    /** Returns the results of a run whose last fork has ended; empty before. */
    public SortedSet<RunResult> resultsAtEnd() {
        return all;
    }

    /** Upstream's results include benchmarks that failed in a later visit, and lack those that were only replayed. */
    private SortedSet<RunResult> ofAllVisits(SortedSet<RunResult> upstreams) {
        SortedSet<RunResult> complete = new TreeSet<>(RunResult.DEFAULT_SORT_COMPARATOR);
        upstreams.stream().filter(result -> result.getParams().getForks() == 0).forEach(complete::add);
        sequence.all().stream().filter(ForkedBenchmark::hasResults).map(ForkedBenchmark::resultSoFar)
                .forEach(complete::add);
        return complete;
    }
}
