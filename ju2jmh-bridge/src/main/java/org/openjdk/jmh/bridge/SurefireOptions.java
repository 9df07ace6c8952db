package org.openjdk.jmh.bridge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.select.SurefireFilter;
import org.openjdk.jmh.bridge.select.SurefireReports;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The options that choose tests by how they ran before. */
final class SurefireOptions {

    @ArgGroup(exclusive = false)
    private @Nullable Reports reports;

    /** Only together with a folder of reports do the others make sense. */
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

    /** The filter, if there are reports. */
    Optional<SurefireFilter> filter() throws IOException, BridgeException {
        if (reports == null) {
            return Optional.empty();
        }
        if (!(reports.shortest >= 0 && reports.shortest <= reports.longest)) {
            throw new BridgeException(
                    "no test takes at least " + reports.shortest + " ms and at most " + reports.longest + " ms");
        }
        return Optional.of(new SurefireFilter(new SurefireReports(reports.folder), reports.wanted, reports.shortest,
                reports.longest));
    }
}
