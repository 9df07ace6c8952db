package org.openjdk.jmh.run;

import java.util.List;
import org.openjdk.jmh.results.IterationResult;

/** A fork that upstream runs. */
public interface MeasuredFork {

    /**
     * Runs the fork.
     *
     * @return the iterations of its result
     * @throws org.openjdk.jmh.runner.BenchmarkException if its VM fails
     */
    List<IterationResult> run(List<String> command);

    /** Discards what the fork sent, and prepares it to run again. */
    void renew();

    /** Discards what a lost fork sent. */
    void discard();
}
