package org.openjdk.jmh.runner.options;

/** Tells where options come from, so that messages name them as their user knows them. */
public final class OptionOrigin {

    private OptionOrigin() {
    }

    /**
     * Tells whether a command line is behind some options.
     *
     * @param options of a run
     * @return true also where a program builds on those of its command line
     */
    public static boolean isCommandLine(Options options) {
        return options instanceof ReconfigurationValues && ((ReconfigurationValues) options).isCommandLine();
    }
}
