package org.openjdk.jmh.noise;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.environment.Interference;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.link.ForkObserver;

/** Has the machine watched in the rhythm of a fork's iterations, beside whoever else follows the fork. */
final class WatchedFork implements ForkObserver {

    private final NoisePart environment;
    private final ForkObserver other;

    /**
     * Follows a fork.
     *
     * @param other who follows it, too, or null
     */
    WatchedFork(NoisePart environment, ForkObserver other) {
        this.environment = environment;
        this.other = ForkObserver.orNoOp(other);
    }

    @Override
    public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
        environment.startIteration(phase.getType());
        other.iterationStarts(params, phase, iteration);
    }

    /** Nobody tells, as this is who finds out. */
    @Override
    public void iterationLoad(double waited, double others) {
        other.iterationLoad(waited, others);
    }

    /** The machine is read first, since the other one may want to know. */
    @Override
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        Interference meanwhile = environment.endIteration(iteration);
        other.iterationLoad(meanwhile.waiting(), meanwhile.others());
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
