package org.openjdk.jmh.dynreconf.scheduling;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import org.openjdk.jmh.dynreconf.assertions.FormulaLooks;

/**
 * Runs one fork of each benchmark that is needed to decide a formula, then the next one of each that is still needed.
 * Benchmarks that no formula names take part in all rounds.
 *
 * <p>Warmup forks do not count: those of a benchmark run directly before its first measured fork.
 */
public final class AssertionSchedule implements Schedule {

    private final List<FormulaLooks> formulas;
    private final int[] fewest;
    private final int[] forks;
    private final OpenBenchmarks open;
    private final SortedSet<Integer> named = new TreeSet<>();
    private SortedSet<Integer> wanted = Collections.emptySortedSet();

    /**
     * Creates a schedule before the first fork.
     *
     * @param fewest   the minimum number of measured forks of each benchmark, even if all formulas are decided
     * @param formulas that receive the forks of this run before this schedule does
     */
    public AssertionSchedule(List<Integer> fewest, List<FormulaLooks> formulas) {
        this.fewest = fewest.stream().mapToInt(Integer::intValue).toArray();
        this.formulas = new ArrayList<>(formulas);
        forks = new int[fewest.size()];
        open = new OpenBenchmarks(fewest.size(), benchmark -> forks[benchmark]);
        formulas.forEach(formula -> named.addAll(formula.benchmarks()));
        want();
    }

    private void want() {
        SortedSet<Integer> all = new TreeSet<>();
        formulas.forEach(formula -> all.addAll(formula.wanted()));
        wanted = all;
    }

    @Override
    public OptionalInt next() {
        return open.first(this::isWanted);
    }

    private boolean isWanted(int benchmark) {
        return !named.contains(benchmark) || forks[benchmark] < fewest[benchmark] || wanted.contains(benchmark);
    }

    @Override
    public void forkEnded(int benchmark, ForkEnd end) {
        open.forkEnded(benchmark, end, () -> forks[benchmark] += end.isWarmup() ? 0 : 1);
        formulas.stream().filter(formula -> formula.benchmarks().contains(benchmark)).forEach(FormulaLooks::look);
        want();
    }
}
