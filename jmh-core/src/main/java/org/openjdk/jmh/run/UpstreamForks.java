package org.openjdk.jmh.run;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/** The forks that upstream's loops run, and their results so far. */
public interface UpstreamForks {

    List<BenchmarkParams> withoutForks();

    /** Returns whether the benchmark keeps its other forks if one is lost. */
    boolean keepsEachFork(BenchmarkParams params);

    /** Returns the result so far of the benchmark that runs or has just ended. */
    RunResult resultSoFar();

    /** Returns the results so far of all benchmarks with forks. */
    Collection<RunResult> resultsSoFar();

    /** Returns the results of a run whose last fork has ended; empty before. */
    Collection<RunResult> resultsAtEnd();
}
