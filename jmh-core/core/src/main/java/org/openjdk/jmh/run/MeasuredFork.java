package org.openjdk.jmh.run;

import java.util.List;
import org.openjdk.jmh.results.IterationResult;

/** One fork, as upstream runs it. */
public interface MeasuredFork {

    /** Runs it by a command, and returns the iterations of its result; throws upstream's exception where its VM ends badly. */
    List<IterationResult> run(List<String> command);

    /** What it sent does not count, and it is told anew what to do before it runs again. */
    void renew();

    /** What it sent before it was lost is not for the next one. */
    void discard();
}
