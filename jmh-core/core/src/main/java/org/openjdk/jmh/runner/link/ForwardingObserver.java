package org.openjdk.jmh.runner.link;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;

/** Passes all events of a fork to another observer; subclasses override those that they need as well. */
public abstract class ForwardingObserver implements ForkObserver {

    private final ForkObserver next;

    /** Creates an observer; {@code next} may be null. */
    protected ForwardingObserver(ForkObserver next) {
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
