package org.openjdk.jmh.files;

import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;

/** Detects runs of two sides. It loads no other class of such runs, because every run calls it. */
public final class WantedSides {

    private WantedSides() {
    }

    /** Returns whether options name a baseline that can run. */
    public static boolean in(Options options) {
        return OptionRules.runsABaseline(options)
                || options.getBaselines().stream().anyMatch(ClassPathText::isClassPath);
    }
}
