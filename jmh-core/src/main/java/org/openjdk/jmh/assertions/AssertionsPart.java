package org.openjdk.jmh.assertions;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.PlanResolver;
import org.openjdk.jmh.reconfiguration.ReconfigurationPlan;
import org.openjdk.jmh.results.assertions.Assertion;
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
}
