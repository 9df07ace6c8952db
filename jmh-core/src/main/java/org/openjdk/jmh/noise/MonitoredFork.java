package org.openjdk.jmh.noise;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.link.ForwardingForkObserver;

/** Reads what the machine does in each iteration of a fork. */
final class MonitoredFork extends ForwardingForkObserver {

    private final NoisePart environment;

    MonitoredFork(NoisePart environment, ForkObserver next) {
        super(next);
        this.environment = environment;
    }

    @Override
    public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
        environment.startIteration(phase.getType());
        super.iterationStarts(params, phase, iteration);
    }

    /** Reads the machine first, since the next observer may use the load. The fork of a dynamic benchmark waits meanwhile. */
    @Override
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        environment.endIteration(iteration, nanos(params, result));
        super.iterationLoad(environment.waited(), environment.others());
        super.iterationEnds(params, phase, iteration, result);
    }

    private static long nanos(BenchmarkParams params, IterationResult result) {
        IterationResultMetaData metadata = result.getMetadata();
        return metadata == null ? 0 : MeasuredTime.nanos(params.getMode(), params.getTimeUnit(),
                result.getPrimaryResult().getScore(), (double) metadata.getMeasuredOps(), params.getThreads());
    }
}
