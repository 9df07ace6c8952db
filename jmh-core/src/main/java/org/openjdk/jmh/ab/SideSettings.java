package org.openjdk.jmh.ab;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.files.ClassPathText;
import org.openjdk.jmh.files.FilePatterns;
import org.openjdk.jmh.reconfiguration.SystemLoad;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.runner.options.WarmupMode;

/** Settings of a run of two sides, from its options. */
final class SideSettings {

    private static final ComparisonSettings PAIRED =
            ComparisonSettings.standard().withMethod(ComparisonMethods.paired());

    /**
     * Counts vary so little that two to five blocks decide; further interim analyses would weaken the first ones. The
     * rule does not stop early for futility, because a rare outcome of the compiler is trimmed up to the fifth block.
     */
    private static final int MAX_COUNTED_BLOCKS = 5;
    /**
     * Two blocks suffice to find that sides are the same, as most are. They do not suffice to find a difference: if a
     * compiler has two outcomes, both forks of one side have one and both of the other side the other in one of eight
     * pairs of equal sides (docs/evidence/sequential.md).
     */
    private static final double EARLY_SAMENESS = 0.4;
    /** Enough to find changes that matter by the clock, and a fraction of the cost of counting. */
    private static final int MAX_CLOCK_BLOCKS = 5;

    /**
     * Factor of the pairs for which a budget has time by the estimate before the run. Estimates are cautious, and decided
     * benchmarks leave their time to others.
     */
    private static final double BEYOND_ESTIMATE = 1.5;
    /** Fewer pairs would make the run depend on the estimate alone. */
    private static final int FEWEST_MOST_BLOCKS = 5;

    /**
     * Shares of a budget for one benchmark of which a pair should use no more than one. Four pairs then fit, one more than
     * the first interim analysis takes: the start of the run and the ends of forks need the fifth share.
     */
    private static final int SHARES = 5;

    private SideSettings() {
    }

    /** Rejects options that two sides cannot have. The message says what to do. */
    static void check(Options options) throws RunnerException {
        if (options.getBaselines().size() > 1) {
            throw new SideException("A run of two sides takes one baseline, a jar or a class path: -vs "
                    + String.join(", ", options.getBaselines()) + " are several; name one");
        }
        for (String text : options.getBaselines()) {
            if (!ClassPathText.isClassPath(text)) {
                throw new SideException(
                        "-vs " + FilePatterns.shown(text)
                                + " is neither a jar nor a class path: -vsJvm, -vsJvmArgs and -vsp run the baseline and do not "
                                + "apply to stored results; leave them out");
            }
        }
        checkWarmup(options);
        OptionRules.checkTwoSides(options);
    }

    /** Returns the settings in results that differ because the user wants to compare them. */
    static Set<String> intended(Options options) {
        Set<String> names = new HashSet<>();
        if (options.getBaselineJvm().hasValue()) {
            Collections.addAll(names, "jdkVersion", "vmName", "vmVersion");
        }
        if (options.getBaselineJvmArgs().hasValue()) {
            names.add(StoredResult.ARGUMENTS);
        }
        return names;
    }

    /** Rejects warmup forks and bulk warmups: each fork runs one benchmark alone, and counts as half of a block. */
    static void checkWarmup(Options options) throws SideException {
        int forks = options.getWarmupForkCount().orElse(0);
        if (forks > 0) {
            throw new SideException(
                    "-wf " + forks
                            + " discards forks, but each fork of two sides belongs to a pair that counts: warm up within "
                            + "forks, with -wi");
        }
        WarmupMode mode = options.getWarmupMode().orElse(WarmupMode.INDI);
        if (mode != WarmupMode.INDI) {
            throw new SideException("-wm " + mode
                    + " warms up other benchmarks in a fork, but forks of two sides run only their own: use -wm "
                    + WarmupMode.INDI);
        }
        if (!options.getWarmupIncludes().isEmpty()) {
            throw new SideException("-wmb " + String.join(",", options.getWarmupIncludes())
                    + " warms up other benchmarks in a fork, but forks of two sides run only their own; leave it out");
        }
    }

    /** Returns whether both forks of a block run at the same time. */
    static boolean isDuet(Options options) {
        return options.getSideOrder().orElse(SideOrder.ALTERNATING) == SideOrder.DUET;
    }

    /** Returns whether both forks of a block run in turns. */
    static boolean areAlternating(Options options) {
        return !options.getCount().hasValue()
                && options.getSideOrder().orElse(SideOrder.ALTERNATING) == SideOrder.ALTERNATING;
    }

    /** Returns whether the VMs of both forks of a block are alive at the same time. */
    static boolean areAtOnce(Options options) {
        return isDuet(options) || areAlternating(options);
    }

    /** Returns how to decide whether the sides differ. */
    static SequentialSettings decision(Options options) throws SideException {
        return decision(options, options.getCount().hasValue());
    }

    /** Returns how to decide whether the sides differ, for forks that are counted rather than timed or the reverse. */
    static SequentialSettings decision(Options options, boolean counted) throws SideException {
        ComparisonSettings comparison = PAIRED;
        SequentialSettings settings = SequentialSettings.standard();
        if (counted) {
            comparison = comparison.withTolerance(ComparisonSettings.COUNT_TOLERANCE)
                    .withMethod(ComparisonMethods.trimmedPairs());
            settings = settings.withRareFork(1).withFutility(0).withMostBlocks(MAX_COUNTED_BLOCKS)
                    .withEarlySameness(EARLY_SAMENESS);
        }
        if (options.getComparisonTolerance().hasValue()) {
            comparison = comparison.withTolerance(options.getComparisonTolerance().get());
        }
        settings = settings.withComparison(comparison);
        if (isDuet(options)) {
            settings = settings.withSimultaneousForks();
        } else if (!counted && areAlternating(options)) {
            settings = settings.withShape(SequentialSettings.FOR_SMALL_VARIATION);
        }
        try {
            return options.getForkCount().hasValue() ? settings.withMostBlocks(options.getForkCount().get()) : settings;
        } catch (IllegalArgumentException e) {
            throw new SideException("-f " + options.getForkCount().get() + " does not fit a comparison of two sides: "
                    + e.getMessage());
        }
    }

    /** Returns how to decide by own time whether sides differ whose instructions are the same. */
    static SequentialSettings ofClock(Options options) {
        double tolerance = Math.max(ComparisonSettings.TOLERANCE, options.getComparisonTolerance().orElse(0.0));
        return SequentialSettings.standard().withMostBlocks(MAX_CLOCK_BLOCKS)
                .withShape(SequentialSettings.FOR_SMALL_VARIATION).withComparison(PAIRED.withTolerance(tolerance));
    }

    /**
     * Lowers the maximum of blocks to what a budget has time for. Each possible look widens the intervals of all others:
     * after three pairs, they are a third narrower with at most 6 looks than with 20. Runs that another one continues or
     * completes keep their maximum, since it must be the same for all of them.
     *
     * @param pairs that share the budget
     */
    static SequentialSettings withinBudget(SequentialSettings decision, Options options,
                                           Collection<PairedBenchmark> pairs) {
        if (!options.getBudget().hasValue() || options.getForkCount().hasValue() || !areAlternating(options)
                || isPartOfRun(options)) {
            return decision;
        }
        double slowdown = SystemLoad.slowdown(1);
        double round = pairs.stream().mapToDouble(pair -> BlockDefaults.pairSeconds(pair, slowdown)).sum();
        double most = Math.ceil(BEYOND_ESTIMATE * TimeBudget.seconds(options.getBudget().get()) / round);
        return decision.withMostBlocks((int) Math.min(decision.mostBlocks(), Math.max(FEWEST_MOST_BLOCKS, most)));
    }

    /** Returns whether another run continues or completes this one. */
    static boolean isPartOfRun(Options options) {
        return options.getJournal().hasValue() || options.getShard().hasValue();
    }

    /** Returns the seconds for a pair of forks if a budget has time for several of each benchmark; infinite without one. */
    static double pairSeconds(Options options, int benchmarks) {
        return options.getBudget().hasValue()
                ? TimeBudget.seconds(options.getBudget().get()) / (SHARES * benchmarks)
                : Double.POSITIVE_INFINITY;
    }
}
