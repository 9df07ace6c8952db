package org.openjdk.jmh.ab;

import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.files.ClassPathText;
import org.openjdk.jmh.files.FilePatterns;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.runner.options.WarmupMode;

/** What options mean to a run of two sides. */
final class SideSettings {

    /**
     * Counts scatter by so little that two to five blocks tell; looks at more would cost the first ones their confidence. None is
     * futile: by the fifth, what a compiler made of one fork does not count.
     */
    private static final int MOST_COUNTED_BLOCKS = 5;
    /**
     * Most sides are the same, and two blocks tell. That sides differ they cannot tell: where a compiler has two outcomes, two forks
     * of either side are at different ones, all alike, in one of eight pairs of equal sides (docs/evidence/sequential.md).
     */
    private static final double EARLY_SAMENESS = 0.4;

    private SideSettings() {
    }

    /** Refuses what does not fit. */
    static void check(Options options) throws RunnerException {
        if (options.getBaselines().size() > 1) {
            throw new SideException("A baseline that is run is one jar or one class path: -vs "
                    + String.join(", ", options.getBaselines()) + " are several");
        }
        for (String text : options.getBaselines()) {
            if (!ClassPathText.isClassPath(text)) {
                throw new SideException(
                        "-vs " + FilePatterns.shown(text)
                                + " is no jar and no class path, which -vsJvm, -vsJvmArgs and -vsp "
                                + "are for; they run the baseline, and do not fit stored results");
            }
        }
        checkWarmup(options);
        OptionRules.checkTwoSides(options);
    }

    /** In a fork of either side runs its benchmark alone, and each fork counts, as the block is what is compared. */
    static void checkWarmup(Options options) throws SideException {
        int forks = options.getWarmupForkCount().orElse(0);
        if (forks > 0) {
            throw new SideException(
                    "-wf " + forks + " leaves forks out, and of two sides each fork is one of a block that "
                            + "counts: warm up within forks, by -wi");
        }
        WarmupMode mode = options.getWarmupMode().orElse(WarmupMode.INDI);
        if (mode != WarmupMode.INDI) {
            throw new SideException("-wm " + mode + " warms up other benchmarks in a fork, and forks of two sides have "
                    + "their own one only: -wm " + WarmupMode.INDI);
        }
        if (!options.getWarmupIncludes().isEmpty()) {
            throw new SideException("-wmb " + String.join(",", options.getWarmupIncludes())
                    + " warms up other benchmarks in a fork, and forks of two sides have their own one only");
        }
    }

    /** Whether both forks of a block run at the same time. */
    static boolean isDuet(Options options) {
        return options.getSideOrder().orElse(SideOrder.INTERLEAVED) == SideOrder.DUET;
    }

    /** How it is decided whether the sides differ. */
    static SequentialSettings decision(Options options) throws SideException {
        return decision(options, options.getCount().hasValue());
    }

    /** The same of forks that are counted, or that are not though others are. */
    static SequentialSettings decision(Options options, boolean counted) throws SideException {
        ComparisonSettings comparison = ComparisonSettings.standard().withMethod(ComparisonMethods.paired());
        SequentialSettings settings = SequentialSettings.standard();
        if (counted) {
            comparison = comparison.withTolerance(ComparisonSettings.COUNT_TOLERANCE)
                    .withMethod(ComparisonMethods.trimmedPairs());
            settings = settings.withRareFork(1).withFutility(0).withMostBlocks(MOST_COUNTED_BLOCKS)
                    .withEarlySameness(EARLY_SAMENESS);
        }
        if (options.getComparisonTolerance().hasValue()) {
            comparison = comparison.withTolerance(options.getComparisonTolerance().get());
        }
        settings = settings.withComparison(comparison);
        if (isDuet(options)) {
            settings = settings.withSimultaneousForks();
        }
        try {
            return options.getForkCount().hasValue() ? settings.withMostBlocks(options.getForkCount().get()) : settings;
        } catch (IllegalArgumentException e) {
            throw new SideException("-f " + options.getForkCount().get() + " does not fit a comparison of two sides: "
                    + e.getMessage());
        }
    }
}
