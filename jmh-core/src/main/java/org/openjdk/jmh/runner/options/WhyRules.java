package org.openjdk.jmh.runner.options;

import java.nio.file.Files;
import java.nio.file.Paths;

/** Checks the library of a profiler that the user names. */
final class WhyRules {

    private WhyRules() {
    }

    /** Returns what is wrong with the library in a sentence, or null. */
    static String problem(ReconfigurationOptions options, String library) {
        String flag = Settings.WHY_PROFILER + " " + library;
        if (!isRequested(options)) {
            return flag + " applies to -why: add -why, or leave it out";
        }
        if (options.getCount().hasValue()) {
            return flag + " and -count " + options.getCount().get()
                    + ": counted forks show what methods did without a profiler; leave one of them out";
        }
        if (!Files.isRegularFile(Paths.get(library))) {
            return flag
                    + ": there is no such file; give the path of libasyncProfiler.so (macOS: .dylib) of async-profiler 2.9 or newer";
        }
        return library.contains("=") ? flag + ": JVMs cut such a path at the =; rename the file"
                : null;
    }

    private static boolean isRequested(ReconfigurationOptions options) {
        return Settings.WHY.of(options).orElse(false) || Settings.WHY_ALL.of(options).orElse(false);
    }
}
