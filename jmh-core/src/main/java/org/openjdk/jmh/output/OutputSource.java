package org.openjdk.jmh.output;

import org.openjdk.jmh.run.RunKey;
import org.openjdk.jmh.runner.RunnerException;

/** Opens the output for the results of a run. */
@FunctionalInterface
public interface OutputSource {

    /** Published if results are written to several files. */
    RunKey<OutputSource> KEY = new RunKey<>("output");

    /**
     * Opens the output.
     *
     * @param file as the user named it
     * @throws RunnerException if it cannot be written, or not in the format that the options name
     */
    ResultStore open(String file) throws RunnerException;
}
