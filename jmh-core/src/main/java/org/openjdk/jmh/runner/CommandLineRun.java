package org.openjdk.jmh.runner;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
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
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.estimates.TimeTable;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.files.RunFiles;
import org.openjdk.jmh.files.WantedSides;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.reports.ConsoleTable;
import org.openjdk.jmh.results.reports.PlanTable;
import org.openjdk.jmh.results.reports.Wrapped;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.results.stored.ResultKeys;
import org.openjdk.jmh.run.ConsolePrinter;
import org.openjdk.jmh.run.StatusLine;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.ExitCondition;
import org.openjdk.jmh.runner.options.OptionRules;

/**
 * Does what a command line requests and determines the exit code of the program. A command line may request a run of
 * one or two sides, a bisection, the analysis of stored results, or a list of expected times.
 */
public final class CommandLineRun {

    private final Runner runner;
    private final CommandLineOptions options;
    private final PrintStream out;
    private final PrintStream err;
    private Collection<RunResult> results = Collections.emptyList();

    /**
     * @param runner runner of the benchmarks, with an output of its own
     * @param out    receives everything printed outside the run
     * @param err    receives warnings and the reasons of an exit code other than 0
     */
    public CommandLineRun(Runner runner, CommandLineOptions options, PrintStream out, PrintStream err) {
        this.runner = runner;
        this.options = options;
        this.out = out;
        this.err = err;
    }

    /**
     * Runs a command line and returns the results of the run; exits the program if its exit code is not 0. Upstream's
     * main program calls this hook. The time budget counts from the start of the program.
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
     * Runs the benchmarks or loads their results, prints a plan if requested, and returns the exit code ({@link
     * ExitCode}).
     */
    public int exitCode() throws RunnerException {
        try {
            return requested();
        } catch (RunnerException e) {
            throw UpstreamFailure.explained(e);
        } catch (RuntimeException e) {
            throw UpstreamFailure.explained(e);
        }
    }

    private int requested() throws RunnerException {
        RunFiles files = OptionFiles.of(options);
        files.check();
        files.checkWritable();
        if (options.shouldListTimes()) {
            listTimes(runner, options, out);
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

    /**
     * Returns the comparison, empty if none was requested. Runs without a comparison do not load the classes of
     * results.
     */
    private Optional<ComparedRun> compared() throws RunnerException {
        if (options.getBaselines().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(runner.compared().orElseGet(ComparedRun::ofNothing).withUnjudged(lost()));
    }

    /** Returns the benchmarks without a result, which a comparison cannot judge, each with the reason. */
    private Map<ResultKey, String> lost() {
        Map<ResultKey, String> lost = new LinkedHashMap<>();
        runner.failures().forEach((params, reason) -> lost.put(ResultKeys.of(params), reason));
        runner.unmeasured().forEach(params -> lost.putIfAbsent(ResultKeys.of(params),
                "the budget left no time for a fork"));
        return lost;
    }

    /** Returns the conditions to check. A shard without compared benchmarks passes: the other shards check theirs. */
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
        StatusLine line = statusLine();
        boolean silent = ConsolePrinter.isSilent(options);
        SideBySideRun sides = StatusLine.isPossible() && !silent
                ? new SideBySideRun(options, ConsolePrinter.coloured(line.below(runner.out)::println, options),
                        line::show)
                : new SideBySideRun(options, runner.out::println);
        if (options.getBudget().hasValue()) {
            sides.startedAt(startOfProgram());
        }
        ResultComparison comparison = sides.run(ExitGate.of(options));
        if (silent) {
            ConsoleLines.ofText(ConsoleTable.verdicts(comparison))
                    .forEach(ConsolePrinter.ofVerdicts(runner.out, options));
        }
        ComparedRun compared = new ComparedRun(comparison).withUnjudged(sides.unjudged());
        return ExitCode.of(conditions(compared.isEmpty()), Collections.emptyList(), sides.failed(),
                Optional.of(compared), sides.judged(), err);
    }

    private StatusLine statusLine() {
        StatusLine line = new StatusLine(out);
        if (options.getCount().hasValue()) {
            line.tick();
        }
        return line;
    }

    private int bisect() throws RunnerException {
        StatusLine line = statusLine();
        List<String> jars = new ArrayList<>(options.getBisectedJars());
        BisectionRun bisection = StatusLine.isPossible() && !ConsolePrinter.isSilent(options)
                ? new BisectionRun(options, jars, line.below(runner.out)::println, line::show)
                : new BisectionRun(options, jars, runner.out::println);
        return bisection.run() ? 0 : ExitCondition.UNDECIDED.code();
    }

    private int load() throws RunnerException {
        if (!options.getIgnoredFlags().isEmpty()) {
            Wrapped.lines("WARNING: with -load nothing runs, so these options have no effect: "
                    + String.join(", ", options.getIgnoredFlags()), "    ").forEach(err::println);
        }
        OptionRules.checkLoaded(options);
        PlanTable plans = options.getPlannedChange().hasValue() ? plans() : null;
        LoadedAssertions assertions = LoadedAssertions.of(options);
        LoadedResults loaded = new LoadedResults(options.getLoadedResults(), options, plans, assertions.exist());
        Optional<ComparedRun> compared =
                loaded.use(ExitGate.of(options), ConsolePrinter.coloured(out::println, options));
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

    /** Lists the benchmarks with the expected time of their forks, without running them. */
    private static void listTimes(HookedRunner runner, CommandLineOptions options, PrintStream out)
            throws RunnerException {
        EarlierTimes earlier = runner.inputs().earlier(options);
        TimeTable table = new TimeTable();
        int unknown = 0;
        for (BenchmarkParams params : runner.resolve()) {
            int fewest = runner.minWarmupIterations(params);
            table.add(params, EarlierTimes.orBySettings(earlier, params, fewest));
            unknown += earlier != null && earlier.of(params, fewest).isPresent() ? 0 : 1;
        }
        ConsoleLines.ofText(table.lines()).forEach(out::println);
        String source = sourceOfTimes(earlier != null ? OptionalInt.of(unknown) : OptionalInt.empty());
        ConsoleLines.of("# " + source).forEach(out::println);
    }

    private static String sourceOfTimes(OptionalInt unknown) {
        String settings =
                "settings: operations longer than an iteration take more time (-load uses earlier times)";
        return !unknown.isPresent() ? "By " + settings
                : unknown.getAsInt() == 0 ? "From settings and earlier results"
                        : "From settings and earlier results; for "
                                + Nouns.count(unknown.getAsInt(), "benchmark") + " from settings only";
    }
}
