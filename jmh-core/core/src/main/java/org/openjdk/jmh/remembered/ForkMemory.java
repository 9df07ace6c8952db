package org.openjdk.jmh.remembered;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.history.HistoryJudge;
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
    private final List<Double> ends = new ArrayList<>();
    private final List<Double> times = new ArrayList<>();
    private long started;
    private boolean unusable;

    /**
     * Follows a fork.
     *
     * @param other who follows it, too, or null
     */
    ForkMemory(ForkObserver other) {
        this.other = other;
    }

    /** Another fork begins. */
    void startFork() {
        ends.clear();
        times.clear();
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
        if (unusable || kept == 0 || times.size() < kept) {
            return null;
        }
        double result = times.subList(times.size() - kept, times.size()).stream().mapToDouble(time -> time).average()
                .orElse(Double.NaN);
        return RememberedFork.of(run, array(ends), array(times), result);
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(value -> value).toArray();
    }

    @Override
    public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
        if (other != null) {
            other.iterationStarts(params, phase, iteration);
        }
        started = System.nanoTime();
    }

    /** The other one takes the time, too: it is first. */
    @Override
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
        double seconds = (System.nanoTime() - started) / NANOS;
        if (other != null) {
            other.iterationEnds(params, phase, iteration, result);
        }
        if (!unusable) {
            add(seconds, time(params.getMode(), result));
        }
    }

    private void add(double seconds, double time) {
        unusable = !(seconds > 0 && time > 0 && time < Double.POSITIVE_INFINITY);
        ends.add((ends.isEmpty() ? 0 : ends.get(ends.size() - 1)) + seconds);
        times.add(time);
    }

    private static double time(Mode mode, IterationResult result) {
        try {
            Iteration iteration = Iteration.of(IterationSamples.of(result, mode));
            return HistoryJudge.meanTime(mode == Mode.Throughput ? iteration.ofRates() : iteration);
        } catch (RuntimeException e) {
            return Double.NaN;
        }
    }

    @Override
    public void benchmarkFails(String message) {
        unusable = true;
        if (other != null) {
            other.benchmarkFails(message);
        }
    }

    @Override
    public boolean isEnough(IterationType phase, int iterations) {
        return other != null && other.isEnough(phase, iterations);
    }
}
