package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.runner.Defaults;

/** Rejects upstream's options that contradict {@code -auto}. */
final class AutoRules {

    private AutoRules() {
    }

    static boolean isAuto(Reconfiguration value) {
        return value == Reconfiguration.AUTO;
    }

    /** Returns what is wrong in a sentence, or null. */
    static String problem(Options options) {
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
}
