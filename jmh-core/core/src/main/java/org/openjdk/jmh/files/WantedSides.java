package org.openjdk.jmh.files;

import org.openjdk.jmh.runner.options.OptionRules;
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
        return OptionRules.runsABaseline(options)
                || options.getBaselines().stream().anyMatch(ClassPathText::isClassPath);
    }
}
