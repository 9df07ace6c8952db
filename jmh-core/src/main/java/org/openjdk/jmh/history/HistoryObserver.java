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
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.link.ForwardingForkObserver;

/** Records the durations and scores of a fork's iterations in the host. */
final class HistoryObserver extends ForwardingForkObserver {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final ForkRecorder times = new ForkRecorder();
    private long started;
    private double waited = Double.NaN;
    private boolean unusable;

    HistoryObserver(ForkObserver next) {
        super(next);
    }

    void startFork() {
        times.clear();
        waited = Double.NaN;
        unusable = false;
    }

    /**
     * Returns the record of a successful fork, or null if an iteration has no time.
     *
     * @param run  start of the run in milliseconds since 1970
     * @param kept number of its newest iterations that are its result
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
        super.iterationStarts(params, phase, iteration);
        started = System.nanoTime();
    }

    @Override
    public void iterationLoad(double share, double others) {
        waited = share;
        super.iterationLoad(share, others);
    }

    /** Reads the clock first, because the next observer may be slow. */
    @Override
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        double seconds = (System.nanoTime() - started) / NANOS;
        super.iterationEnds(params, phase, iteration, result);
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
        super.benchmarkFails(message);
    }
}
