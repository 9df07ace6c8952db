package org.openjdk.jmh.output;

import org.openjdk.jmh.run.RunKey;
import org.openjdk.jmh.runner.RunnerException;

/** Opens the output for the results of a run. */
@FunctionalInterface
public interface OutputSource {

    /** Published if results are written to several files. */
    RunKey<OutputSource> KEY = new RunKey<>("output");

    /**
     * Opens the output, a file as the user named it. Throws if it cannot be written, or not in the requested format.
     */
    ResultStore open(String file) throws RunnerException;
}
