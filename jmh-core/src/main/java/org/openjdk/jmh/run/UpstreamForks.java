package org.openjdk.jmh.run;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/** The forks that upstream's loops run, and the results by now. */
public interface UpstreamForks {

    /** Returns the benchmarks that run in this VM. */
    List<BenchmarkParams> withoutForks();

    /** Returns whether a lost fork leaves the others of its benchmark in the result. */
    boolean keepsEachFork(BenchmarkParams params);

    /** Returns the result by now of the benchmark that runs or has just ended. */
    RunResult resultSoFar();

    /** Returns the results by now of all benchmarks with forks that have one. */
    Collection<RunResult> resultsSoFar();

    /** Returns the results of a run whose last fork has ended; empty before. */
    Collection<RunResult> resultsAtEnd();
}
