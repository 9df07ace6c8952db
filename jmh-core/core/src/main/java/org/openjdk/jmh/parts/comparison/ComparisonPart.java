package org.openjdk.jmh.parts.comparison;

import org.openjdk.jmh.comparison.Baseline;
import org.openjdk.jmh.comparison.ExitGate;
import org.openjdk.jmh.comparison.MeasuredResults;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.sides.SideBySideRun;
import org.openjdk.jmh.sides.WantedSides;

/** Compares the results with stored ones. Those that cannot be read are refused before anything runs. */
public final class ComparisonPart implements Part {

    private final RunContext run;

    /** Nothing is read yet. */
    public ComparisonPart(RunContext run) {
        this.run = run;
    }

    @Override
    public void starts() throws RunnerException {
        if (WantedSides.in(run.options())) {
            throw new RunnerException("A baseline that is run, and not read, is run by " + SideBySideRun.class.getName()
                    + " with the same options; a Runner runs one side");
        }
        WantedSides.checkOnlySide(run.options());
        if (run.options().getBaselines().isEmpty()) {
            OptionRules.checkUncompared(run.options());
        }
        run.compareWith(Baseline.of(run.options()).orElse(null));
    }

    @Override
    public void runEnds(MeasuredResults results) {
        if (!results.measured().isEmpty()) {
            run.baseline().ifPresent(baseline -> run.comparison().compare(baseline, results,
                    ExitGate.of(run.options()), run.out()::println, run.out()::verbosePrintln));
        }
    }
}
