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

/** All of our options, in the order of the help. A new option is one constant here. */
public final class Settings {

    private static final double PERCENT = 100;
    private static final List<Setting<?>> ALL = new ArrayList<>();

    /** Whether a run is static, dynamic or automatic. The flag is upstream's, which names a result format as well. */
    public static final Setting<Reconfiguration> RECONFIGURATION =
            add(Setting.of("rf", SettingType.oneOf(Reconfiguration.class, "reconfiguration", "STATIC, DYNAMIC or AUTO"))
                    .in(HelpTopic.DYNAMIC, "end by measurements, or with numbers of ours")
                    .named("reconfigure", ReconfigurationOptions::getReconfiguration)
                    .with(SettingTrait.OF_UPSTREAMS_FLAG)
                    .byDefault("what annotations say")
                    .rejectedByTwoSides(value -> value == Reconfiguration.STATIC ? null
                            : "Forks of two sides have the same iterations, so that -rf "
                                    + (value == Reconfiguration.AUTO
                                            ? "auto does" : "dynamic and the options of dynamic runs do")
                                    + " not fit: how many forks there are is decided by the difference")
                    .meaning(
                            "Whether numbers of warmup iterations and forks are fixed (static), or upper bounds (dynamic), "
                                    + "or ours (auto): iterations of 1 s, warmup until judged, forks until the result is as precise as "
                                    + "-st says, up to 10 or to the end of -budget, whatever annotations say."));

    /** Names of stability criteria with their options, separated by commas. */
    public static final Setting<String> CRITERION = add(Setting.of("sc", SettingValues.criteria())
            .in(HelpTopic.DYNAMIC, "what decides: steady, kld, cv, rciw, your own")
            .named("stabilityCriterion", ReconfigurationOptions::getStabilityCriterion)
            .with(SettingTrait.DYNAMIC)
            .byDefault(ReconfigurationDefaults.CRITERION)
            .meaning("Stability criterion of a dynamic run: steady, kld, cv, rciw, or one of your own (see -lsc). "
                    + "Several, separated by commas, must all hold. Options of a criterion follow its name, as in "
                    + "rciw:confidence=0.95. This and the other options of dynamic runs switch reconfiguration on; -rf "
                    + "dynamic does so too, -rf static switches it off, and both go together with a result format (-rf "
                    + "json,dynamic)."));

    /** Threshold of each criterion. */
    public static final Setting<Collection<Double>> THRESHOLDS = add(Setting.of("st", SettingValues.thresholds())
            .in(HelpTopic.DYNAMIC, "how precise, as in 2%")
            .named("stabilityThreshold", ReconfigurationOptions::getStabilityThresholds)
            .with(SettingTrait.DYNAMIC)
            .belongingTo(CRITERION)
            .byDefault("see -lsc")
            .meaning("Stability threshold of each criterion, separated by commas: a number, or as in 2%."));

    /** Number of warmup iterations in the stability vector. */
    public static final Setting<Integer> WINDOW =
            add(count(CountSetting.WINDOW, "earlier warmup iterations to compare with",
                    ReconfigurationOptions::getStabilityWindow));

    /** Number of forks in the stability vector; 0 for all. */
    public static final Setting<Integer> FORK_WINDOW =
            add(count(CountSetting.FORK_WINDOW, "earlier forks to compare with",
                    ReconfigurationOptions::getStabilityForkWindow));

    /** Minimum of warmup iterations. */
    public static final Setting<Integer> WARMUP_MIN =
            add(count(CountSetting.WARMUP_MIN, "warmup iterations at least", ReconfigurationOptions::getWarmupMin));

    /** Minimum of forks. */
    public static final Setting<Integer> FORK_MIN =
            add(count(CountSetting.FORK_MIN, "forks at least", ReconfigurationOptions::getForkMin));

    /** Minimum of warmup forks. */
    public static final Setting<Integer> WARMUP_FORK_MIN =
            add(count(CountSetting.WARMUP_FORK_MIN, "warmup forks at least", ReconfigurationOptions::getWarmupForkMin));

    /** Maximum time of a decision, above 0. */
    public static final Setting<TimeValue> DECISION_TIMEOUT =
            add(Setting.of("decisionTimeout", SettingValues.decisionTimeout())
                    .in(HelpTopic.DYNAMIC, "longest time of a decision")
                    .named("decisionTimeout", ReconfigurationOptions::getDecisionTimeout)
                    .with(SettingTrait.DYNAMIC)
                    .byDefault(ReconfigurationDefaults.DECISION_SECONDS + " s")
                    .meaning("Longest time of a decision. A stability criterion that takes longer is dropped, and the "
                            + "benchmark goes on statically."));

    /** Whether to keep the forks of a benchmark if the VM of another fork fails. */
    public static final Setting<Boolean> KEEP_FORKS = add(Setting.of("keepForks", SettingType.bool())
            .in(HelpTopic.DYNAMIC, "keep the other forks where one is lost")
            .named("keepForks", ReconfigurationOptions::getKeepForks)
            .byDefault("true in dynamic runs, false in static ones")
            .unusedByTwoSides("a fork of two sides that is lost takes its block with it, and nothing else")
            .meaning(
                    "Keep forks: where the VM of a fork fails, name it, go on, and make the result of the other forks. "
                            + "Without, the benchmark has no result then."));

    /** Whether to watch the machine while forks run. */
    public static final Setting<Boolean> WATCH_ENVIRONMENT = add(Setting.of("env", SettingType.bool())
            .in(HelpTopic.DYNAMIC, "watch what the machine does meanwhile")
            .named("watchEnvironment", ReconfigurationOptions::shouldWatchEnvironment)
            .byDefault("true in dynamic runs and with -vs, false in others")
            .meaning("Watch the environment from the host while forks run: what the machine is and how busy, what it "
                    + "takes from the forks, how its own speed changes. Warns, marks forks, has a key in JSON, and "
                    + "changes no score."));

    /** File of the result page. The flag is upstream's, with a format that upstream lacks. */
    public static final Setting<String> RESULT_PAGE = add(Setting
            .of("rf", SettingType.text("html", "the name of a file"))
            .in(HelpTopic.FILES, "show the results on a page")
            .named("resultPage", ReconfigurationOptions::getResultPage)
            .with(SettingTrait.OF_UPSTREAMS_FLAG)
            .ofResults()
            .rejectedByTwoSides(file -> "-rf html is the page of one side: that of a comparison is -report FILE.html")
            .byDefault("none")
            .meaning("Write the results as a page, at the end of the run: scores, forks, the course of their warmup, "
                    + "distributions, what disturbed them. The file is that of -rff or, beside another format (-rf "
                    + "json,html), has its name with .html. With -load, the page of loaded results."));

    /** File or folder that stores how forks go. */
    public static final Setting<String> HISTORY =
            add(Setting.of("hist", SettingType.text("file|folder", "the name of a file or folder"))
                    .in(HelpTopic.FILES, "remember from run to run how forks go")
                    .named("history", ReconfigurationOptions::getHistory)
                    .byDefault("none")
                    .unusedByTwoSides(
                            "iterations of two sides are fixed, and end their warmup alike. Nothing is read from it, "
                                    + "and nothing added")
                    .meaning(
                            "History: remember in this file, or in a file for each benchmark in this folder, how forks "
                                    + "go. Dynamic runs know from it when a benchmark becomes steady, late changes included, and "
                                    + "how its forks scatter. A static run with it makes a reference."));

    /** Conditions with an exit code of their own. */
    public static final Setting<Collection<ExitCondition>> EXIT_CONDITIONS = add(Setting
            .of("ec", SettingValues.exitConditions())
            .in(HelpTopic.COMPARE, "what ends with an exit code of its own")
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .ofResults()
            .byDefault("none, the exit code is 0")
            .meaning(
                    "Exit code: after all benchmarks ran, end with 3 where one failed, wholly or in part (failed), with "
                            + "4 where a dynamic one did not become stable (unstable), with 5 where one has become slower "
                            + "(slower), with 6 where that is undecided (undecided), both with -vs, with 7 where an assertion "
                            + "fails (assertions), with 8 where one is not decided (unproven). Several are separated by "
                            + "commas."));

    /** Results to compare with: names or patterns of files, a jar or a class path. */
    public static final Setting<Collection<String>> BASELINES =
            add(Setting.of("vs", SettingType.texts("file", "names of files, a jar or a class path"))
                    .in(HelpTopic.COMPARE, "compare with results, or run a jar beside this")
                    .named("compareWith", options -> SettingValues.unlessEmpty(options.getBaselines()))
                    .ofResults()
                    .meaning(
                            "Compare the results with those of an earlier run: a JSON file (-rf json), or a pattern of "
                                    + "files in quotes. Repeat it for several; the same benchmark in several files is a "
                                    + "history, whose runs are compared with. Or run both: a jar of benchmarks, or a class "
                                    + "path, whose forks and those of this jar take turns until the difference is decided, -f "
                                    + "times at most."));

    /** Files to load results from: names or patterns. */
    public static final Setting<Collection<String>> LOADED = add(Setting
            .of("load", SettingType.texts("file", "names of files"))
            .in(HelpTopic.FILES, "take results from files, run nothing")
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .ofResults()
            .rejectedByTwoSides(
                    files -> "-load beside -shard or -budget tells what forks take, and how many blocks two "
                            + "sides need is not known from that: leave it out")
            .meaning("Take the results from a JSON file, or a pattern of files in quotes, instead of running "
                    + "benchmarks. Repeat it to put files together, and write them with -rff. With -vs, compare them. A "
                    + "journal (-journal) is such a file, too. With -budget or -shard, benchmarks run all the same, and "
                    + "the times of their forks are expected as in these results."));

    /** Jars to bisect, in their order: names or patterns. */
    public static final Setting<Collection<String>> BISECTED = add(Setting
            .of("bisect", SettingType.texts("jar", "names of jars"))
            .in(HelpTopic.COMPARE, "find which of many jars changed it")
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .rejectedByTwoSides(
                    jars -> "-bisect finds out itself whether the first and the last jar differ: leave -vs out")
            .meaning("Bisect: find which of these jars made a benchmark slower or faster. Repeat it for each, in their "
                    + "order, or give a pattern in quotes, whose files are ordered by the numbers in their names. "
                    + "First it is decided whether the first and the last one differ, as with -vs; then those run that "
                    + "tell most, until it is known by 95 %. -tol, -f, -vsall, -count, -why, -budget, -journal, "
                    + "-rff and what forks are go with it."));

    /** Whether to find all versions that changed a benchmark, rather than one. */
    public static final Setting<Boolean> BISECT_ALL = add(Setting.of("bisectAll", SettingType.onOff())
            .in(HelpTopic.COMPARE, "find all jars that changed it")
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .rejectedByTwoSides(all -> "-bisectAll is for -bisect")
            .meaning("With -bisect: find each jar that made the benchmark slower or faster by more than -tol, not one; "
                    + "changes that came and went as well, as far as some of the jars between show them."));

    /** Smallest change that matters: a share from 0 to below 1. */
    public static final Setting<Double> TOLERANCE =
            add(Setting.of("tol", SettingValues.tolerance())
                    .in(HelpTopic.COMPARE, "the smallest change that matters")
                    .named("comparisonTolerance", ReconfigurationOptions::getComparisonTolerance)
                    .ofResults()
                    .byDefault(Math.round(PERCENT * ComparisonSettings.TOLERANCE) + "%")
                    .with(SettingTrait.ONLY_OF_COMPARISONS)
                    .meaning("Tolerance: the smallest change that matters to a comparison."));

    /** Report files of the comparison. */
    public static final Setting<Collection<String>> COMPARISON_REPORTS =
            add(Setting.of("report", SettingValues.comparisonReports())
                    .in(HelpTopic.COMPARE, "write the comparison to a file")
                    .named("comparisonReport", options -> SettingValues.unlessEmpty(options.getComparisonReports()))
                    .ofResults()
                    .with(SettingTrait.ONLY_OF_COMPARISONS)
                    .meaning("Write the comparison to a file, whose end says how: .md, .json, .xml (JUnit) or .html. "
                            + "Repeat it for several. With -load and without -vs, write the history of the loaded files "
                            + "(.html, .json), with the runs in which benchmarks changed."));

    /** Change for which to plan forks and iterations: a share above 0 and below 1. */
    public static final Setting<Double> PLANNED_CHANGE =
            add(Setting.of("plan", SettingValues.plannedChange())
                    .in(HelpTopic.COMPARE, "how many forks would show such a change")
                    .with(SettingTrait.ONLY_OF_COMMANDS)
                    .ofResults()
                    .rejectedByTwoSides(
                            change -> "-plan plans runs of one side; of two sides that are run, the difference "
                                    + "decides how many forks there are: leave it out")
                    .meaning("Print for each benchmark how many forks and iterations would show a change of this size, "
                            + "as in 1%."));

    /** Program of the baseline's VM. */
    public static final Setting<String> BASELINE_JVM =
            add(Setting.of("vsJvm", SettingType.text("string", "the path of a JVM"))
                    .in(HelpTopic.TWO_SIDES, "JVM of the baseline")
                    .named("baselineJvm", ReconfigurationOptions::getBaselineJvm)
                    .with(SettingTrait.RUNS_A_BASELINE)
                    .meaning("Run each benchmark on another JVM, too, and compare: the executable of the baseline's "
                            + "JVM, or the home of its JDK. Forks of both sides take turns until the difference is decided, -f times at most."));

    /** Arguments of the baseline's VM. */
    public static final Setting<Collection<String>> BASELINE_JVM_ARGS = add(Setting
            .of("vsJvmArgs", SettingValues.jvmArguments())
            .in(HelpTopic.TWO_SIDES, "JVM arguments of the baseline")
            .named("baselineJvmArgs", ReconfigurationOptions::getBaselineJvmArgs)
            .with(SettingTrait.RUNS_A_BASELINE)
            .meaning("Run each benchmark with other JVM arguments, too, and compare: those of the baseline, instead of "
                    + "-jvmArgs where that is given, else added to what annotations say."));

    /** Values of the baseline's parameters, by name. */
    public static final Setting<Map<String, String>> BASELINE_PARAMETERS = add(Setting
            .of("vsp", SettingValues.parameters())
            .in(HelpTopic.TWO_SIDES, "a parameter of the baseline")
            .named("baselineParam", options -> SettingValues.unlessEmpty(options.getBaselineParameters()))
            .united(SettingValues::united)
            .with(SettingTrait.RUNS_A_BASELINE)
            .meaning("Run each benchmark with another value of a parameter, too, and compare: that of the baseline. "
                    + "Repeat it for several parameters."));

    /** Whether to run benchmarks whose code is the same on both sides. */
    public static final Setting<Boolean> COMPARE_ALL = add(Setting.of("vsall", SettingType.onOff())
            .in(HelpTopic.TWO_SIDES, "run benchmarks of equal code as well")
            .named("compareAll", ReconfigurationOptions::shouldCompareAll)
            .byDefault("a few of them, as negative controls")
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning("With -vs JAR: run benchmarks as well whose code is the same in both jars."));

    /** Whether to explain why benchmarks have become slower or faster. */
    public static final Setting<Boolean> WHY = add(Setting.of("why", SettingType.onOff())
            .in(HelpTopic.TWO_SIDES, "which methods made it slower or faster")
            .byDefault("nobody asks")
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning("With two sides that are run: find out why a benchmark has become slower or faster. When all are "
                    + "decided, each that has changed gets a few forks more, which JDK Flight Recorder observes, and the "
                    + "methods are named that explain the change. With -count there are no more forks: those that are "
                    + "counted tell what each method did."));

    /** Whether to explain all benchmarks, changed or not. */
    public static final Setting<Boolean> WHY_ALL = add(Setting.of("whyall", SettingType.onOff())
            .spelled("-why all")
            .in(HelpTopic.TWO_SIDES, "the same of all, changed or not")
            .byDefault("of those that have changed")
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning("As -why, of benchmarks as well that have not changed or are undecided."));

    /** Library of async-profiler, which then takes the samples. */
    public static final Setting<String> WHY_PROFILER = add(Setting
            .of("whyProfiler", SettingType.text("file", "the path of libasyncProfiler.so"))
            .in(HelpTopic.TWO_SIDES, "asked by async-profiler")
            .byDefault("JDK Flight Recorder's own samples")
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning(
                    "With -why: have async-profiler, 2.9 or newer, whose library this is, take the samples of forks that "
                            + "are observed. It sees the VM's own and native code as well, and code between safepoints."));

    /** How the two forks of a block run. */
    public static final Setting<SideOrder> SIDE_ORDER = add(Setting
            .of("sideOrder", SettingType.oneOf(SideOrder.class, "way to run two sides: interleaved or duet",
                    "INTERLEAVED or DUET"))
            .in(HelpTopic.TWO_SIDES, "forks in turns, or at the same time")
            .named("sideOrder", ReconfigurationOptions::getSideOrder)
            .byDefault(SideOrder.INTERLEAVED.toString())
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning(
                    "With two sides that are run: interleaved for one fork after the other, or duet for a fork of each "
                            + "side at the same time, on disjoint cores, so that what disturbs the one disturbs the other, "
                            + "too."));

    /** Names in reports of the baseline, then of the candidate. */
    public static final Setting<Collection<String>> SIDE_NAMES = add(Setting.of("vsn", SettingValues.sideNames())
            .in(HelpTopic.TWO_SIDES, "what reports call a side")
            .named("sideNames", options -> SettingValues.unlessEmpty(options.getSideNames()))
            .byDefault("their class paths")
            .with(SettingTrait.ONLY_OF_TWO_SIDES)
            .meaning("With two sides that are run: what reports call the baseline; given twice, the candidate as "
                    + "well."));

    /** Order in which the forks of all benchmarks run. */
    public static final Setting<ForkOrder> FORK_ORDER = add(Setting
            .of("order", SettingType.oneOf(ForkOrder.class, "order: benchmarks, rounds or assertions",
                    "BENCHMARKS or ROUNDS"))
            .in(HelpTopic.TIME, "which fork runs next")
            .named("forkOrder", ReconfigurationOptions::getForkOrder)
            .ofResults(order -> order == ForkOrder.ASSERTIONS)
            .byDefault(ForkOrder.BENCHMARKS.toString())
            .rejectedByTwoSides(
                    order -> "Forks of two sides run in blocks until the difference is decided; -order is for "
                            + "runs of one side")
            .meaning("Order of forks: benchmarks for all forks of a benchmark, then those of the next; rounds for one "
                    + "fork of each benchmark, then the next one of each that needs another, so that an interrupted run "
                    + "has something of everything, and a drift of the machine spreads; assertions for rounds of the "
                    + "benchmarks that an undecided assertion needs, up to -f."));

    /** Time that the whole run may take, above 0. */
    public static final Setting<TimeValue> BUDGET =
            add(Setting.of("budget", BudgetTime.type())
                    .in(HelpTopic.TIME, "the time that the whole run may take")
                    .named("budget", ReconfigurationOptions::getBudget)
                    .byDefault("none")
                    .meaning(
                            "Time that the whole run may take, such as 10m, 90s or 1h30m. Each benchmark gets one fork, "
                                    + "as far as they fit; then the next fork goes where the interval is widest. Forks of "
                                    + "static benchmarks are no longer limited but by -f, if it is given."));

    /** Part of the suite to run here, if others run on other machines. */
    public static final Setting<Shard> SHARD = add(Setting.of("shard", SettingValues.shard())
            .in(HelpTopic.TIME, "run one part here, the others elsewhere")
            .named("shard", ReconfigurationOptions::getShard)
            .byDefault("all")
            .rejectedByTwoSides(shard -> !shard.isOfForks() ? null
                    : "-shard " + shard + " spreads forks, and the forks of "
                            + "two sides stay together on a machine: spread benchmarks, by -shard "
                            + shard.ofBenchmarks())
            .meaning("Run one part of the benchmarks, where others run on other machines: 2/5 for the second of five, "
                    + "auto where Slurm or GitLab knows, auto/5 in a Job of Kubernetes. All parts take about the same "
                    + "time, as settings say or, with -load, an earlier result. With :forks behind it, each part has "
                    + "forks of each benchmark. Put results together by -load."));

    /** Whether to list the benchmarks with their expected times, and run nothing. */
    public static final Setting<Boolean> LIST_TIMES = add(Setting.of("lt", SettingType.onOff())
            .in(HelpTopic.TIME, "list benchmarks with their times, and exit")
            .with(SettingTrait.ONLY_OF_COMMANDS)
            .meaning("List the benchmarks with the time that their forks take, by their settings or, with -load, by an "
                    + "earlier result, and exit."));

    /** File that stores each fork as soon as it has ended. */
    public static final Setting<String> JOURNAL =
            add(Setting.of("journal", SettingType.text("file", "the name of a file"))
                    .in(HelpTopic.FILES, "keep each fork as soon as it has ended")
                    .named("journal", ReconfigurationOptions::getJournal)
                    .byDefault("none")
                    .meaning("Keep each fork in this file as soon as it has ended, so that a run that is interrupted "
                            + "can go on: by the same command with -resume."));

    /** Whether to resume the run in the journal. */
    public static final Setting<Boolean> RESUME = add(Setting.of("resume", SettingType.onOff())
            .in(HelpTopic.FILES, "go on with a run that was interrupted")
            .named("resume", ReconfigurationOptions::shouldResume)
            .byDefault("begin the journal")
            .meaning("Go on with the run that was interrupted: take the forks of the file that -journal names, and run "
                    + "those that are missing."));

    /** Report files of assertions. */
    public static final Setting<Collection<String>> ASSERTION_REPORTS =
            add(Setting.of("assertionReport", SettingValues.assertionReports())
                    .in(HelpTopic.ASSERTIONS, "write the judged assertions to a file")
                    .named("assertionReport", options -> SettingValues.unlessEmpty(options.getAssertionReports()))
                    .ofResults()
                    .meaning("Write the judged assertions (@Performance) to a file, whose end says how: .json, .xml "
                            + "(JUnit) or .html. Repeat it for several."));

    /** Name of the interpretation: what {@code <=} means between measurements. */
    public static final Setting<String> INTERPRETATION =
            add(Setting.of("interpretation", SettingType.text("name", "the name of an interpretation"))
                    .in(HelpTopic.ASSERTIONS, "what <= means between measurements")
                    .named("interpretation", ReconfigurationOptions::getInterpretation)
                    .ofResults()
                    .byDefault(() -> Interpretations.standard().name())
                    .meaning(() -> "Interpretation: what <= means in assertions. " + SettingValues.interpretations()
                            + "."));

    /** What to count instead of time. */
    public static final Setting<CountedEvent> COUNT = add(Setting
            .of("count", SettingType.oneOf(CountedEvent.class, "thing to count: instructions or cycles",
                    "INSTRUCTIONS or CYCLES"))
            .in(HelpTopic.COUNT, "count instructions instead of time")
            .named("count", ReconfigurationOptions::getCount)
            .byDefault("time is measured")
            .meaning("Count what the benchmark's threads do for an operation, instead of timing it: forks run under "
                    + "valgrind, which has to be installed, and what else the machine does makes no difference. "
                    + "instructions for those, cycles for an estimate from instructions, mispredicted branches and "
                    + "cache misses. Forks warm up by numbers of operations that are sized for each benchmark, in 15 "
                    + "iterations, and are counted in 5; three of them, and two to five of each of two sides, unless -f says "
                    + "otherwise. Goes with -vs, "
                    + "-vsJvm, -vsp, -journal, -shard, -budget and assertions; differences from 0.5 % on matter then."));

    /** Whether to list the stability criteria, and run nothing. */
    public static final Setting<Boolean> LIST_CRITERIA = add(Setting.of("lsc", SettingType.onOff())
            .in(HelpTopic.DYNAMIC, "list the criteria with options, and exit")
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

    private static Setting<Integer> count(CountSetting count, String brief,
                                          Function<ReconfigurationOptions, Optional<Integer>> getter) {
        return Setting.of(count.flag(), SettingType.count(count.noun(), count.least())).named(count.method(), getter)
                .in(HelpTopic.DYNAMIC, brief)
                .with(SettingTrait.DYNAMIC).byDefault(count.byDefault()).meaning(count.meaning());
    }
}
