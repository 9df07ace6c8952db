package org.openjdk.jmh.runner;

import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.comparison.StoredBaseline;
import org.openjdk.jmh.files.WantedSides;
import org.openjdk.jmh.results.reports.Wrapped;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.Options;

/** Checks the options of a list as a run would, because users try options on a list first. */
final class ListingOptionCheck {

    private ListingOptionCheck() {
    }

    /** Throws any error unchecked, as a {@link CommandLineOptionException} with the message of a run. */
    static void check(Options options) {
        try {
            if (WantedSides.in(options)) {
                SideBySideRun.check(options);
            } else {
                StoredBaseline.check(options);
            }
        } catch (RunnerException e) {
            throw HookedRunner
                    .<RuntimeException>unchecked(new CommandLineOptionException(Wrapped.error(e.getMessage()), e));
        }
    }
}
