package org.openjdk.jmh.runner;

import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.comparison.StoredBaseline;
import org.openjdk.jmh.comparison.WantedSides;
import org.openjdk.jmh.runner.options.Options;

/** What a list checks, though nothing runs: users try options by it before they run them. */
final class ListedOptions {

    private ListedOptions() {
    }

    /** Throws the exception of a run that could not have its baseline. */
    static void check(Options options) {
        try {
            if (WantedSides.in(options)) {
                SideBySideRun.check(options);
            } else {
                StoredBaseline.check(options);
            }
        } catch (RunnerException e) {
            throw HookedRunner.<RuntimeException>unchecked(e);
        }
    }
}
