package org.openjdk.jmh.run;

import java.util.List;
import org.openjdk.jmh.results.IterationResult;

/** A fork that upstream's runner runs on request. */
public interface MeasuredFork {

    /** Runs the fork and returns the iterations of its result. Throws a {@code BenchmarkException} if its VM fails. */
    List<IterationResult> run(List<String> command);

    /** Discards the results of the fork and prepares it to run again. */
    void renew();

    /** Discards the partial results of a lost fork. */
    void discard();
}
