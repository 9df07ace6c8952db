package org.openjdk.jmh.bridge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.select.SurefireFilter;
import org.openjdk.jmh.bridge.select.SurefireReports;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Options that select tests by Surefire's reports. */
final class SurefireOptions {

    @ArgGroup(exclusive = false)
    private @Nullable Reports reports;

    /** Options that need a folder of reports. */
    static final class Reports {

        @Option(names = "--surefire-reports", paramLabel = "FOLDER", required = true,
                description = "Convert only tests that Surefire's TEST-*.xml in this folder report.")
        private Path folder;

        @Option(names = "--result", paramLabel = "RESULT", defaultValue = "PASSING",
                description = "Which of them: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
        private SurefireFilter.Wanted wanted;

        @Option(names = "--min-millis", paramLabel = "MS", defaultValue = "0",
                description = "Only those whose longest invocation took at least as long.")
        private double shortest;

        @Option(names = "--max-millis", paramLabel = "MS", defaultValue = "Infinity",
                description = "Only those whose longest invocation took no longer.")
        private double longest;
    }

    /** Returns the filter; empty without reports. */
    Optional<SurefireFilter> filter() throws IOException, BridgeException {
        if (reports == null) {
            return Optional.empty();
        }
        if (!(reports.shortest >= 0 && reports.shortest <= reports.longest)) {
            throw new BridgeException(
                    "--min-millis " + reports.shortest + " must be at least 0, and at most --max-millis "
                            + reports.longest);
        }
        return Optional.of(new SurefireFilter(new SurefireReports(reports.folder), reports.wanted, reports.shortest,
                reports.longest));
    }
}
