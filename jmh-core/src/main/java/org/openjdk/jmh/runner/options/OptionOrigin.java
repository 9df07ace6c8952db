package org.openjdk.jmh.runner.options;

/** Determines the origin of options, so that messages name them as users do. */
public final class OptionOrigin {

    private OptionOrigin() {
    }

    /**
     * Returns whether options come from a command line, or from a program that inherits those of one.
     *
     * @param options options of a run
     * @return false for options set by a program
     */
    public static boolean isCommandLine(Options options) {
        return options instanceof ReconfigurationValues && ((ReconfigurationValues) options).isCommandLine();
    }
}
