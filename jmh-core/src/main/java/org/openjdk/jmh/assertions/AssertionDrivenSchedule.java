package org.openjdk.jmh.assertions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.assertions.FormulaLooks;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.scheduling.AssertionSchedule;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.assertions.RunningResults;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.results.stored.ResultKeys;
import org.openjdk.jmh.run.ForkedBenchmark;

/** Selects the benchmark whose next fork contributes most to deciding an assertion. */
final class AssertionDrivenSchedule implements Schedule {

    /** Maximum number of undecided assertions in a line, which is printed before each fork. */
    private static final int NAMED = 3;

    private final List<ForkedBenchmark> benchmarks;
    private final RunningResults results;
    private final Map<Assertion, FormulaLooks> looks;
    private final Schedule schedule;

    /**
     * @param fewest   forks that each benchmark gets even if all assertions are decided
     * @param baseline results that assertions may refer to
     * @throws ComparisonException if there is no assertion
     */
    AssertionDrivenSchedule(List<ForkedBenchmark> benchmarks, List<Assertion> asserted, List<Integer> fewest,
                            Optional<ResultSide> baseline)
            throws ComparisonException {
        this.benchmarks = benchmarks;
        results = new RunningResults(
                benchmarks.stream().map(each -> ResultKeys.of(each.params())).collect(Collectors.toList()),
                benchmarks.stream().map(each -> each.params().getForks()).collect(Collectors.toList()), baseline);
        looks = results.looks(asserted);
        if (looks.isEmpty()) {
            throw new ComparisonException("-order assertions: no class of these benchmarks has an assertion "
                    + "(@Performance) that shows which of them needs a fork: use -order rounds");
        }
        schedule = new AssertionSchedule(fewest, new ArrayList<>(looks.values()));
    }

    @Override
    public OptionalInt next() {
        return schedule.next();
    }

    /** Passes the results on first, because the schedule decides by them. */
    @Override
    public void forkEnded(int benchmark, ForkEnd end) {
        ForkedBenchmark measured = benchmarks.get(benchmark);
        if (measured.hasResults()) {
            try {
                results.forkEnded(benchmark,
                        new MeasuredResults(Collections.singleton(measured.resultSoFar())).stored().get(0));
            } catch (ComparisonException e) {
                throw new IllegalStateException(e.getMessage(), e);
            }
        }
        if (end.isLast()) {
            results.benchmarkEnded(benchmark);
        }
        schedule.forkEnded(benchmark, end);
    }

    /** Returns the number of decided assertions and some undecided ones, in one line. */
    String line() {
        List<String> open = looks.entrySet().stream().filter(each -> !each.getValue().wanted().isEmpty())
                .map(each -> each.getKey().text()).collect(Collectors.toList());
        long decided = looks.values().stream().filter(each -> each.truth() != Truth.UNKNOWN).count();
        return String.format(Locale.ROOT, "# Assertions: %d of %d decided", decided, looks.size())
                + (open.isEmpty() ? "" : "; open: " + open.stream().limit(NAMED).collect(Collectors.joining("; "))
                        + (open.size() > NAMED ? "; and " + (open.size() - NAMED) + " more" : ""));
    }
}
