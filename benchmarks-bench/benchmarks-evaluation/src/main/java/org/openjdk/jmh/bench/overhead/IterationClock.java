package org.openjdk.jmh.bench.overhead;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.ab.worker.ForwardingFormat;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/**
 * Reads the clock where iterations start and end, as the host sees it, and passes everything on.
 *
 * <p>The gap after an iteration begins before its result is printed, and ends when the fork says that the next one
 * starts: all that happens in between is in it, in the host and in the fork. On a busy machine that is mostly waiting for
 * a processor, so the time is also taken that the host's thread really ran: JMH calls an output format on the thread
 * that serves the fork, which is also where checkpoints are evaluated.
 */
final class IterationClock extends ForwardingFormat {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS_PER_MILLISECOND = TimeUnit.MILLISECONDS.toNanos(1);

    private final List<Double> wallGaps = new ArrayList<>();
    private final List<Double> cpuGaps = new ArrayList<>();
    private final List<Double> scores = new ArrayList<>();
    private long wallEnd;
    private long cpuEnd;

    IterationClock(OutputFormat out) {
        super(out);
    }

    /** What was seen so far. */
    RunTimes times() {
        return new RunTimes(toArray(wallGaps), toArray(cpuGaps), toArray(scores));
    }

    private static double[] toArray(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        if (!scores.isEmpty()) {
            wallGaps.add((System.nanoTime() - wallEnd) / NANOS_PER_MILLISECOND);
            cpuGaps.add((THREADS.getCurrentThreadCpuTime() - cpuEnd) / NANOS_PER_MILLISECOND);
        }
        super.iteration(benchmark, params, iteration);
    }

    @Override
    public void iterationResult(BenchmarkParams benchmark, IterationParams params, int iteration,
                                IterationResult data) {
        wallEnd = System.nanoTime();
        cpuEnd = THREADS.getCurrentThreadCpuTime();
        scores.add(data.getPrimaryResult().getScore());
        super.iterationResult(benchmark, params, iteration, data);
    }
}
