package org.openjdk.jmh.runner.options;

import java.util.Locale;

/** The time of an iteration in decisions and comparisons. */
public enum Clock {

    /** Elapsed time without the time for which threads waited for a processor. */
    OWN,

    /** Elapsed time. */
    WALL;

    /**
     * Returns the clock that judges a benchmark in a run of one side.
     *
     * @param options   options of the run
     * @param isDynamic whether the benchmark is dynamic
     * @return the clock of the options; by default, own time if the benchmark is dynamic
     */
    public static Clock of(Options options, boolean isDynamic) {
        return options.getClock().orElse(isDynamic ? OWN : WALL);
    }

    /** Returns the name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
