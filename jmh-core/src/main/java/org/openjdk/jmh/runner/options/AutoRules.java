package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.runner.Defaults;

/** Rules of upstream's options that contradict {@code -rf auto}. */
final class AutoRules {

    private AutoRules() {
    }

    static boolean isAuto(Reconfiguration value) {
        return value == Reconfiguration.AUTO;
    }

    /** Returns what is wrong, in a sentence; null if nothing is, and for other runs. */
    static String problem(Options options) {
        if (!isAuto(options.getReconfiguration().orElse(Reconfiguration.STATIC))) {
            return null;
        }
        if (options.getForkCount().orElse(2) < 2) {
            return "-rf auto and -f " + options.getForkCount().get() + ": fewer than two forks do not show how forks "
                    + "differ; leave -f out, or give the most forks that may run, as in -f 20";
        }
        if (options.getWarmupIterations().orElse(1) < 1) {
            return "-rf auto and -wi 0: warmup ends when it is judged to be over; leave -wi out, or give the most "
                    + "iterations that it may take, as in -wi 100";
        }
        String bulk = bulkWarmup(options);
        return bulk == null ? null : "-rf auto and " + bulk + ": warmup is judged by the measurement behind it, which "
                + "has to be of the same benchmark; leave it out";
    }

    private static String bulkWarmup(Options options) {
        WarmupMode mode = options.getWarmupMode().orElse(Defaults.WARMUP_MODE);
        return !options.getWarmupIncludes().isEmpty() ? "-wmb" : mode.isBulk() ? "-wm " + mode : null;
    }
}
