package org.openjdk.jmh.runner;

import org.openjdk.jmh.files.FileUseException;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;

/** Hook in front of where upstream opens the file of the console's output, and drops what it holds. */
final class OutputCheck {

    private OutputCheck() {
    }

    /** Refuses files that the options must not name together, as mistakes on the command line or by a builder are. */
    static void check(Options options) {
        try {
            OptionFiles.of(options).check();
        } catch (FileUseException e) {
            if (options instanceof CommandLineOptions) {
                throw HookedRunner.<RuntimeException>unchecked(new CommandLineOptionException(e.getMessage()));
            }
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }
}
