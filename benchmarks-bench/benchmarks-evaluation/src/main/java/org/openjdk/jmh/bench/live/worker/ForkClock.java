package org.openjdk.jmh.bench.live.worker;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.ab.worker.ForwardingFormat;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/** Reads the clock where forks and iterations start and end; JMH reports these on different threads. */
final class ForkClock extends ForwardingFormat {

    private static final double NANOSECONDS = 1e-9;

    private final List<ForkTiming.Iteration> iterations = new ArrayList<>();
    private long forkStart;
    private long start;
    private long end;
    private double score;
    private boolean pending;

    ForkClock(OutputFormat out) {
        super(out);
    }

    synchronized void startFork() {
        iterations.clear();
        pending = false;
        forkStart = System.nanoTime();
    }

    synchronized ForkTiming endFork(String benchmark) {
        long now = System.nanoTime();
        finish(Double.NaN);
        return new ForkTiming(benchmark, (now - forkStart) * NANOSECONDS, iterations);
    }

    private void finish(double gap) {
        if (pending) {
            iterations.add(new ForkTiming.Iteration((end - start) * NANOSECONDS, gap, score));
            pending = false;
        }
    }

    @Override
    public synchronized void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        long now = System.nanoTime();
        finish((now - end) * NANOSECONDS);
        start = now;
        super.iteration(benchmark, params, iteration);
    }

    @Override
    public synchronized void iterationResult(BenchmarkParams benchmark, IterationParams params, int iteration,
                                             IterationResult data) {
        end = System.nanoTime();
        score = data.getPrimaryResult().getScore();
        pending = true;
        super.iterationResult(benchmark, params, iteration, data);
    }
}
