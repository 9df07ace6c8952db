package org.openjdk.jmh.runner;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.assertions.GuardedJudgement;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.comparison.ComparisonException;
import org.openjdk.jmh.comparison.MeasuredResults;
import org.openjdk.jmh.infra.BenchmarkParams;
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
                .judge(() -> JudgedRun.of(assertionsOn(benchmarks(results)), options, results, baselineResults(),
                        out::println), out::println, out::verbosePrintln);
    }

    /** Also those that failed: what cannot be judged must not look as if nothing had been asserted. */
    private Collection<BenchmarkParams> benchmarks(MeasuredResults results) {
        List<BenchmarkParams> all = new ArrayList<>(failures().keySet());
        results.measured().forEach(result -> all.add(result.getParams()));
        return all;
    }

    @Override
    List<Assertion> assertionsOn(Collection<BenchmarkParams> measured) {
        return assertions != null ? assertions : JudgedRun.assertionsOn(
                measured.stream().map(BenchmarkParams::getBenchmark).collect(Collectors.toSet()));
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
