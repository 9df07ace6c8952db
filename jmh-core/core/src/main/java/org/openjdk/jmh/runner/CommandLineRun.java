package org.openjdk.jmh.runner;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import org.openjdk.jmh.comparison.ComparedRun;
import org.openjdk.jmh.comparison.LoadedResults;
import org.openjdk.jmh.comparison.MeasuredResults;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.reports.PlanTable;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Hook of upstream's main program: what the command line may ask for beside a run. */
public final class CommandLineRun {

    private CommandLineRun() {
    }

    /**
     * Runs the benchmarks, or takes their results from files, plans, and ends the program where {@link ExitCode} says so.
     *
     * @param runner  of the benchmarks
     * @param options of the command line
     * @return what was measured
     * @throws RunnerException as the runner does
     */
    public static Collection<RunResult> run(Runner runner, CommandLineOptions options) throws RunnerException {
        Optional<PlanTable> plans = plans(options);
        Collection<RunResult> results = Collections.emptyList();
        Optional<ComparedRun> compared;
        if (options.getLoadedResults().isEmpty()) {
            results = runner.run();
            compared = runner.compared();
            if (plans.isPresent()) {
                MeasuredResults.of(results).forEach(plans.get()::add);
            }
        } else {
            compared = new LoadedResults(options.getLoadedResults(), options, plans.orElse(null))
                    .use(ExitCode.gate(options), System.out::println);
        }
        plans.ifPresent(table -> ConsoleLines.ofText(table.lines()).forEach(System.out::println));
        int code = ExitCode.of(options.getExitConditions(), results, runner.failedBenchmarks(), compared, System.err);
        if (code != 0) {
            System.exit(code);
        }
        return results;
    }

    private static Optional<PlanTable> plans(CommandLineOptions options) {
        return options.getPlannedChange().hasValue()
                ? Optional.of(new PlanTable(options.getPlannedChange().get(), ComparisonSettings.CONFIDENCE))
                : Optional.empty();
    }
}
