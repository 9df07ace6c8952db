package org.openjdk.jmh.runner;

import java.util.Optional;
import org.openjdk.jmh.comparison.Baseline;
import org.openjdk.jmh.comparison.ComparedRun;
import org.openjdk.jmh.comparison.ComparisonException;
import org.openjdk.jmh.comparison.MeasuredResults;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.results.compared.ResultSide;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.sides.SideBySideRun;
import org.openjdk.jmh.sides.WantedSides;
import org.openjdk.jmh.util.Utils;

/** Superclass of {@link AssertingRunner}: compares what was measured with stored results. */
abstract class ComparingRunner extends KeepingRunner {

    private Baseline baseline;
    private ComparedRun compared;
    private ComparisonException failure;

    ComparingRunner(Options options, OutputFormat out) {
        super(options, out);
    }

    /** Called before anything runs: stored results that cannot be read are refused here. */
    void readBaseline() throws RunnerException {
        forgetEarlierRun();
        OptionRules.check(options);
        OptionFiles.of(options).check();
        if (WantedSides.in(options)) {
            throw new RunnerException("A baseline that is run, and not read, is run by " + SideBySideRun.class.getName()
                    + " with the same options; a Runner runs one side");
        }
        WantedSides.checkOnlySide(options);
        if (options.getBaselines().isEmpty()) {
            OptionRules.checkUncompared(options);
        }
        baseline = Baseline.of(options).orElse(null);
    }

    @Override
    void forgetEarlierRun() {
        super.forgetEarlierRun();
        compared = null;
        failure = null;
    }

    /** Called with all results. They stay, whatever becomes of the comparison. */
    void compare(MeasuredResults results) {
        if (baseline != null && !results.measured().isEmpty()) {
            try {
                compared = ComparedRun.of(baseline, results, ExitCode.gate(options), out::println);
            } catch (ComparisonException e) {
                fail(e);
            } catch (RuntimeException e) {
                fail(ComparedRun.failed(e));
                out.verbosePrintln(Utils.throwableToString(e));
            }
        }
    }

    @Override
    Optional<ResultSide> baselineResults() throws ComparisonException {
        return baseline == null ? Optional.empty() : Optional.of(baseline.side());
    }

    private void fail(ComparisonException reason) {
        failure = reason;
        out.println("# WARNING: " + reason.getMessage());
    }

    /**
     * Returns what came of the comparison.
     *
     * @return empty where nothing was compared
     * @throws ComparisonException if it failed; the results of the run are printed and written by then
     */
    Optional<ComparedRun> compared() throws ComparisonException {
        if (failure != null) {
            throw failure;
        }
        return Optional.ofNullable(compared);
    }
}
