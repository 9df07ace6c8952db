package org.openjdk.jmh.assertions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.assertions.FormulaLooks;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.scheduling.AssertionSchedule;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.assertions.RunningResults;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.results.stored.ResultKeys;

/** Decides assertions on the benchmarks of a run after each fork. */
public final class RunningAssertions {

    private final RunningResults results;
    private final Map<Assertion, FormulaLooks> looks;

    /**
     * @param benchmarks of the run, in the order of their numbers in its schedule
     * @param baseline   earlier results
     */
    public RunningAssertions(List<BenchmarkParams> benchmarks, List<Assertion> assertions,
                             Optional<ResultSide> baseline) {
        results = new RunningResults(
                benchmarks.stream().map(ResultKeys::of).collect(Collectors.toList()),
                benchmarks.stream().map(BenchmarkParams::getForks).collect(Collectors.toList()), baseline);
        looks = results.looks(assertions);
    }

    /**
     * Creates the schedule that decides them after the minimum of forks of each benchmark. It must receive the end of
     * each fork after this object.
     */
    public Schedule schedule(List<Integer> fewest) {
        return new AssertionSchedule(fewest, new ArrayList<>(looks.values()));
    }

    /** Records the end of a fork of the benchmark with a number, given its result with all forks so far. */
    public void forkEnded(int number, RunResult result) throws ComparisonException {
        results.forkEnded(number, new MeasuredResults(Collections.singleton(result)).stored().get(0));
    }

    /** Records that a benchmark gets no further fork. */
    public void benchmarkEnded(int number) {
        results.benchmarkEnded(number);
    }

    /** Returns the number of assertions. */
    public int all() {
        return looks.size();
    }

    /** Returns the formulas that further forks may decide. */
    public List<String> open() {
        return looks.entrySet().stream().filter(each -> !each.getValue().wanted().isEmpty())
                .map(each -> each.getKey().text()).collect(Collectors.toList());
    }

    /** Returns the number of decided assertions. */
    public long decided() {
        return looks.values().stream().filter(each -> each.truth() != Truth.UNKNOWN).count();
    }
}
