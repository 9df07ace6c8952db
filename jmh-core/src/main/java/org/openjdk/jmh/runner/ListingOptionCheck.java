package org.openjdk.jmh.runner;

import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.comparison.StoredBaseline;
import org.openjdk.jmh.files.WantedSides;
import org.openjdk.jmh.results.reports.Wrapped;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.Options;

/** Checks the options of a list. Nothing runs, but users try options on a list before they run them. */
final class ListingOptionCheck {

    private ListingOptionCheck() {
    }

    /**
     * Checks options as a run would.
     *
     * <p>Any error is thrown unchecked, as a {@link CommandLineOptionException} with the message that a run would end
     * with.
     */
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
