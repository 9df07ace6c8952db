package org.openjdk.jmh.runner;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.BisectionRun;
import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.assertions.LoadedAssertions;
import org.openjdk.jmh.comparison.ComparedRun;
import org.openjdk.jmh.comparison.ExitGate;
import org.openjdk.jmh.comparison.LoadedResults;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.files.WantedSides;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.reports.PlanTable;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.results.stored.ResultKeys;
import org.openjdk.jmh.run.StatusLine;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.ExitCondition;
import org.openjdk.jmh.runner.options.OptionRules;

/** What the command line may ask for beside a run, and the code with which the program ends. */
public final class CommandLineRun {

    private final Runner runner;
    private final CommandLineOptions options;
    private final PrintStream out;
    private final PrintStream err;
    private Collection<RunResult> results = Collections.emptyList();

    /**
     * A run that has not begun.
     *
     * @param runner  of the benchmarks, which prints to an output of its own
     * @param options of the command line
     * @param out     takes what is said beside the run
     * @param err     takes warnings, and why the code is not 0
     */
    public CommandLineRun(Runner runner, CommandLineOptions options, PrintStream out, PrintStream err) {
        this.runner = runner;
        this.options = options;
        this.out = out;
        this.err = err;
    }

    /**
     * Hook of upstream's main program: runs as below, and ends the program where its code is not 0. A budget counts from the
     * start of the program.
     *
     * @param runner  of the benchmarks
     * @param options of the command line
     * @return what was measured
     * @throws RunnerException as the runner does
     */
    public static Collection<RunResult> run(Runner runner, CommandLineOptions options) throws RunnerException {
        CommandLineRun run = new CommandLineRun(runner, options, System.out, System.err);
        if (options.getBudget().hasValue()) {
            runner.inputs().startedAt(startOfProgram());
        }
        int code = run.exitCode();
        if (code != 0) {
            System.exit(code);
        }
        return run.results;
    }

    /**
     * Runs the benchmarks, or takes their results from files, and plans.
     *
     * @return the code of the program, as {@link ExitCode} says
     * @throws RunnerException as the runner does
     */
    public int exitCode() throws RunnerException {
        OptionFiles.of(options).check();
        if (options.shouldListTimes()) {
            TimeListing.print(runner, options, out);
            return 0;
        }
        if (!options.getBisectedJars().isEmpty()) {
            return bisect();
        }
        if (options.shouldOnlyLoad()) {
            return load();
        }
        if (WantedSides.in(options)) {
            return runSides();
        }
        if (!options.getLoadedResults().isEmpty()) {
            runner.inputs().expect(new EarlierTimes(options.getLoadedResults(), options));
        }
        results = runner.run();
        Optional<JudgedRun> judged = runner.judged();
        Optional<ComparedRun> compared = compared();
        if (options.getPlannedChange().hasValue()) {
            PlanTable plans = plans();
            new MeasuredResults(results).stored().forEach(plans::add);
            print(plans);
        }
        boolean isEmpty = results.isEmpty() && compared.map(ComparedRun::isEmpty).orElse(true);
        return ExitCode.of(conditions(isEmpty), results, names(runner.failures().keySet()), compared, judged, err);
    }

    /** What came of a comparison, where there is to be one: nothing else needs the library of results. */
    private Optional<ComparedRun> compared() throws RunnerException {
        if (options.getBaselines().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(runner.compared().orElseGet(ComparedRun::ofNothing).withUnjudged(lost()));
    }

    /** What a comparison misses, since it has no result. */
    private Map<ResultKey, String> lost() {
        Map<ResultKey, String> lost = new LinkedHashMap<>();
        runner.failures().forEach((params, reason) -> lost.put(ResultKeys.of(params), reason));
        runner.unmeasured().forEach(params -> lost.putIfAbsent(ResultKeys.of(params),
                "there was no time for a fork of it"));
        return lost;
    }

    /** A part of the suite in which there is nothing to compare is no gate: other parts are. */
    private Collection<ExitCondition> conditions(boolean isEmpty) {
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

    private static Collection<String> names(Collection<BenchmarkParams> benchmarks) {
        return benchmarks.stream().map(BenchmarkParams::getBenchmark).collect(Collectors.toList());
    }

    private int runSides() throws RunnerException {
        StatusLine line = new StatusLine(out);
        SideBySideRun sides = StatusLine.isPossible()
                ? new SideBySideRun(options, line.below(runner.out)::println, line::show)
                : new SideBySideRun(options, runner.out::println);
        if (options.getBudget().hasValue()) {
            sides.startedAt(startOfProgram());
        }
        ComparedRun compared = new ComparedRun(sides.run(ExitGate.of(options))).withUnjudged(sides.unjudged());
        return ExitCode.of(conditions(compared.isEmpty()), Collections.emptyList(), sides.failed(),
                Optional.of(compared), sides.judged(), err);
    }

    private int bisect() throws RunnerException {
        BisectionRun bisection =
                new BisectionRun(options, new ArrayList<>(options.getBisectedJars()), runner.out::println);
        return bisection.run() ? 0 : ExitCondition.UNDECIDED.code();
    }

    private int load() throws RunnerException {
        if (!options.getIgnoredFlags().isEmpty()) {
            err.println("WARNING: with -load nothing runs, so that nothing is made of "
                    + String.join(", ", options.getIgnoredFlags()));
        }
        OptionRules.checkLoaded(options);
        PlanTable plans = options.getPlannedChange().hasValue() ? plans() : null;
        LoadedAssertions assertions = LoadedAssertions.of(options);
        LoadedResults loaded = new LoadedResults(options.getLoadedResults(), options, plans, assertions.areThere());
        Optional<ComparedRun> compared = loaded.use(ExitGate.of(options), out::println);
        if (plans != null) {
            print(plans);
        }
        Optional<JudgedRun> judged = assertions.judge(loaded.results(), loaded.baselineResults(), out::println);
        return ExitCode.of(options.getExitConditions(), Collections.emptyList(), Collections.emptyList(), compared,
                judged, err);
    }

    private PlanTable plans() {
        return new PlanTable(options.getPlannedChange().get(), 1 - ComparisonSettings.CONFIDENCE);
    }

    private void print(PlanTable plans) {
        ConsoleLines.ofText(plans.lines()).forEach(out::println);
    }
}
