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
            return flag + " is for -why: add that, or leave it out";
        }
        if (options.getCount().hasValue()) {
            return flag + " and -count " + options.getCount().get()
                    + ": forks that are counted tell by themselves what methods did; leave one of them out";
        }
        if (!Files.isRegularFile(Paths.get(library))) {
            return flag + ": there is no such file; it is the libasyncProfiler of async-profiler 2.9 or newer "
                    + "(.so, on macOS .dylib)";
        }
        return library.contains("=") ? flag + ": a VM takes what is behind = for arguments; give the file another name"
                : null;
    }

    private static boolean isRequested(ReconfigurationOptions options) {
        return Settings.WHY.of(options).orElse(false) || Settings.WHY_ALL.of(options).orElse(false);
    }
}
