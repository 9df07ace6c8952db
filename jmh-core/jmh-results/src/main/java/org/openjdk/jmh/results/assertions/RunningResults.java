package org.openjdk.jmh.results.assertions;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.assertions.FormulaLooks;
import org.openjdk.jmh.dynreconf.assertions.MeasuredData;
import org.openjdk.jmh.dynreconf.assertions.RunningData;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.comparison.SideMetric;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;

/** Collects the results of a run in progress, by the numbers of its benchmarks in the schedule. */
public final class RunningResults {

    private final List<ResultKey> keys;
    private final List<Integer> mostForks;
    private final Map<ResultKey, Integer> numbers = new HashMap<>();
    private final Map<ResultKey, ResultSide> measured = new HashMap<>();
    private final BitSet ended = new BitSet();
    private final SideIndex index;
    private final Optional<SideIndex> baseline;
    private final JudgedClock clock = new JudgedClock();

    /**
     * Creates the results of a run that has not measured anything.
     *
     * @param keys      the benchmarks, in the order of their numbers
     * @param mostForks the maximum number of forks of each benchmark
     * @param baseline  earlier results, or those of another version
     */
    public RunningResults(List<ResultKey> keys, List<Integer> mostForks, Optional<ResultSide> baseline) {
        this.keys = new ArrayList<>(keys);
        this.mostForks = new ArrayList<>(mostForks);
        for (int number = 0; number < keys.size(); number++) {
            numbers.put(keys.get(number), number);
        }
        index = new SideIndex(keys, this::metric);
        baseline.ifPresent(clock::add);
        this.baseline = baseline.map(side -> SideIndex.of(side, clock));
    }

    /** Returns the results of a run that has ended. */
    static RunningResults of(ResultSide results, Optional<ResultSide> baseline) {
        List<ResultKey> keys = new ArrayList<>(results.keys());
        RunningResults ended = new RunningResults(keys,
                keys.stream().map(key -> Math.max(1, results.mostForks(key))).collect(Collectors.toList()), baseline);
        keys.forEach(key -> ended.measured.put(key, results));
        ended.clock.add(results);
        ended.ended.set(0, keys.size());
        return ended;
    }

    private Optional<SideMetric> metric(ResultKey key, String label) {
        return Optional.ofNullable(measured.get(key)).flatMap(side -> clock.metric(side, key, label));
    }

    /** Replaces the result of a benchmark, by its number, after each fork; the result has all its forks so far. */
    public void forkEnded(int number, StoredResult result) {
        ResultSide side = new ResultSide("this run");
        side.add(result);
        measured.put(keys.get(number), side);
        index.changed(keys.get(number));
        if (clock.add(side)) {
            index.clear();
            baseline.ifPresent(SideIndex::clear);
        }
    }

    public void benchmarkEnded(int number) {
        ended.set(number);
    }

    /** Returns the interim analyses of all well-formed assertions, in the same order. */
    public Map<Assertion, FormulaLooks> looks(Collection<Assertion> assertions) {
        List<Assertion> wellFormed = new ArrayList<>();
        List<Formula> formulas = new ArrayList<>();
        List<RunningData> data = new ArrayList<>();
        for (Assertion assertion : assertions) {
            assertion.formula().ifPresent(formula -> {
                wellFormed.add(assertion);
                formulas.add(formula);
                data.add(new OfClass(assertion.owner()));
            });
        }
        List<FormulaLooks> looks = FormulaLooks.of(formulas, data);
        Map<Assertion, FormulaLooks> all = new LinkedHashMap<>();
        for (int i = 0; i < wellFormed.size(); i++) {
            all.put(wellFormed.get(i), looks.get(i));
        }
        return all;
    }

    /** Resolves the names in the formulas of one class. */
    private final class OfClass implements RunningData {

        private final ResultMeasurements named;

        OfClass(String owner) {
            named = new ResultMeasurements(owner, index, baseline);
        }

        @Override
        public MeasuredData measured() {
            return named;
        }

        @Override
        public Map<String, Integer> numbers(Measured wanted) {
            Map<String, Integer> byMode = new LinkedHashMap<>();
            named.keys(wanted).forEach((mode, key) -> byMode.put(mode, number(key)));
            return byMode;
        }

        @Override
        public List<Map<String, Integer>> numbers(Measured wanted, String parameter) {
            return named.places(wanted, parameter).values().stream().map(this::numbers).collect(Collectors.toList());
        }

        private int number(ResultKey key) {
            return numbers.getOrDefault(key, -1);
        }

        @Override
        public int forks(int benchmark) {
            return metric(keys.get(benchmark), SideMetric.PRIMARY).map(SideMetric::forks).orElse(0);
        }

        @Override
        public int mostForks(int benchmark) {
            return mostForks.get(benchmark);
        }

        @Override
        public boolean hasEnded(int benchmark) {
            return ended.get(benchmark);
        }
    }
}
