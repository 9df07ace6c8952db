package org.openjdk.jmh.runner.link;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;

/** Forwards all events and questions to another observer. Subclasses override what they want to know or change. */
public abstract class ForwardingForkObserver implements ForkObserver {

    private final ForkObserver next;

    /**
     * Creates an observer in front of another one.
     *
     * @param next the other one; null for none
     */
    protected ForwardingForkObserver(ForkObserver next) {
        this.next = ForkObserver.orNoOp(next);
    }

    @Override
    public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
        next.iterationStarts(params, phase, iteration);
    }

    @Override
    public void iterationLoad(double waited, double others) {
        next.iterationLoad(waited, others);
    }

    @Override
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        next.iterationEnds(params, phase, iteration, result);
    }

    @Override
    public void benchmarkFails(String message) {
        next.benchmarkFails(message);
    }

    @Override
    public boolean isEnough(IterationType phase, int iterations) {
        return next.isEnough(phase, iterations);
    }
}
