package org.openjdk.jmh.runner.options;

/** Determines the origin of options, so that messages name them as the user knows them. */
public final class OptionOrigin {

    private OptionOrigin() {
    }

    /**
     * Returns whether options come from a command line.
     *
     * @param options options of a run
     * @return true also for those of a program that inherits them
     */
    public static boolean isCommandLine(Options options) {
        return options instanceof ReconfigurationValues && ((ReconfigurationValues) options).isCommandLine();
    }
}
