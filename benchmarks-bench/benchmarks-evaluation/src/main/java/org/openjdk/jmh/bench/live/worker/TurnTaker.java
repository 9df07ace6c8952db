package org.openjdk.jmh.bench.live.worker;

import java.io.File;
import java.util.Collection;
import java.util.Collections;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.ExternalProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;

/** Waits for the host's turn before each fork. JMH makes it from its name. */
public final class TurnTaker implements ExternalProfiler {

    @Override
    public void beforeTrial(BenchmarkParams params) {
        EvaluationWorker.beforeFork(BenchmarkKey.of(params));
    }

    @Override
    public Collection<? extends Result<?>> afterTrial(BenchmarkResult result, long pid, File out, File err) {
        EvaluationWorker.afterFork(BenchmarkKey.of(result.getParams()));
        return Collections.emptyList();
    }

    @Override
    public Collection<String> addJVMInvokeOptions(BenchmarkParams params) {
        return Collections.emptyList();
    }

    @Override
    public Collection<String> addJVMOptions(BenchmarkParams params) {
        return Collections.emptyList();
    }

    @Override
    public boolean allowPrintOut() {
        return true;
    }

    @Override
    public boolean allowPrintErr() {
        return true;
    }

    @Override
    public String getDescription() {
        return "waits for its turn";
    }
}
