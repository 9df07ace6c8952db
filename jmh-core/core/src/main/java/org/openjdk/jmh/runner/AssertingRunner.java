package org.openjdk.jmh.runner;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.comparison.ComparisonException;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.asserted.Assertion;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.Utils;

/** Superclass of {@link DecidingRunner}: judges the assertions on what was measured. */
abstract class AssertingRunner extends ComparingRunner {

    private List<Assertion> assertions;
    private JudgedRun judged;
    private ComparisonException failure;

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
        judged = null;
        failure = null;
        JudgedRun.check(options);
        super.readBaseline();
    }

    /** Called with all results. They stay, whatever becomes of the assertions. */
    void judgeAssertions(Collection<RunResult> results) {
        try {
            judged = JudgedRun.of(assertions == null ? JudgedRun.assertionsOn(results) : assertions, options, results,
                    baselineResults(), out::println).orElse(null);
        } catch (ComparisonException e) {
            fail(e);
        } catch (RuntimeException | LinkageError e) {
            fail(new ComparisonException("Judging the assertions failed with " + e));
            out.verbosePrintln(Utils.throwableToString(e));
        }
    }

    private void fail(ComparisonException reason) {
        failure = reason;
        out.println("# WARNING: " + reason.getMessage());
    }

    /**
     * Returns what came of the assertions.
     *
     * @return empty where there are none
     * @throws ComparisonException if judging them failed; the results of the run are printed and written by then
     */
    public Optional<JudgedRun> judged() throws ComparisonException {
        if (failure != null) {
            throw failure;
        }
        return Optional.ofNullable(judged);
    }
}
