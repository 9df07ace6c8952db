package org.openjdk.jmh.run;

import java.util.function.Consumer;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.util.Utils;

/** Runs the life cycle of benchmarks without forks, which run in this VM one after the other. */
public final class EmbeddedBenchmarks {

    private final RunContext run;
    private final Parts parts;
    private final ForkSequence sequence;
    private final Consumer<ForkedBenchmark> ended;
    private ForkObserver observer;

    EmbeddedBenchmarks(RunContext run, Parts parts, ForkSequence sequence, Consumer<ForkedBenchmark> ended) {
        this.run = run;
        this.parts = parts;
        this.sequence = sequence;
        this.ended = ended;
    }

    /** Starts a benchmark, which counts as failed until {@link #end} is called. */
    public void start(BenchmarkParams params) {
        endLast();
        ForkedBenchmark benchmark = new ForkedBenchmark(params);
        sequence.makeCurrent(benchmark);
        if (params.getMeasurement().getCount() > 0) {
            run.addFailure(params, "it ended before its last iteration");
        }
        benchmark.usePid(Utils::getPid);
        parts.forEach(part -> part.benchmarkAnnounced(benchmark));
        observer = parts.throughBackwards(null, (part, next) -> part.observe(benchmark, next));
    }

    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        if (observer != null) {
            observer.iterationEnds(params, phase, iteration, result);
        }
    }

    /** Returns whether the warmup may end after this number of iterations, or the measurement after one more. */
    public boolean isEnough(IterationType phase, int iterations) {
        return observer != null ? observer.isEnough(phase, iterations) : phase == IterationType.MEASUREMENT;
    }

    public void end(BenchmarkParams params, BenchmarkResult result) {
        endLast();
        if (result.getIterationResults().size() >= params.getMeasurement().getCount()) {
            run.removeFailure(params);
        }
        sequence.benchmark().add(result);
        ended.accept(sequence.benchmark());
    }

    /** Ends the last benchmark if an exception ended it, since no hook is called then. */
    void endLast() {
        ForkedBenchmark last = sequence.benchmark();
        if (last != null && last.params().getForks() == 0 && !last.hasEnded()) {
            last.end();
            parts.forEachBackwards(part -> part.benchmarkEnds(last));
            observer = null;
        }
    }
}
