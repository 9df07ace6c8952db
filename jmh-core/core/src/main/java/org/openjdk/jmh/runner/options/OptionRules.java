package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

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
            OptionRule.needs(Settings.RESUME, Settings.JOURNAL,
                    "needs the journal of the run to go on with: name it by -journal")));

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
    }

    /**
     * The same where results are taken from files, and most options mean nothing.
     *
     * @param options of the command line
     * @throws OptionRuleException which says how to put it right
     */
    public static void checkLoaded(Options options) throws OptionRuleException {
        for (OptionRule rule : PAIRS) {
            refuse(rule.isOfResults(options) ? rule.problem(options) : null);
        }
    }

    /**
     * Refuses what is of no use to a run of one side and, where it is not compared, to such a run.
     *
     * @param options of a run of one side
     * @throws OptionRuleException which says what is missing
     */
    public static void checkOneSide(Options options) throws OptionRuleException {
        for (Setting<?> setting : given(options, SettingTrait.ONLY_OF_TWO_SIDES)) {
            refuse(setting.typedIn(options) + " is for two sides that are run: name the baseline by -vs JAR, -vsJvm, "
                    + "-vsJvmArgs or -vsp");
        }
        if (options.getBaselines().isEmpty()) {
            for (Setting<?> setting : given(options, SettingTrait.ONLY_OF_COMPARISONS)) {
                refuse(isForComparisons(setting.toString()));
            }
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
    static List<Setting<?>> given(ReconfigurationOptions options, SettingTrait trait) {
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
    static String isForComparisons(String flag) {
        return flag + " is for comparisons: name the results to compare with by -vs";
    }
}
