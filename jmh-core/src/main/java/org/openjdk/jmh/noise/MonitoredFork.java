package org.openjdk.jmh.noise;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.environment.Interference;
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

    /** Reads the machine first, since the next observer may use the load. */
    @Override
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        Interference meanwhile = environment.endIteration(iteration);
        super.iterationLoad(meanwhile.waiting(), meanwhile.others());
        super.iterationEnds(params, phase, iteration, result);
    }
}
