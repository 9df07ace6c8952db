package org.openjdk.jmh.runner.options;

import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.results.reports.ComparisonReport;
import org.openjdk.jmh.results.reports.HistoryReport;
import org.openjdk.jmh.runner.Defaults;

/** Checks which options go together, and with which kind of run. Command line and programs follow the same rules. */
public final class OptionRules {

    private static final List<OptionRule> PAIRS = Collections.unmodifiableList(Arrays.asList(
            OptionRule.notBoth(Settings.FORK_ORDER, order -> true, Settings.BUDGET, budget -> true,
                    budget -> "a budget decides the order of forks; leave one of them out"),
            OptionRule.notBoth(Settings.LIST_TIMES, lists -> lists, Settings.BUDGET, budget -> true,
                    budget -> "the list shows the time of all forks, but a budget runs only those that fit; leave one "
                            + "of them out"),
            OptionRule.notBoth(Settings.INTERPRETATION, name -> true, Settings.FORK_ORDER, OptionRules::isByAssertions,
                    order -> "this order stops forks as soon as its own test decides an assertion, so no other "
                            + "interpretation can judge them; leave one of them out"),
            OptionRule.notBoth(Settings.FORK_ORDER, OptionRules::isByAssertions, Settings.SHARD, shard -> true,
                    shard -> "assertions are judged after the results of all shards are merged; leave -order out, or "
                            + "run on one machine"),
            OptionRule.notBoth(Settings.BUDGET, budget -> true, Settings.SHARD, Shard::isOfForks,
                    shard -> "with a budget, the number of forks to spread is unknown; spread benchmarks with -shard "
                            + shard.ofBenchmarks()),
            OptionRule.notBoth(Settings.RECONFIGURATION, OptionRules::isAuto, Settings.CRITERION, names -> true,
                    names -> "only the criterion steady computes how precise a result is; leave -sc out, or use "
                            + "-dynamic"),
            OptionRule.notBoth(Settings.RECONFIGURATION, OptionRules::isAuto, Settings.SHARD, Shard::isOfForks,
                    shard -> "the number of forks to spread is unknown, because forks run until the result is precise; "
                            + "spread benchmarks with -shard " + shard.ofBenchmarks()),
            OptionRule.notBoth(Settings.RECONFIGURATION, OptionRules::isAuto, Settings.FORK_ORDER,
                    OptionRules::isByAssertions,
                    order -> "one gives forks to imprecise benchmarks, the other to undecided assertions; leave one "
                            + "of them out"),
            OptionRule.alone(Settings.COUNT, OptionRules::contradictsCount),
            OptionRule.alone(Settings.WHY_PROFILER, OptionRules::wrongProfiler),
            OptionRule.needs(Settings.BISECT_ALL, Settings.BISECTED,
                    "needs the jars of all versions: name them with -bisect"),
            OptionRule.needs(Settings.RESUME, Settings.JOURNAL,
                    "needs the journal of the interrupted run: name it with -journal")));

    /** Rules of comparisons, which are checked as soon as a command line is read. */
    private static final List<OptionRule> COMPARISONS = Collections.unmodifiableList(Arrays.asList(
            OptionRule.alone(Settings.COMPARISON_REPORTS, OptionRules::unknownReport),
            OptionRule.alone(Settings.LOADED, (options, files) -> runsABaseline(options) && onlyLoads(options)
                    ? "-vsJvm, -vsJvmArgs and -vsp apply to runs, but with -load nothing runs; leave them out" : null),
            OptionRule.any(OptionRules::uncompared),
            OptionRule.alone(Settings.EXIT_CONDITIONS, OptionRules::pointlessCondition)));

    private static final List<Setting<?>> OF_BISECTIONS = Collections.unmodifiableList(
            Arrays.asList(Settings.BISECTED, Settings.BISECT_ALL, Settings.TOLERANCE, Settings.COMPARE_ALL,
                    Settings.BUDGET, Settings.JOURNAL, Settings.RESUME, Settings.COUNT, Settings.CLOCK,
                    Settings.WHY, Settings.WHY_PROFILER));

    private OptionRules() {
    }

    private static boolean isByAssertions(ForkOrder order) {
        return order == ForkOrder.ASSERTIONS;
    }

    /**
     * Rejects options that exclude each other.
     *
     * @param options options of a run
     * @throws OptionRuleException whose message says how to fix it
     */
    public static void check(Options options) throws OptionRuleException {
        for (OptionRule rule : PAIRS) {
            reject(rule.problem(options));
        }
        reject(contradictsAuto(options));
        checkComparison(options);
    }

    /**
     * Rejects options that need a comparison when none was requested. The class that reads command lines does not check
     * this itself, because forks load that class and would load the exceptions that it catches.
     *
     * @param options options of a command line
     * @throws CommandLineOptionException whose message says how to fix it
     */
    static void checkCommand(ReconfigurationOptions options) throws CommandLineOptionException {
        try {
            checkComparison(options);
        } catch (OptionRuleException e) {
            throw new CommandLineOptionException(e.getMessage());
        }
    }

    private static void checkComparison(ReconfigurationOptions options) throws OptionRuleException {
        for (OptionRule rule : COMPARISONS) {
            reject(rule.problem(options));
        }
    }

    /** Rejects reports of an unknown type. Loads the classes of reports only if one is requested. */
    private static String unknownReport(ReconfigurationOptions options, Collection<String> files) {
        boolean history = Settings.LOADED.of(options).hasValue() && options.getBaselines().isEmpty();
        for (String file : files) {
            try {
                if (history) {
                    HistoryReport.of(file);
                } else {
                    ComparisonReport.of(file);
                }
            } catch (IllegalArgumentException e) {
                return "-report " + file + ": " + e.getMessage();
            }
        }
        return null;
    }

    /** Rejects options of comparisons if nothing is compared. A report on the history of loaded files is allowed. */
    private static String uncompared(ReconfigurationOptions options) {
        if (!isCompared(options)) {
            for (Setting<?> setting : given(options, SettingTrait.ONLY_OF_COMPARISONS)) {
                if (setting != Settings.COMPARISON_REPORTS || !onlyLoads(options)) {
                    return isForComparisons(setting.toString());
                }
            }
        }
        return null;
    }

    private static String pointlessCondition(ReconfigurationOptions options,
                                             Collection<ExitCondition> conditions) {
        for (ExitCondition condition : conditions) {
            if (condition.isOfComparisons() && !isCompared(options)) {
                return isForComparisons("-ec " + condition);
            }
            if (condition.isOfRuns() && onlyLoads(options)) {
                return "-ec " + condition + " applies to runs, but with -load nothing runs; leave it out";
            }
        }
        return null;
    }

    private static boolean isCompared(ReconfigurationOptions options) {
        return !options.getBaselines().isEmpty() || runsABaseline(options)
                || Settings.BISECTED.of(options).hasValue();
    }

    /** Returns whether results are loaded from files instead of running benchmarks. */
    static boolean onlyLoads(ReconfigurationOptions options) {
        return Settings.LOADED.of(options).hasValue() && !options.getBudget().hasValue()
                && !options.getShard().hasValue();
    }

    /**
     * Rejects options that exclude each other when results are loaded from files.
     *
     * @param options options of the command line
     * @throws OptionRuleException whose message says how to fix it
     */
    public static void checkLoaded(Options options) throws OptionRuleException {
        for (OptionRule rule : PAIRS) {
            reject(rule.appliesToLoadedResults(options) ? rule.problem(options) : null);
        }
    }

    /**
     * Rejects options without effect in a run of one side.
     *
     * @param options options of a run of one side
     * @throws OptionRuleException whose message says what is missing
     */
    public static void checkOneSide(Options options) throws OptionRuleException {
        for (Setting<?> setting : given(options, SettingTrait.ONLY_OF_TWO_SIDES)) {
            reject(setting.typedIn(options)
                    + " applies to runs of two sides: name the baseline with -vs JAR, -vsJvm, -vsJvmArgs or "
                    + "-vsp");
        }
    }

    /**
     * Rejects options that a run of two sides does not support.
     *
     * @param options options of a run of two sides
     * @throws OptionRuleException whose message says what to do instead
     */
    public static void checkTwoSides(Options options) throws OptionRuleException {
        for (Setting<?> setting : Settings.all()) {
            reject(setting.rejectedByTwoSides(options));
        }
    }

    /**
     * Rejects options that a bisection does not support.
     *
     * @param options options of a bisection
     * @throws OptionRuleException whose message names the option
     */
    public static void checkBisection(Options options) throws OptionRuleException {
        for (Setting<?> setting : Settings.all()) {
            if (!isOfBisections(setting) && setting.isRequested(options)) {
                reject(setting.typedIn(options) + " does not apply to -bisect: leave it out");
            }
        }
        if (options.getCount().hasValue()) {
            reject(contradictsCount(options, options.getCount().get()));
        }
    }

    /**
     * Returns whether a bisection supports a setting.
     *
     * @param setting one of {@link Settings}
     * @return false for one that {@link #checkBisection} rejects
     */
    public static boolean isOfBisections(Setting<?> setting) {
        return OF_BISECTIONS.contains(setting);
    }

    /**
     * Finds options that a run of two sides ignores.
     *
     * @param options options of such a run
     * @return a sentence for each, with the reason
     */
    public static List<String> unusedByTwoSides(Options options) {
        List<String> sentences = new ArrayList<>();
        for (Setting<?> setting : Settings.all()) {
            String reason = setting.unusedByTwoSides(options);
            if (reason != null) {
                sentences.add(setting.typedIn(options) + " has no effect: " + reason);
            }
        }
        return sentences;
    }

    /**
     * Returns whether the baseline differs in its JVM, arguments or parameters, so that it runs beside the candidate.
     *
     * @param options options of a run
     * @return true also if both sides run from the same jar
     */
    public static boolean runsABaseline(ReconfigurationOptions options) {
        return !given(options, SettingTrait.RUNS_A_BASELINE).isEmpty();
    }

    /** Returns the settings with a trait that the user requested. */
    private static List<Setting<?>> given(ReconfigurationOptions options, SettingTrait trait) {
        List<Setting<?>> given = new ArrayList<>();
        for (Setting<?> setting : Settings.all()) {
            if (setting.has(trait) && setting.isRequested(options)) {
                given.add(setting);
            }
        }
        return given;
    }

    private static void reject(String problem) throws OptionRuleException {
        if (problem != null) {
            throw new OptionRuleException(problem);
        }
    }

    private static String isForComparisons(String flag) {
        return flag + " applies to comparisons: name the results to compare with by -vs FILE";
    }

    private static boolean isAuto(Reconfiguration value) {
        return value == Reconfiguration.AUTO;
    }

    /** Rejects upstream's options that contradict {@code -auto}. */
    private static String contradictsAuto(Options options) {
        if (!isAuto(options.getReconfiguration().orElse(Reconfiguration.STATIC))) {
            return null;
        }
        if (options.getForkCount().orElse(2) < 2) {
            return "-auto and -f " + options.getForkCount().get()
                    + ": one fork does not show how much forks vary; leave -f out, or give a maximum of 2 or more, as in -f 20";
        }
        if (options.getWarmupIterations().orElse(1) < 1) {
            return "-auto and -wi 0: JMH decides how long to warm up; leave -wi out, or give a maximum, as in -wi 100";
        }
        String bulk = bulkWarmup(options);
        return bulk == null ? null : "-auto and " + bulk
                + ": JMH needs the warmup and the measurement of each benchmark together; leave " + bulk + " out";
    }

    private static String bulkWarmup(Options options) {
        WarmupMode mode = options.getWarmupMode().orElse(Defaults.WARMUP_MODE);
        return !options.getWarmupIncludes().isEmpty() ? "-wmb" : mode.isBulk() ? "-wm " + mode : null;
    }

    /** Rejects a profiler whose library does not fit the options or cannot be loaded. */
    private static String wrongProfiler(ReconfigurationOptions options, String library) {
        String flag = Settings.WHY_PROFILER + " " + library;
        if (!isWhyRequested(options)) {
            return flag + " applies to -why: add -why, or leave it out";
        }
        if (options.getCount().hasValue()) {
            return flag + " and -count " + options.getCount().get()
                    + ": counted forks show what methods did without a profiler; leave one of them out";
        }
        if (!Files.isRegularFile(Paths.get(library))) {
            return flag
                    + ": there is no such file; give the path of libasyncProfiler.so (macOS: .dylib) of async-profiler 2.9 or newer";
        }
        return library.contains("=") ? flag + ": JVMs cut such a path at the =; rename the file"
                : null;
    }

    private static boolean isWhyRequested(ReconfigurationOptions options) {
        return Settings.WHY.of(options).orElse(false) || Settings.WHY_ALL.of(options).orElse(false);
    }

    /** Rejects options that contradict {@code -count}. */
    private static String contradictsCount(ReconfigurationOptions options, CountedEvent event) {
        String flag = "-count " + event + " and ";
        if (options.getReconfiguration().orElse(Reconfiguration.STATIC) != Reconfiguration.STATIC) {
            return flag + Settings.RECONFIGURATION.typedIn(options)
                    + ": counts repeat exactly, so there is nothing to wait for; leave one of them out";
        }
        if (options.getSideOrder().orElse(SideOrder.INTERLEAVED) == SideOrder.DUET) {
            return flag + "-sideOrder duet: other load on the machine does not affect counts; leave -sideOrder out";
        }
        if (options.getHistory().hasValue()) {
            return flag
                    + "-hist: a history records how forks become steady, but counted forks have a fixed warmup; leave -hist "
                    + "out, and keep the results (-rf json) for -vs 'nightly/*.json'";
        }
        return options instanceof Options ? contradictsCount(flag, (Options) options) : null;
    }

    private static String contradictsCount(String flag, Options options) {
        if (options.getForkCount().hasValue() && options.getForkCount().get() == 0) {
            return flag + "-f 0: JMH counts in the VM of a fork; give a number of forks, or leave -f out";
        }
        if (!options.getProfilers().isEmpty()) {
            return flag
                    + "-prof: the counts would include the profiler, and valgrind slows down what it profiles; leave one of "
                    + "them out";
        }
        if (options.getWarmupForkCount().hasValue() && options.getWarmupForkCount().get() > 0) {
            return flag + "-wf: counts need no warmup forks; leave -wf out";
        }
        return null;
    }
}
