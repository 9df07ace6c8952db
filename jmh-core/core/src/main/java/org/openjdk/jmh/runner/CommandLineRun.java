package org.openjdk.jmh.runner;

import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.assertions.LoadedAssertions;
import org.openjdk.jmh.comparison.ComparedRun;
import org.openjdk.jmh.comparison.EarlierTimes;
import org.openjdk.jmh.comparison.ExitGate;
import org.openjdk.jmh.comparison.LoadedResults;
import org.openjdk.jmh.comparison.MeasuredResults;
import org.openjdk.jmh.comparison.ResultKeys;
import org.openjdk.jmh.comparison.WantedSides;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.reports.PlanTable;
import org.openjdk.jmh.run.StatusLine;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.ExitCondition;
import org.openjdk.jmh.runner.options.OptionRules;

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
        OptionFiles.of(options).check();
        if (options.getBudget().hasValue()) {
            runner.inputs().startedAt(startOfProgram());
        }
        if (options.shouldListTimes()) {
            TimeListing.print(runner, options);
            return Collections.emptyList();
        }
        if (!options.shouldOnlyLoad() && WantedSides.in(options)) {
            runSides(runner, options);
            return Collections.emptyList();
        }
        if (options.shouldOnlyLoad()) {
            load(options);
            return Collections.emptyList();
        }
        if (!options.getLoadedResults().isEmpty()) {
            runner.inputs().expect(new EarlierTimes(options.getLoadedResults(), options));
        }
        Collection<RunResult> results = runner.run();
        Optional<JudgedRun> judged = runner.judged();
        Optional<ComparedRun> compared = compared(options, runner);
        if (options.getPlannedChange().hasValue()) {
            PlanTable plans = plans(options);
            new MeasuredResults(results).stored().forEach(plans::add);
            print(plans);
        }
        boolean isEmpty = results.isEmpty() && compared.map(ComparedRun::isEmpty).orElse(true);
        end(ExitCode.of(conditions(options, isEmpty), results, names(runner.failures().keySet()), compared, judged,
                System.err));
        return results;
    }

    /** What came of a comparison, where there is to be one: nothing else needs the library of results. */
    private static Optional<ComparedRun> compared(CommandLineOptions options, Runner runner)
            throws RunnerException {
        if (options.getBaselines().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(runner.compared().orElseGet(ComparedRun::ofNothing).withUnjudged(lost(runner)));
    }

    /** What a comparison misses, since it has no result. */
    private static Map<ResultKey, String> lost(Runner runner) {
        Map<ResultKey, String> lost = new LinkedHashMap<>();
        runner.failures().forEach((params, reason) -> lost.put(ResultKeys.of(params), reason));
        runner.unmeasured().forEach(params -> lost.putIfAbsent(ResultKeys.of(params),
                "there was no time for a fork of it"));
        return lost;
    }

    /** A part of the suite in which there is nothing to compare is no gate: other parts are. */
    private static Collection<ExitCondition> conditions(CommandLineOptions options, boolean isEmpty) {
        if (!options.getShard().hasValue() || !isEmpty) {
            return options.getExitConditions();
        }
        return options.getExitConditions().stream().filter(condition -> !condition.isOfComparisons())
                .collect(Collectors.toList());
    }

    private static long startOfProgram() {
        return System.nanoTime()
                - TimeUnit.MILLISECONDS.toNanos(ManagementFactory.getRuntimeMXBean().getUptime());
    }

    private static void end(int code) {
        if (code != 0) {
            System.exit(code);
        }
    }

    private static Collection<String> names(Collection<BenchmarkParams> benchmarks) {
        return benchmarks.stream().map(BenchmarkParams::getBenchmark).collect(Collectors.toList());
    }

    private static void runSides(Runner runner, CommandLineOptions options) throws RunnerException {
        StatusLine line = new StatusLine(System.out);
        SideBySideRun sides = StatusLine.isPossible()
                ? new SideBySideRun(options, line.below(runner.out)::println, line::show)
                : new SideBySideRun(options, runner.out::println);
        if (options.getBudget().hasValue()) {
            sides.startedAt(startOfProgram());
        }
        ComparedRun compared = new ComparedRun(sides.run(ExitGate.of(options))).withUnjudged(sides.unjudged());
        end(ExitCode.of(conditions(options, compared.isEmpty()), Collections.emptyList(), sides.failed(),
                Optional.of(compared), sides.judged(), System.err));
    }

    private static void load(CommandLineOptions options) throws RunnerException {
        if (!options.getIgnoredFlags().isEmpty()) {
            System.err.println("WARNING: with -load nothing runs, so that nothing is made of "
                    + String.join(", ", options.getIgnoredFlags()));
        }
        OptionRules.checkLoaded(options);
        PlanTable plans = options.getPlannedChange().hasValue() ? plans(options) : null;
        LoadedAssertions assertions = LoadedAssertions.of(options);
        LoadedResults loaded = new LoadedResults(options.getLoadedResults(), options, plans, assertions.areThere());
        Optional<ComparedRun> compared = loaded.use(ExitGate.of(options), System.out::println);
        if (plans != null) {
            print(plans);
        }
        Optional<JudgedRun> judged =
                assertions.judge(loaded.results(), loaded.baselineResults(), System.out::println);
        end(ExitCode.of(options.getExitConditions(), Collections.emptyList(), Collections.emptyList(), compared, judged,
                System.err));
    }

    private static PlanTable plans(CommandLineOptions options) {
        return new PlanTable(options.getPlannedChange().get(), 1 - ComparisonSettings.CONFIDENCE);
    }

    private static void print(PlanTable plans) {
        ConsoleLines.ofText(plans.lines()).forEach(System.out::println);
    }
}
