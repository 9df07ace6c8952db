package org.openjdk.jmh.assertions;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.run.ForkedBenchmark;

/** Selects the benchmark whose next fork contributes most to deciding an assertion. */
final class AssertionDrivenSchedule implements Schedule {

    /** Maximum number of undecided assertions in a line, which is printed before each fork. */
    private static final int NAMED = 3;

    private final List<ForkedBenchmark> benchmarks;
    private final RunningAssertions assertions;
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
        assertions = new RunningAssertions(
                benchmarks.stream().map(ForkedBenchmark::params).collect(Collectors.toList()), asserted, baseline);
        if (assertions.all() == 0) {
            throw new ComparisonException("-order assertions: no class of these benchmarks has an assertion "
                    + "(@Performance) that shows which of them needs a fork: use -order rounds");
        }
        schedule = assertions.schedule(fewest);
    }

    @Override
    public OptionalInt next() {
        return schedule.next();
    }

    @Override
    public void forkEnded(int benchmark, ForkEnd end) {
        ForkedBenchmark measured = benchmarks.get(benchmark);
        if (measured.hasResults()) {
            try {
                assertions.forkEnded(benchmark, measured.resultSoFar());
            } catch (ComparisonException e) {
                throw new IllegalStateException(e.getMessage(), e);
            }
        }
        if (end.isLast()) {
            assertions.benchmarkEnded(benchmark);
        }
        schedule.forkEnded(benchmark, end);
    }

    /** Returns the number of decided assertions and some undecided ones, in one line. */
    String line() {
        List<String> open = assertions.open();
        String names = open.stream().limit(NAMED).collect(Collectors.joining("; "));
        return String.format(Locale.ROOT, "# Assertions: %d of %d decided", assertions.decided(), assertions.all())
                + (open.isEmpty() ? "" : "; open: " + names
                        + (open.size() > NAMED ? "; and " + (open.size() - NAMED) + " more" : ""));
    }
}
