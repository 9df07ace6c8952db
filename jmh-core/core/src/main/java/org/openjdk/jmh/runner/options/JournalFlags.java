package org.openjdk.jmh.runner.options;

import joptsimple.OptionParser;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import org.openjdk.jmh.util.Optional;

/** The flags for the journal of a run. */
final class JournalFlags {

    private static final String RESUME = "resume";

    private final OptionSpec<String> journal;
    private OptionSet set;

    JournalFlags(OptionParser parser) {
        journal = parser
                .accepts("journal", "Keep each fork in this file as soon as it has ended, so that a run that is "
                        + "interrupted can go on: by the same command with -resume.")
                .withRequiredArg().ofType(String.class).describedAs("file");
        parser.accepts(RESUME,
                "Go on with the run that was interrupted: take the forks of the file that -journal names, "
                        + "and run those that are missing.");
    }

    /** Takes what the user typed. */
    void read(OptionSet typed) {
        set = typed;
    }

    Optional<String> journal() {
        return set.has(journal) ? Optional.of(set.valueOf(journal)) : Optional.none();
    }

    Optional<Boolean> resume() {
        return set.has(RESUME) ? Optional.of(true) : Optional.none();
    }
}
