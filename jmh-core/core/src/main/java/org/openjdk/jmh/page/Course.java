package org.openjdk.jmh.page;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.link.ForkObserver;

/** Takes down the scores of a fork from its first warmup iteration on, beside whoever else follows it. */
final class Course implements ForkObserver {

    private final ForkObserver other;
    private final List<Double> scores = new ArrayList<>();

    /**
     * Follows a fork.
     *
     * @param other who follows it, too, or null
     */
    Course(ForkObserver other) {
        this.other = ForkObserver.orNoOp(other);
    }

    /** Another fork begins. */
    void startFork() {
        scores.clear();
    }

    /** Returns what there is of the fork that has ended. */
    double[] scores() {
        return scores.stream().mapToDouble(Double::doubleValue).toArray();
    }

    @Override
    public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
        other.iterationStarts(params, phase, iteration);
    }

    @Override
    public void iterationLoad(double waited, double others) {
        other.iterationLoad(waited, others);
    }

    @Override
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        other.iterationEnds(params, phase, iteration, result);
        scores.add(result.getPrimaryResult().getScore());
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
