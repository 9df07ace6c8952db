package org.openjdk.jmh.assertions;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.PlanResolver;
import org.openjdk.jmh.reconfiguration.ReconfigurationPlan;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.ForkedBenchmark;
import org.openjdk.jmh.run.GuardedOutcome;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ForkOrder;

/** Judges the assertions on benchmark classes, and with {@code -order assertions} gives forks to undecided ones. */
public final class AssertionsPart implements Part {

    private final RunContext run;
    private final GuardedOutcome<JudgedRun> outcome = new GuardedOutcome<>("Judging the assertions");
    private final PlanResolver resolver;
    private final boolean orders;
    private final Map<String, Integer> fewestForks = new HashMap<>();
    private AssertionDrivenSchedule forks;

    public AssertionsPart(RunContext run) {
        this.run = run;
        run.publish(JudgedRun.OUTCOME, outcome);
        resolver = new PlanResolver(run.options());
        orders = run.options().getForkOrder().orElse(ForkOrder.BENCHMARKS) == ForkOrder.ASSERTIONS;
    }

    @Override
    public void runStarts() throws RunnerException {
        JudgedRun.check(run.options());
    }

    /** If assertions decide the number of forks, dynamic benchmarks do not. */
    @Override
    public ReconfigurationPlan adaptPlan(BenchmarkListEntry entry, BenchmarkParams params, ReconfigurationPlan plan)
            throws RunnerException {
        if (orders) {
            fewestForks.put(entry.getUsername(), resolver.minForks(entry));
        }
        return orders && plan != null ? plan.withAllForks(params) : plan;
    }

    @Override
    public Schedule createSchedule(List<ForkedBenchmark> benchmarks) throws RunnerException {
        if (!orders) {
            return null;
        }
        List<BenchmarkParams> params =
                benchmarks.stream().map(RunningBenchmark::params).collect(Collectors.toList());
        forks = new AssertionDrivenSchedule(benchmarks, assertionsOn(names(params)),
                params.stream().map(each -> fewestForks.getOrDefault(each.getBenchmark(), 1))
                        .collect(Collectors.toList()),
                run.find(RunKeys.BASELINE));
        return forks;
    }

    @Override
    public List<String> progressLines() {
        return forks == null ? Collections.emptyList() : Collections.singletonList(forks.line());
    }

    @Override
    public boolean isOpenEnded(BenchmarkParams params) {
        return forks != null;
    }

    /** Keeps the results even if judging the assertions fails. */
    @Override
    public void runEnds(MeasuredResults results) {
        outcome.compute(
                () -> JudgedRun.of(assertionsOn(benchmarks(results)), run.options(), results,
                        run.find(RunKeys.BASELINE), run.out()::println),
                run.out()::println, run.out()::verbosePrintln);
    }

    /** Includes failed benchmarks, because their assertions must not look absent. */
    private Set<String> benchmarks(MeasuredResults results) {
        Set<String> all = names(run.failures().keySet());
        all.addAll(results.benchmarks());
        return all;
    }

    private static Set<String> names(Collection<BenchmarkParams> benchmarks) {
        return benchmarks.stream().map(BenchmarkParams::getBenchmark).collect(Collectors.toSet());
    }

    private List<Assertion> assertionsOn(Set<String> benchmarks) {
        return run.find(JudgedRun.ASSERTIONS).orElseGet(() -> JudgedRun.assertionsOn(benchmarks));
    }

    /** Selects the benchmark whose next fork contributes most to deciding an assertion. */
    private static final class AssertionDrivenSchedule implements Schedule {

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
}
