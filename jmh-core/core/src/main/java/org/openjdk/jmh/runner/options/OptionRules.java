package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.results.reports.ComparisonReport;
import org.openjdk.jmh.results.reports.HistoryReport;

/** Which options go together, and with which kind of run: the same for the command line and for a program. */
public final class OptionRules {

    private static final List<OptionRule> PAIRS = Collections.unmodifiableList(Arrays.asList(
            OptionRule.notBoth(Settings.FORK_ORDER, order -> true, Settings.BUDGET, budget -> true,
                    budget -> "a budget makes an order of its own; leave one of them out"),
            OptionRule.notBoth(Settings.LIST_TIMES, lists -> lists, Settings.BUDGET, budget -> true,
                    budget -> "what is listed is the time of all forks, of which a budget leaves as many as fit; leave "
                            + "one of them out"),
            OptionRule.notBoth(Settings.INTERPRETATION, name -> true, Settings.FORK_ORDER, OptionRules::isByAssertions,
                    order -> "forks that end as soon as assertions are decided are judged as they were decided; leave "
                            + "one out"),
            OptionRule.notBoth(Settings.FORK_ORDER, OptionRules::isByAssertions, Settings.SHARD, shard -> true,
                    shard -> "assertions are judged when all shards are loaded together; leave the order out, or run "
                            + "on one machine"),
            OptionRule.notBoth(Settings.BUDGET, budget -> true, Settings.SHARD, Shard::isOfForks,
                    shard -> "under a budget nobody knows how many forks there are to spread; spread benchmarks, by "
                            + "-shard " + shard.ofBenchmarks()),
            OptionRule.notBoth(Settings.RECONFIGURATION, AutoRules::isAuto, Settings.CRITERION, names -> true,
                    names -> "without numbers a run goes on until the result is as precise as -st says, of which steady "
                            + "alone knows; leave -sc out, or use -rf dynamic"),
            OptionRule.notBoth(Settings.RECONFIGURATION, AutoRules::isAuto, Settings.SHARD, Shard::isOfForks,
                    shard -> "forks run until they are enough, so that nobody knows how many there are to spread; spread "
                            + "benchmarks, by -shard " + shard.ofBenchmarks()),
            OptionRule.notBoth(Settings.RECONFIGURATION, AutoRules::isAuto, Settings.FORK_ORDER,
                    OptionRules::isByAssertions,
                    order -> "the one gives forks to what is not precise, the other to what is "
                            + "not decided; leave one out"),
            OptionRule.alone(Settings.COUNT, CountRules::problem),
            OptionRule.alone(Settings.WHY_PROFILER, WhyRules::problem),
            OptionRule.needs(Settings.BISECT_ALL, Settings.BISECTED,
                    "needs the jars of all versions: name them by -bisect"),
            OptionRule.needs(Settings.RESUME, Settings.JOURNAL,
                    "needs the journal of the run to go on with: name it by -journal")));

    /** Those of comparisons, which a command line is held to before anything else happens. */
    private static final List<OptionRule> COMPARISONS = Collections.unmodifiableList(Arrays.asList(
            OptionRule.alone(Settings.COMPARISON_REPORTS, OptionRules::unknownReport),
            OptionRule.alone(Settings.LOADED, (options, files) -> runsABaseline(options) && onlyLoads(options)
                    ? "-vsJvm, -vsJvmArgs and -vsp are for runs, and with -load nothing runs" : null),
            OptionRule.any(OptionRules::uncompared),
            OptionRule.alone(Settings.EXIT_CONDITIONS, OptionRules::pointlessCondition)));

    private static final List<Setting<?>> OF_BISECTIONS = Collections.unmodifiableList(
            Arrays.asList(Settings.BISECTED, Settings.BISECT_ALL, Settings.TOLERANCE, Settings.COMPARE_ALL,
                    Settings.BUDGET, Settings.JOURNAL, Settings.RESUME, Settings.COUNT, Settings.WHY,
                    Settings.WHY_PROFILER));

    private OptionRules() {
    }

    private static boolean isByAssertions(ForkOrder order) {
        return order == ForkOrder.ASSERTIONS;
    }

    /**
     * Refuses options that make no sense together.
     *
     * @param options of a run
     * @throws OptionRuleException which says how to put it right
     */
    public static void check(Options options) throws OptionRuleException {
        for (OptionRule rule : PAIRS) {
            refuse(rule.problem(options));
        }
        refuse(AutoRules.problem(options));
        checkComparison(options);
    }

    /**
     * Refuses what makes nothing of a comparison that there is not, or would write what there is not. Here and not where a
     * command line is read, as that is loaded in forks, and with it would be all that it catches.
     *
     * @param options of a command line
     * @throws CommandLineOptionException which says how to put it right
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
            refuse(rule.problem(options));
        }
    }

    /** The library of results is looked for where a report is asked for, and nowhere else. */
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

    /** What would compare files may write the history of files that are loaded. */
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
                return "-ec " + condition + " is for runs, and with -load nothing runs";
            }
        }
        return null;
    }

    private static boolean isCompared(ReconfigurationOptions options) {
        return !options.getBaselines().isEmpty() || runsABaseline(options)
                || Settings.BISECTED.of(options).hasValue();
    }

    /** Tells whether results are taken from files instead of running benchmarks. */
    static boolean onlyLoads(ReconfigurationOptions options) {
        return Settings.LOADED.of(options).hasValue() && !options.getBudget().hasValue()
                && !options.getShard().hasValue();
    }

    /**
     * The same where results are taken from files, and most options mean nothing.
     *
     * @param options of the command line
     * @throws OptionRuleException which says how to put it right
     */
    public static void checkLoaded(Options options) throws OptionRuleException {
        for (OptionRule rule : PAIRS) {
            refuse(rule.appliesToLoadedResults(options) ? rule.problem(options) : null);
        }
    }

    /**
     * Refuses what is of no use to a run of one side.
     *
     * @param options of a run of one side
     * @throws OptionRuleException which says what is missing
     */
    public static void checkOneSide(Options options) throws OptionRuleException {
        for (Setting<?> setting : given(options, SettingTrait.ONLY_OF_TWO_SIDES)) {
            refuse(setting.typedIn(options) + " is for two sides that are run: name the baseline by -vs JAR, -vsJvm, "
                    + "-vsJvmArgs or -vsp");
        }
    }

    /**
     * Refuses what a run of two sides cannot do.
     *
     * @param options of a run of two sides
     * @throws OptionRuleException which says what to do instead
     */
    public static void checkTwoSides(Options options) throws OptionRuleException {
        for (Setting<?> setting : Settings.all()) {
            refuse(setting.refusedByTwoSides(options));
        }
    }

    /**
     * Refuses what a bisection makes nothing of.
     *
     * @param options of a bisection
     * @throws OptionRuleException which names it
     */
    public static void checkBisection(Options options) throws OptionRuleException {
        for (Setting<?> setting : Settings.all()) {
            if (!isOfBisections(setting) && setting.isAskedFor(options)) {
                refuse(setting.typedIn(options) + " is of no use to -bisect: leave it out");
            }
        }
        if (options.getCount().hasValue()) {
            refuse(CountRules.problem(options, options.getCount().get()));
        }
    }

    /**
     * Returns whether bisections use a setting.
     *
     * @param setting any setting
     * @return whether bisections use it
     */
    public static boolean isOfBisections(Setting<?> setting) {
        return OF_BISECTIONS.contains(setting);
    }

    /**
     * Finds what a run of two sides makes nothing of.
     *
     * @param options of a run of two sides
     * @return a sentence for each, which says why
     */
    public static List<String> unusedByTwoSides(Options options) {
        List<String> sentences = new ArrayList<>();
        for (Setting<?> setting : Settings.all()) {
            String reason = setting.unusedByTwoSides(options);
            if (reason != null) {
                sentences.add(setting.typedIn(options) + " is not used: " + reason);
            }
        }
        return sentences;
    }

    /**
     * Tells whether the baseline has something of its own, so that it is to be run.
     *
     * @param options of a run
     * @return true also where it is the same jar
     */
    public static boolean runsABaseline(ReconfigurationOptions options) {
        return !given(options, SettingTrait.RUNS_A_BASELINE).isEmpty();
    }

    /** Returns those that somebody asked for and that have a trait. */
    private static List<Setting<?>> given(ReconfigurationOptions options, SettingTrait trait) {
        List<Setting<?>> given = new ArrayList<>();
        for (Setting<?> setting : Settings.all()) {
            if (setting.has(trait) && setting.isAskedFor(options)) {
                given.add(setting);
            }
        }
        return given;
    }

    private static void refuse(String problem) throws OptionRuleException {
        if (problem != null) {
            throw new OptionRuleException(problem);
        }
    }

    /** What is said of an option that needs something to compare with. */
    private static String isForComparisons(String flag) {
        return flag + " is for comparisons: name the results to compare with by -vs";
    }
}
