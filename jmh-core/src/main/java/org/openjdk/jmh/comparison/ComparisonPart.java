package org.openjdk.jmh.comparison;

import java.util.Optional;
import org.openjdk.jmh.files.WantedSides;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.ConsolePrinter;
import org.openjdk.jmh.run.GuardedOutcome;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionRules;

/** Compares the results of a run with stored ones, which it reads before anything runs. */
public final class ComparisonPart implements Part {

    private final RunContext run;
    private final GuardedOutcome<ComparedRun> outcome = new GuardedOutcome<>("The comparison");
    private Optional<StoredBaseline> baseline = Optional.empty();

    public ComparisonPart(RunContext run) {
        this.run = run;
        run.publish(ComparedRun.OUTCOME, outcome);
    }

    @Override
    public void runStarts() throws RunnerException {
        if (WantedSides.in(run.options())) {
            throw new RunnerException(
                    "A Runner runs only one side: run a baseline with org.openjdk.jmh.ab.SideBySideRun and the same "
                            + "options");
        }
        baseline = StoredBaseline.of(run.options());
        OptionRules.checkOneSide(run.options());
        if (baseline.isPresent()) {
            run.publish(RunKeys.BASELINE, baseline.get().side());
        }
    }

    @Override
    public void runEnds(MeasuredResults results) {
        if (!results.measured().isEmpty()) {
            baseline.ifPresent(stored -> outcome.compute(
                    () -> Optional.of(ComparedRun.of(stored, results, ExitGate.of(run.options()),
                            ConsolePrinter.ofVerdicts(run.out(), run.options()))),
                    run.out()::println, run.out()::verbosePrintln));
        }
    }
}
