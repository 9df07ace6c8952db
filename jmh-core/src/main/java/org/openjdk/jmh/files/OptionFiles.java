package org.openjdk.jmh.files;

import java.io.File;
import java.util.Collection;
import java.util.Locale;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Settings;
import org.openjdk.jmh.util.Optional;

/** Collects the files that options name, by their flags on the command line. */
public final class OptionFiles {

    private static final String RESULT = "-rff";

    private OptionFiles() {
    }

    /** Returns all files that options name, not yet checked. Throws if a name is empty. */
    public static RunFiles of(Options options) throws FileUseException {
        RunFiles files = new RunFiles();
        for (String element : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
            if (!element.isEmpty()) {
                files.reads("the class path's", element);
            }
        }
        if (options instanceof CommandLineOptions) {
            readsAll(files, "-load", ((CommandLineOptions) options).getLoadedResults());
        }
        readsAll(files, "-vs", options.getBaselines());
        if (options.getJournal().hasValue()) {
            files.updates("-journal", options.getJournal().get());
        }
        if (options.getHistory().hasValue()) {
            files.updates("-hist", options.getHistory().get());
        }
        Optional<String> result = resultFile(options);
        if (result.hasValue()) {
            files.writesResults(RESULT, result.get());
        }
        if (options.getResultPage().hasValue()) {
            files.writesText(Settings.RESULT_PAGE.toString(), options.getResultPage().get());
        }
        if (options.getOutput().hasValue()) {
            files.writesText("-o", options.getOutput().get());
        }
        for (String report : options.getComparisonReports()) {
            files.writesText("-report", report);
        }
        for (String report : options.getAssertionReports()) {
            files.writesText("-assertionReport", report);
        }
        return files;
    }

    private static void readsAll(RunFiles files, String option, Collection<String> texts) throws FileUseException {
        for (String text : texts) {
            files.readsExisting(option, text);
        }
    }

    /**
     * Returns the file of the results, absent if results are not written. Options may name the file, or only a format.
     */
    public static Optional<String> resultFile(Options options) {
        if (!options.getResult().hasValue() && !options.getResultFormat().hasValue()) {
            return Optional.none();
        }
        ResultFormatType format = options.getResultFormat().orElse(Defaults.RESULT_FORMAT);
        return Optional.of(options.getResult()
                .orElse(Defaults.RESULT_FILE_PREFIX + "." + format.toString().toLowerCase(Locale.ROOT)));
    }
}
