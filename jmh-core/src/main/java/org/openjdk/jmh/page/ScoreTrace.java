package org.openjdk.jmh.page;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.link.ForwardingForkObserver;

/** Records the scores of a fork from its first warmup iteration on. */
final class ScoreTrace extends ForwardingForkObserver {

    private final List<Double> scores = new ArrayList<>();

    ScoreTrace(ForkObserver next) {
        super(next);
    }

    void startFork() {
        scores.clear();
    }

    /** Returns the scores of the ended fork, one for each iteration. */
    double[] scores() {
        return scores.stream().mapToDouble(Double::doubleValue).toArray();
    }

    @Override
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        super.iterationEnds(params, phase, iteration, result);
        scores.add(result.getPrimaryResult().getScore());
    }
}
