package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.util.Optional;

/** All options of this project, in the order of the help. A new option is one constant here. */
public final class Settings {

    private static final double PERCENT = 100;
    private static final List<Setting<?>> ALL = new ArrayList<>();

    /** Whether a run is static, dynamic or automatic. Each value is a flag; upstream's {@code -rf} takes them as well. */
    public static final Setting<Reconfiguration> RECONFIGURATION =
            add(Setting.of("rf", SettingType.oneOf(Reconfiguration.class, "reconfiguration", "STATIC, DYNAMIC or AUTO"))
                    .in(HelpTopic.DYNAMIC, "-dynamic  stop each benchmark when its result is stable\n"
                            + "-auto  the same, and JMH chooses iterations and forks\n"
                            + "-static  run fixed numbers, as upstream does (default)")
                    .named("reconfigure", ReconfigurationOptions::getReconfiguration)
                    .with(SettingTrait.OF_UPSTREAMS_FLAG, SettingTrait.ONLY_OF_ONE_SIDE)
                    .byDefault("static, unless annotated")
                    .rejectedByTwoSides(value -> value == Reconfiguration.STATIC ? null
                            : (value == Reconfiguration.AUTO ? "-auto does"
                                    : "-dynamic and the options of dynamic runs do")
                                    + " not fit two sides: both run the same iterations, and the difference decides how "
                                    + "many forks run; leave them out")
                    .meaning(
                            "Choose what ends a run. -static runs the given numbers of iterations and forks. -dynamic stops "
                                    + "warmup and forks when measurements are stable; -wi and -f are then maximums. -auto also "
                                    + "chooses the numbers, regardless of annotations: iterations of 1 s, warmup until it is "
                                    + "over, and forks until the result is as precise as -st. It runs at most 10 forks, or as "
                                    + "many as fit in -budget. -rf dynamic, -rf auto and -rf static mean the same, and go "
                                    + "together with a result format (-rf json,dynamic)."));

    /** Names of stability criteria with their options, separated by commas. */
    public static final Setting<String> CRITERION = add(Setting.of("sc", SettingValues.criteria())
            .in(HelpTopic.DYNAMIC)
            .named("stabilityCriterion", ReconfigurationOptions::getStabilityCriterion)
            .with(SettingTrait.DYNAMIC)
            .byDefault(ReconfigurationDefaults.CRITERION)
            .meaning("Stability criterion of a dynamic run: steady, kld, cv, rciw, or one of your own (see -lsc). "
                    + "Several, separated by commas, must all hold. Options of a criterion follow its name, as in "
                    + "rciw:confidence=0.95. This and the other options of dynamic runs imply -dynamic; -static "
                    + "overrides them."));

    /** Threshold of each criterion. */
    public static final Setting<Collection<Double>> THRESHOLDS = add(Setting.of("st", SettingValues.thresholds())
            .in(HelpTopic.DYNAMIC, "how precise the result must be, as in 2%")
            .named("stabilityThreshold", ReconfigurationOptions::getStabilityThresholds)
            .with(SettingTrait.DYNAMIC)
            .belongingTo(CRITERION)
            .byDefault("see -lsc")
            .meaning("Stability threshold: a number, or a percentage as in 2%. With several criteria, one for each, "
                    + "separated by commas."));

    /** Number of warmup iterations in the stability vector. */
    public static final Setting<Integer> WINDOW =
            add(count(CountSetting.WINDOW, ReconfigurationOptions::getStabilityWindow));

    /** Number of forks in the stability vector; 0 for all. */
    public static final Setting<Integer> FORK_WINDOW =
            add(count(CountSetting.FORK_WINDOW, ReconfigurationOptions::getStabilityForkWindow));

    /** Minimum of warmup iterations. */
    public static final Setting<Integer> WARMUP_MIN =
            add(count(CountSetting.WARMUP_MIN, ReconfigurationOptions::getWarmupMin));

    /** Minimum of forks. */
    public static final Setting<Integer> FORK_MIN =
            add(count(CountSetting.FORK_MIN, ReconfigurationOptions::getForkMin));

    /** Minimum of warmup forks. */
    public static final Setting<Integer> WARMUP_FORK_MIN =
            add(count(CountSetting.WARMUP_FORK_MIN, ReconfigurationOptions::getWarmupForkMin));

    /** Maximum time of a decision, above 0. */
    public static final Setting<TimeValue> DECISION_TIMEOUT =
            add(Setting.of("decisionTimeout", SettingValues.decisionTimeout())
                    .in(HelpTopic.DYNAMIC)
                    .named("decisionTimeout", ReconfigurationOptions::getDecisionTimeout)
                    .with(SettingTrait.DYNAMIC)
                    .byDefault(ReconfigurationDefaults.DECISION_SECONDS + " s")
                    .meaning("Maximum time of a decision. If a stability criterion takes longer, JMH drops it, and the "
                            + "benchmark continues statically."));

    /** Whether to keep the forks of a benchmark if the VM of another fork fails. */
    public static final Setting<Boolean> KEEP_FORKS = add(Setting.of("keepForks", SettingType.bool())
            .in(HelpTopic.DYNAMIC)
            .named("keepForks", ReconfigurationOptions::getKeepForks)
            .byDefault("true in dynamic runs, false in static ones")
            .unusedByTwoSides("if a fork of two sides fails, JMH drops only the pair it belongs to")
            .meaning("If the VM of a fork fails, report it, continue, and compute the result from the other forks. "
                    + "With false, such a benchmark has no result."));

    /** Whether to watch the machine while forks run. */
    public static final Setting<Boolean> WATCH_ENVIRONMENT = add(Setting.of("env", SettingType.bool())
            .in(HelpTopic.DYNAMIC)
            .named("watchEnvironment", ReconfigurationOptions::shouldWatchEnvironment)
            .byDefault("true in dynamic runs and with -vs, false in others")
            .meaning("Watch the machine from the host while forks run: its load, the processor time it takes from the "
                    + "forks, and changes of its speed. JMH warns about disturbed forks and marks them in JSON. Scores "
                    + "do not change."));

    /** File of the result page. */
    public static final Setting<String> RESULT_PAGE = add(Setting
            .of("html", SettingType.text("file", "the name of a file"))
            .in(HelpTopic.FILES, "write the results as a page with charts")
            .named("resultPage", ReconfigurationOptions::getResultPage)
            .with(SettingTrait.ONLY_OF_ONE_SIDE)
            .ofResults()
            .rejectedByTwoSides(file -> "-html writes the page of one side: for a comparison, use -report FILE.html")
            .byDefault("none")
            .meaning("Write the results as a page at the end of the run: scores, forks, warmup, distributions, and "
                    + "what disturbed them. With -load, the page shows the loaded results. -rf html does the same: "
                    + "its file is that of -rff, or ends in .html beside another format (-rf json,html)."));

    /** File or folder that stores how forks warm up and vary. */
    public static final Setting<String> HISTORY =
            add(Setting.of("hist", SettingType.text("file|folder", "the name of a file or folder"))
                    .in(HelpTopic.FILES)
                    .named("history", ReconfigurationOptions::getHistory)
                    .byDefault("none")
                    .unusedByTwoSides("iterations of two sides are fixed; JMH neither reads nor extends the history")
                    .meaning(
                            "History: record in this file, or in one file per benchmark in this folder, how forks warm up "
                                    + "and vary. Later dynamic runs use it to see when a benchmark becomes steady, including late "
                                    + "changes, and how much its forks vary. A static run with -hist records a reference."));

    /** Results to compare with: names or patterns of files, a jar or a class path. */
    public static final Setting<Collection<String>> BASELINES =
            add(Setting.of("vs", SettingType.texts("file", "names of files, a jar or a class path"))
                    .in(HelpTopic.COMPARE, "compare with results (JSON), or run this jar too")
                    .named("compareWith", options -> SettingValues.unlessEmpty(options.getBaselines()))
                    .ofResults()
                    .meaning("Compare the results with those of an earlier run: a JSON file (-rf json), or a quoted "
                            + "pattern of files. Repeat it for several files; if they contain the same benchmark, they "
                            + "are its history. Or run both versions: with a jar of benchmarks or a class path, forks of "
                            + "both sides take turns until the difference is decided, at most -f times."));

    /** Files to load results from: names or patterns. */
    public static final Setting<Collection<String>> LOADED = add(Setting
            .of("load", SettingType.texts("file", "names of files"))
            .in(HelpTopic.FILES, "read results from files instead of running")
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .ofResults()
            .rejectedByTwoSides(
                    files -> "-load with -shard or -budget supplies the times of forks, but those don't show "
                            + "how many pairs two sides need: leave it out")
            .meaning(
                    "Read the results from a JSON file, a journal (-journal), or a quoted pattern of files, instead of "
                            + "running benchmarks. Repeat it to merge files, and write the result with -rff. With -vs, compare "
                            + "them. With -budget or -shard, benchmarks do run, and these results supply the expected times of "
                            + "their forks."));

    /** Jars to bisect, in their order: names or patterns. */
    public static final Setting<Collection<String>> BISECTED = add(Setting
            .of("bisect", SettingType.texts("jar", "names of jars"))
            .in(HelpTopic.COMPARE)
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .rejectedByTwoSides(
                    jars -> "-bisect compares the first and the last jar itself: leave -vs out")
            .meaning("Find which of several jars made a benchmark slower or faster. Repeat it for each jar in their "
                    + "order, or give a quoted pattern, whose files are ordered by the numbers in their names. JMH "
                    + "first compares the first and the last jar, as with -vs, then the most informative ones until "
                    + "the answer is 95 % certain. You can combine it with -tol, -f, -vsall, -count, -why, -budget, "
                    + "-journal, -rff and the options of forks."));

    /** Whether to find all versions that changed a benchmark, rather than one. */
    public static final Setting<Boolean> BISECT_ALL = add(Setting.of("bisectAll", SettingType.onOff())
            .in(HelpTopic.COMPARE)
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .rejectedByTwoSides(all -> "-bisectAll needs -bisect")
            .meaning("With -bisect: find every jar that made the benchmark slower or faster by more than -tol, instead "
                    + "of one. This includes changes that were later undone, if a measured jar shows them."));

    /** Smallest change that matters: a share from 0 to below 1. */
    public static final Setting<Double> TOLERANCE =
            add(Setting.of("tol", SettingValues.tolerance())
                    .in(HelpTopic.COMPARE, "smallest change that matters, as in 2%")
                    .named("comparisonTolerance", ReconfigurationOptions::getComparisonTolerance)
                    .ofResults()
                    .byDefault(Math.round(PERCENT * ComparisonSettings.TOLERANCE) + "%")
                    .with(SettingTrait.ONLY_OF_COMPARISONS)
                    .meaning("Tolerance: the smallest change that matters to a comparison."));

    /** Report files of the comparison. */
    public static final Setting<Collection<String>> COMPARISON_REPORTS =
            add(Setting.of("report", SettingValues.comparisonReports())
                    .in(HelpTopic.COMPARE, "write the comparison: .html, .md, .json, .xml")
                    .named("comparisonReport", options -> SettingValues.unlessEmpty(options.getComparisonReports()))
                    .ofResults()
                    .with(SettingTrait.ONLY_OF_COMPARISONS)
                    .meaning("Write the comparison to a file. Its suffix is the format: .md, .json, .xml (JUnit) or "
                            + ".html. Repeat it for several. With -load and without -vs, write the history of the "
                            + "loaded files (.html, .json) and the runs in which benchmarks changed."));

    /** Conditions with an exit code of their own. */
    public static final Setting<Collection<ExitCondition>> EXIT_CONDITIONS = add(Setting
            .of("ec", SettingValues.exitConditions())
            .in(HelpTopic.COMPARE, "exit with an error, as in slower,failed")
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .ofResults()
            .byDefault("none, the exit code is 0")
            .meaning("Exit with a code other than 0 after all benchmarks ran: 3 if one failed, wholly or in part "
                    + "(failed); 4 if a dynamic one did not become stable (unstable); with -vs, 5 if one became slower "
                    + "(slower), and 6 if one is undecided (undecided); 7 if an assertion fails (assertions), and 8 if "
                    + "one is not decided (unproven). Separate several conditions by commas."));

    /** Change for which to plan forks and iterations: a share above 0 and below 1. */
    public static final Setting<Double> PLANNED_CHANGE =
            add(Setting.of("plan", SettingValues.plannedChange())
                    .in(HelpTopic.COMPARE)
                    .with(SettingTrait.ONLY_OF_COMMANDS)
                    .ofResults()
                    .rejectedByTwoSides(change -> "-plan plans runs of one side; in a run of two sides, the difference "
                            + "decides how many forks run: leave it out")
                    .meaning(
                            "For each benchmark, print how many forks and iterations would show a change of this size, "
                                    + "as in 1%."));

    /** Program of the baseline's VM. */
    public static final Setting<String> BASELINE_JVM =
            add(Setting.of("vsJvm", SettingType.text("path", "the path of a JVM"))
                    .in(HelpTopic.TWO_SIDES, "JVM of the baseline: compare two JDKs")
                    .named("baselineJvm", ReconfigurationOptions::getBaselineJvm)
                    .with(SettingTrait.RUNS_A_BASELINE)
                    .meaning(
                            "Also run each benchmark on another JVM, and compare. Give the baseline's java executable or "
                                    + "the home of its JDK. Forks of both sides take turns until the difference is decided, at "
                                    + "most -f times."));

    /** Arguments of the baseline's VM. */
    public static final Setting<Collection<String>> BASELINE_JVM_ARGS = add(Setting
            .of("vsJvmArgs", SettingValues.jvmArguments())
            .in(HelpTopic.TWO_SIDES)
            .named("baselineJvmArgs", ReconfigurationOptions::getBaselineJvmArgs)
            .with(SettingTrait.RUNS_A_BASELINE)
            .meaning("Also run each benchmark with other JVM arguments, and compare. The baseline gets these arguments "
                    + "instead of -jvmArgs, or in addition to annotations if -jvmArgs is not given."));

    /** Values of the baseline's parameters, by name. */
    public static final Setting<Map<String, String>> BASELINE_PARAMETERS = add(Setting
            .of("vsp", SettingValues.parameters())
            .in(HelpTopic.TWO_SIDES)
            .named("baselineParam", options -> SettingValues.unlessEmpty(options.getBaselineParameters()))
            .united(SettingValues::united)
            .with(SettingTrait.RUNS_A_BASELINE)
            .meaning(
                    "Also run each benchmark with another value of a parameter, the baseline's, and compare. Repeat it "
                            + "for several parameters."));

    /** Whether to run benchmarks whose code is the same on both sides. */
    public static final Setting<Boolean> COMPARE_ALL = add(Setting.of("vsall", SettingType.onOff())
            .in(HelpTopic.TWO_SIDES)
            .named("compareAll", ReconfigurationOptions::shouldCompareAll)
            .byDefault("only a few, as negative controls")
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning("With -vs JAR: also run benchmarks whose code is the same in both jars."));

    /** Whether to explain why benchmarks have become slower or faster. */
    public static final Setting<Boolean> WHY = add(Setting.of("why", SettingType.onOff())
            .in(HelpTopic.TWO_SIDES, "show which methods made it slower or faster")
            .byDefault("off")
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning("In a run of two sides: explain why a benchmark became slower or faster. After the last verdict, "
                    + "JMH runs a few more forks of each changed benchmark under JDK Flight Recorder, and names the "
                    + "methods that explain the change. With -count, no more forks are needed: the counted ones already "
                    + "show what each method did."));

    /** Whether to explain all benchmarks, changed or not. */
    public static final Setting<Boolean> WHY_ALL = add(Setting.of("whyall", SettingType.onOff())
            .spelled("-why all")
            .in(HelpTopic.TWO_SIDES)
            .byDefault("off")
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning("The same as -why, also for benchmarks that did not change or are undecided."));

    /** Library of async-profiler, which then takes the samples. */
    public static final Setting<String> WHY_PROFILER = add(Setting
            .of("whyProfiler", SettingType.text("file", "the path of libasyncProfiler.so"))
            .in(HelpTopic.TWO_SIDES)
            .byDefault("JDK Flight Recorder")
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning(
                    "With -why: take the samples with async-profiler 2.9 or newer; give the path of its library. It also "
                            + "sees native code, the VM's own code, and code between safepoints."));

    /** How the two forks of a pair run. */
    public static final Setting<SideOrder> SIDE_ORDER = add(Setting
            .of("sideOrder",
                    SettingType.oneOf(SideOrder.class, "way to run two sides: alternating, interleaved or duet",
                            "ALTERNATING, INTERLEAVED or DUET"))
            .in(HelpTopic.TWO_SIDES)
            .named("sideOrder", ReconfigurationOptions::getSideOrder)
            .byDefault(SideOrder.ALTERNATING.toString())
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning(
                    "How the two forks of a pair run: alternating runs one iteration of each in turns; interleaved runs one "
                            + "fork after the other, as do forks that cannot alternate; duet runs both at the same "
                            + "time on separate cores."));

    /** The time of an iteration that is compared. */
    public static final Setting<Clock> CLOCK = add(Setting
            .of("clock", SettingType.oneOf(Clock.class, "clock: own or wall", "OWN or WALL"))
            .in(HelpTopic.COMPARE)
            .named("clock", ReconfigurationOptions::getClock)
            .byDefault("own in dynamic runs, in bisections, and if two sides alternate; else wall")
            .meaning(
                    "The time by which JMH judges and compares: own leaves out the time during which the benchmark's "
                            + "threads could run but had no processor, as Linux reports it; wall counts all time. "
                            + "JMH's table always shows wall time. Times of single invocations are always wall "
                            + "time."));

    /** Names in reports of the baseline, then of the candidate. */
    public static final Setting<Collection<String>> SIDE_NAMES = add(Setting.of("vsn", SettingValues.sideNames())
            .in(HelpTopic.TWO_SIDES)
            .named("sideNames", options -> SettingValues.unlessEmpty(options.getSideNames()))
            .byDefault("their class paths")
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning("Name of the baseline in reports. Given twice, the second names the candidate."));

    /** Order in which the forks of all benchmarks run. */
    public static final Setting<ForkOrder> FORK_ORDER = add(Setting
            .of("order", SettingType.oneOf(ForkOrder.class, "order: benchmarks, rounds or assertions",
                    "BENCHMARKS or ROUNDS"))
            .in(HelpTopic.TIME)
            .named("forkOrder", ReconfigurationOptions::getForkOrder)
            .ofResults(order -> order == ForkOrder.ASSERTIONS)
            .byDefault(ForkOrder.BENCHMARKS.toString())
            .rejectedByTwoSides(order -> "-order is for runs of one side: forks of two sides run in pairs until the "
                    + "difference is decided; leave it out")
            .meaning(
                    "Order of forks. benchmarks runs all forks of a benchmark, then those of the next. rounds runs one "
                            + "fork of each benchmark, then the next of each that needs another: an interrupted run has some "
                            + "result of each, and a drift of the machine affects all alike. assertions runs rounds of only the "
                            + "benchmarks that an undecided assertion needs, up to -f."));

    /** Time limit of the whole run, above 0. */
    public static final Setting<TimeValue> BUDGET =
            add(Setting.of("budget", BudgetTime.type())
                    .in(HelpTopic.TIME, "time limit of the whole run, as in 10m")
                    .named("budget", ReconfigurationOptions::getBudget)
                    .byDefault("none")
                    .meaning("Time limit of the whole run, such as 10m, 90s or 1h30m. First, each benchmark gets one "
                            + "fork, as far as they fit. Then the next fork goes to the benchmark with the widest "
                            + "confidence interval. Annotated numbers of forks no longer limit static benchmarks; -f "
                            + "still does."));

    /** Part of the suite to run here, if others run on other machines. */
    public static final Setting<Shard> SHARD = add(Setting.of("shard", SettingValues.shard())
            .in(HelpTopic.TIME, "run one part of the benchmarks here, as in 2/5")
            .named("shard", ReconfigurationOptions::getShard)
            .byDefault("all")
            .rejectedByTwoSides(shard -> !shard.isOfForks() ? null
                    : "-shard " + shard
                            + " spreads forks, but both forks of a pair must run on the same machine: spread "
                            + "benchmarks with -shard " + shard.ofBenchmarks())
            .meaning("Run one part of the benchmarks; other machines run the others. 2/5 is the second of five parts. "
                    + "auto reads the numbers from Slurm or GitLab, auto/5 from a Kubernetes Job. Parts take about the "
                    + "same time, estimated from settings or, with -load, from earlier results. With :forks appended "
                    + "(2/5:forks), each part runs some forks of each benchmark. Merge the results with -load."));

    /** Whether to list the benchmarks with their expected times, and run nothing. */
    public static final Setting<Boolean> LIST_TIMES = add(Setting.of("lt", SettingType.onOff())
            .in(HelpTopic.TIME)
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .meaning("List the benchmarks and the estimated time of their forks, from settings or, with -load, from "
                    + "earlier results, and exit."));

    /** File that stores each fork as soon as it has ended. */
    public static final Setting<String> JOURNAL =
            add(Setting.of("journal", SettingType.text("file", "the name of a file"))
                    .in(HelpTopic.FILES, "save each fork, so that -resume can continue")
                    .named("journal", ReconfigurationOptions::getJournal)
                    .byDefault("none")
                    .meaning("Save each fork in this file as soon as it has ended. If you interrupt the run, type the "
                            + "same command with -resume to continue it."));

    /** Whether to resume the run in the journal. */
    public static final Setting<Boolean> RESUME = add(Setting.of("resume", SettingType.onOff())
            .in(HelpTopic.FILES)
            .named("resume", ReconfigurationOptions::shouldResume)
            .byDefault("off, start a new journal")
            .meaning("Continue an interrupted run: read the forks in the file of -journal, and run those that are "
                    + "missing."));

    /** Report files of assertions. */
    public static final Setting<Collection<String>> ASSERTION_REPORTS =
            add(Setting.of("assertionReport", SettingValues.assertionReports())
                    .in(HelpTopic.ASSERTIONS)
                    .named("assertionReport", options -> SettingValues.unlessEmpty(options.getAssertionReports()))
                    .ofResults()
                    .meaning(
                            "Write the assertions (@Performance) and their verdicts to a file. Its suffix is the format: "
                                    + ".json, .xml (JUnit) or .html. Repeat it for several."));

    /** Name of the interpretation: what {@code <=} means between measurements. */
    public static final Setting<String> INTERPRETATION =
            add(Setting.of("interpretation", SettingType.text("name", "the name of an interpretation"))
                    .in(HelpTopic.ASSERTIONS)
                    .named("interpretation", ReconfigurationOptions::getInterpretation)
                    .ofResults()
                    .byDefault(() -> Interpretations.standard().name())
                    .meaning(() -> "Interpretation: what <= means in assertions. " + SettingValues.interpretations()
                            + "."));

    /** What to count instead of time. */
    public static final Setting<CountedEvent> COUNT = add(Setting
            .of("count", SettingType.oneOf(CountedEvent.class, "countable event: instructions or cycles",
                    "INSTRUCTIONS or CYCLES"))
            .in(HelpTopic.COUNT)
            .named("count", ReconfigurationOptions::getCount)
            .byDefault("off, measure time")
            .meaning("Count what an operation executes instead of timing it. Forks run under valgrind, which must be "
                    + "installed; other load on the machine does not affect the counts. instructions counts those; cycles "
                    + "estimates processor cycles from instructions, mispredicted branches and cache misses. Forks warm "
                    + "up in 15 iterations and count in 5, with a number of operations chosen for each benchmark. Without "
                    + "-f, JMH runs 3 forks, or 2 to 5 of each of two sides, and differences of 0.5 % or more matter. "
                    + "You can combine it with -vs, -vsJvm, -vsp, -journal, -shard, -budget and assertions."));

    /** Whether to list the stability criteria, and run nothing. */
    public static final Setting<Boolean> LIST_CRITERIA = add(Setting.of("lsc", SettingType.onOff())
            .in(HelpTopic.DYNAMIC)
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .meaning("List the stability criteria with their thresholds and options, and exit."));

    private Settings() {
    }

    /** {@return all settings, in the order of the help} */
    public static List<Setting<?>> all() {
        return Collections.unmodifiableList(ALL);
    }

    private static <T> Setting<T> add(Setting<T> setting) {
        ALL.add(setting);
        return setting;
    }

    private static Setting<Integer> count(CountSetting count,
                                          Function<ReconfigurationOptions, Optional<Integer>> getter) {
        return Setting.of(count.flag(), SettingType.count(count.noun(), count.least())).named(count.method(), getter)
                .in(HelpTopic.DYNAMIC)
                .with(SettingTrait.DYNAMIC).byDefault(count.byDefault()).meaning(count.meaning());
    }
}
