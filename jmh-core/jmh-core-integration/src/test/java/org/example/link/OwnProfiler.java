package org.example.link;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/** A user's profiler with its own type of result. */
public final class OwnProfiler implements InternalProfiler {

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        // Nothing to prepare.
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(BenchmarkParams benchmark, IterationParams iteration,
                                                          IterationResult result) {
        return List.of(new OwnResult(42));
    }

    @Override
    public String getDescription() {
        return "counts tigers";
    }
}
