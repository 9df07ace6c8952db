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
     * Refuses what a command line may ask for beside a run, and a run of two sides cannot do.
     *
     * @param loads whether earlier results are to tell what forks take
     * @param plans whether forks are to be planned
     * @throws SideException if either is so
     */
    public static void checkCommand(boolean loads, boolean plans) throws SideException {
        if (loads) {
            throw new SideException(
                    "-load beside -shard or -budget tells what forks take, and how many blocks two sides need "
                            + "is not known from that: leave it out");
        }
        if (plans) {
            throw new SideException(
                    "-plan plans runs of one side; of two sides that are run, the difference decides how many "
                            + "forks there are: leave it out");
        }
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
