package org.openjdk.jmh.parts.counting;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.link.ForkObserver;

/** Hears when an iteration of a fork begins, beside whoever else follows it. */
final class CountedCourse implements ForkObserver {

    /** Takes iterations. */
    interface Starts {

        /** One begins, with a number from 1. */
        void iteration(boolean warmup, int number);
    }

    private final ForkObserver other;
    private final Starts starts;

    CountedCourse(ForkObserver other, Starts starts) {
        this.other = ForkObserver.orNoOp(other);
        this.starts = starts;
    }

    @Override
    public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
        starts.iteration(phase.getType() == IterationType.WARMUP, iteration);
        other.iterationStarts(params, phase, iteration);
    }

    @Override
    public void iterationLoad(double waited, double others) {
        other.iterationLoad(waited, others);
    }

    @Override
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        other.iterationEnds(params, phase, iteration, result);
    }

    @Override
    public void benchmarkFails(String message) {
        other.benchmarkFails(message);
    }

    @Override
    public boolean isEnough(IterationType phase, int iterations) {
        return other.isEnough(phase, iterations);
    }
}
