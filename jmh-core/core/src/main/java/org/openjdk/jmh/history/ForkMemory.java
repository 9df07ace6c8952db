package org.openjdk.jmh.history;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.history.ForkRecorder;
import org.openjdk.jmh.dynreconf.history.RememberedFork;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.reconfiguration.IterationSamples;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.link.ForkObserver;

/** Takes down what a fork measures, from the host, beside whoever else follows it. */
final class ForkMemory implements ForkObserver {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final ForkObserver other;
    private final ForkRecorder times = new ForkRecorder();
    private long started;
    private double waited = Double.NaN;
    private boolean unusable;

    /**
     * Follows a fork.
     *
     * @param other who follows it, too, or null
     */
    ForkMemory(ForkObserver other) {
        this.other = ForkObserver.orNoOp(other);
    }

    /** Another fork begins. */
    void startFork() {
        times.clear();
        waited = Double.NaN;
        unusable = false;
    }

    /**
     * The fork has ended well.
     *
     * @param run  that it is part of
     * @param kept how many of its newest iterations are its result
     * @return the fork, or null where an iteration of it has no time
     */
    RememberedFork end(long run, int kept) {
        try {
            return unusable || kept == 0 || times.count() < kept ? null : times.remembered(run, kept);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    @Override
    public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
        other.iterationStarts(params, phase, iteration);
        started = System.nanoTime();
    }

    @Override
    public void iterationLoad(double share, double others) {
        waited = share;
        other.iterationLoad(share, others);
    }

    /** The other one takes the time, too: it is first. */
    @Override
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        double seconds = (System.nanoTime() - started) / NANOS;
        other.iterationEnds(params, phase, iteration, result);
        add(seconds, params.getMode(), result);
        waited = Double.NaN;
    }

    private void add(double seconds, Mode mode, IterationResult result) {
        try {
            Iteration iteration =
                    Iteration.of(IterationSamples.of(result, mode)).withSeconds(seconds).withLost(waited);
            times.add(mode == Mode.Throughput ? iteration.ofRates() : iteration);
        } catch (RuntimeException e) {
            unusable = true;
        }
    }

    @Override
    public void benchmarkFails(String message) {
        unusable = true;
        other.benchmarkFails(message);
    }

    @Override
    public boolean isEnough(IterationType phase, int iterations) {
        return other.isEnough(phase, iterations);
    }
}
