package org.openjdk.jmh.runner;

import org.openjdk.jmh.files.FileUseException;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.files.RunFiles;
import org.openjdk.jmh.results.reports.Wrapped;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;

/** Hook that checks the files of a run before upstream truncates the file of the console output. */
final class OutputCheck {

    private OutputCheck() {
    }

    /**
     * Rejects options that name one file for two purposes, and on the command line a file that cannot be written: by an
     * error of the command line, or by an {@link IllegalArgumentException} if a program set them.
     */
    static void check(Options options) {
        try {
            RunFiles files = OptionFiles.of(options);
            files.check();
            if (options instanceof CommandLineOptions) {
                files.checkWritable();
            }
        } catch (FileUseException e) {
            if (options instanceof CommandLineOptions) {
                throw HookedRunner
                        .<RuntimeException>unchecked(new CommandLineOptionException(Wrapped.error(e.getMessage())));
            }
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }
}
