package org.openjdk.jmh.runner;

import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.comparison.StoredBaseline;
import org.openjdk.jmh.files.WantedSides;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.Options;

/** What a list checks, though nothing runs: users try options by it before they run them. */
final class ListingOptionCheck {

    private ListingOptionCheck() {
    }

    /** Throws what the main program answers to while it lists, with the reason for which a run would end. */
    static void check(Options options) {
        try {
            if (WantedSides.in(options)) {
                SideBySideRun.check(options);
            } else {
                StoredBaseline.check(options);
            }
        } catch (RunnerException e) {
            throw HookedRunner.<RuntimeException>unchecked(new CommandLineOptionException(e.getMessage(), e));
        }
    }
}
