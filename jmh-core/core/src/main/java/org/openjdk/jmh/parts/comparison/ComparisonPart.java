package org.openjdk.jmh.parts.comparison;

import java.util.Optional;
import org.openjdk.jmh.comparison.ComparedRun;
import org.openjdk.jmh.comparison.ExitGate;
import org.openjdk.jmh.comparison.StoredBaseline;
import org.openjdk.jmh.files.WantedSides;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionRules;

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
            throw new RunnerException("A baseline that is run, and not read, is run by "
                    + "org.openjdk.jmh.ab.SideBySideRun with the same options; a Runner runs one side");
        }
        StoredBaseline baseline = StoredBaseline.of(run.options()).orElse(null);
        OptionRules.checkOneSide(run.options());
        run.compareWith(baseline);
    }

    @Override
    public void runEnds(MeasuredResults results) {
        if (!results.measured().isEmpty()) {
            run.baseline().ifPresent(baseline -> run.comparison().make(
                    () -> Optional.of(
                            ComparedRun.of(baseline, results, ExitGate.of(run.options()), run.out()::println)),
                    run.out()::println, run.out()::verbosePrintln));
        }
    }
}
