package org.openjdk.jmh.sides;

import org.openjdk.jmh.runner.options.Options;

/** Tells a run of two sides from any other; needs nothing else of them, as it is asked in each run. */
public final class WantedSides {

    private WantedSides() {
    }

    /**
     * Whether options ask for a run of two sides.
     *
     * @param options of a run
     * @return whether they name a baseline that can be run
     */
    public static boolean in(Options options) {
        return options.getBaselineJvm().hasValue() || options.getBaselineJvmArgs().hasValue()
                || !options.getBaselineParameters().isEmpty()
                || options.getBaselines().stream().anyMatch(ClassPathText::isClassPath);
    }

    /**
     * Refuses what is of no use to a run of one side.
     *
     * @param options of such a run
     * @throws SideException if they say how two sides are to run
     */
    public static void checkOnlySide(Options options) throws SideException {
        if (options.shouldCompareAll().orElse(false)) {
            throw new SideException(isForTwo("-vsall"));
        }
        if (options.getSideOrder().hasValue()) {
            throw new SideException(isForTwo("-ab " + options.getSideOrder().get()));
        }
        if (!options.getSideNames().isEmpty()) {
            throw new SideException(isForTwo("-vsn " + options.getSideNames().get(0)));
        }
    }

    private static String isForTwo(String option) {
        return option + " is for two sides that are run: name the baseline by -vs JAR, -vsJvm, -vsJvmArgs or -vsp";
    }
}
