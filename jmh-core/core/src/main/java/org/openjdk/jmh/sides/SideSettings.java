package org.openjdk.jmh.sides;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.runner.options.WarmupMode;

/** What options mean to a run of two sides. */
final class SideSettings {

    private SideSettings() {
    }

    /** Refuses what does not fit. */
    static void check(Options options) throws SideException {
        if (options.getBaselines().size() > 1) {
            throw new SideException("A baseline that is run is one jar or one class path: -vs "
                    + String.join(", ", options.getBaselines()) + " are several");
        }
        for (String text : options.getBaselines()) {
            if (!ClassPathText.isClassPath(text)) {
                throw new SideException(
                        "-vs " + text + " is no jar and no class path, which -vsJvm, -vsJvmArgs and -vsp "
                                + "are for; they run the baseline, and do not fit stored results");
            }
        }
        checkForks(options);
        checkWarmup(options);
        if (options.getReconfiguration().orElse(Reconfiguration.STATIC) == Reconfiguration.DYNAMIC) {
            throw new SideException(
                    "Forks of two sides have the same iterations, so that -rf dynamic and the options of "
                            + "dynamic runs do not fit: how many forks there are is decided by the difference");
        }
    }

    private static void checkForks(Options options) throws SideException {
        if (options.getForkOrder().hasValue()) {
            throw new SideException("Forks of two sides run in blocks until the difference is decided; "
                    + "-order is for runs of one side");
        }
        if (options.getShard().hasValue() && options.getShard().get().isOfForks()) {
            throw new SideException("-shard " + options.getShard().get() + " spreads forks, and the forks of two sides "
                    + "stay together on a machine: spread benchmarks, by -shard " + options.getShard().get().number()
                    + "/" + options.getShard().get().count());
        }
    }

    /** In a fork of either side runs its benchmark alone, and each fork counts, as the block is what is compared. */
    private static void checkWarmup(Options options) throws SideException {
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

    /** What of the options nothing is made of, and why: a sentence for each. */
    static List<String> unused(Options options) {
        List<String> sentences = new ArrayList<>();
        if (options.getHistory().hasValue()) {
            sentences
                    .add("-hist " + options.getHistory().get() + " is not used: iterations of two sides are fixed, and "
                            + "end their warmup alike. Nothing is read from it, and nothing added");
        }
        if (options.getKeepForks().hasValue()) {
            sentences.add(
                    "-kf " + options.getKeepForks().get() + " is not used: a fork of two sides that is lost takes its "
                            + "block with it, and nothing else");
        }
        return sentences;
    }

    /** Whether both forks of a block run at the same time. */
    static boolean isDuet(Options options) {
        return options.getSideOrder().orElse(SideOrder.INTERLEAVED) == SideOrder.DUET;
    }

    /** How it is decided whether the sides differ. */
    static SequentialSettings decision(Options options) throws SideException {
        ComparisonSettings comparison = ComparisonSettings.standard().withMethod(ComparisonMethods.paired());
        if (options.getComparisonTolerance().hasValue()) {
            comparison = comparison.withTolerance(options.getComparisonTolerance().get());
        }
        SequentialSettings settings = SequentialSettings.standard().withComparison(comparison);
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
