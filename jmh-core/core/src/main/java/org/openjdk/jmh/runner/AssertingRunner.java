package org.openjdk.jmh.runner;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.openjdk.jmh.assertions.GuardedJudgement;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.comparison.ComparisonException;
import org.openjdk.jmh.comparison.MeasuredResults;
import org.openjdk.jmh.results.asserted.Assertion;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.Options;

/** Superclass of {@link DecidingRunner}: judges the assertions on what was measured. */
abstract class AssertingRunner extends ComparingRunner {

    private List<Assertion> assertions;
    private GuardedJudgement judgement = new GuardedJudgement();

    AssertingRunner(Options options, OutputFormat out) {
        super(options, out);
    }

    /**
     * Sets which assertions are judged, instead of those on the classes of what was measured.
     *
     * @param judgedOnes by the results of runs from now on
     */
    public void setAssertions(Collection<Assertion> judgedOnes) {
        assertions = new ArrayList<>(judgedOnes);
    }

    @Override
    void readBaseline() throws RunnerException {
        judgement = new GuardedJudgement();
        JudgedRun.check(options);
        super.readBaseline();
    }

    /** Called with all results. They stay, whatever becomes of the assertions. */
    void judgeAssertions(MeasuredResults results) {
        judgement
                .judge(() -> JudgedRun.of(assertions == null ? JudgedRun.assertionsOn(benchmarks(results)) : assertions,
                        options, results, baselineResults(), out::println), out::println, out::verbosePrintln);
    }

    /** Also those that failed: what cannot be judged must not look as if nothing had been asserted. */
    private Set<String> benchmarks(MeasuredResults results) {
        Set<String> names = new TreeSet<>();
        results.measured().forEach(result -> names.add(result.getParams().getBenchmark()));
        failures().keySet().forEach(benchmark -> names.add(benchmark.getBenchmark()));
        return names;
    }

    /**
     * Returns what came of the assertions.
     *
     * @return empty where there are none
     * @throws ComparisonException if judging them failed; the results of the run are printed and written by then
     */
    public Optional<JudgedRun> judged() throws ComparisonException {
        return judgement.required();
    }
}
