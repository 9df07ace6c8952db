package org.openjdk.jmh.ab.worker;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;

/** The time for which an iteration was measured, computed from its score. JMH does not report it, and it differs from {@code -r}. */
final class MeasuredTime {

    private MeasuredTime() {
    }

    /**
     * Returns the time for which each thread was measured.
     *
     * @param iteration a result in any unit
     * @return nanoseconds; 0 if the mode does not show it
     */
    static long nanos(BenchmarkParams benchmark, IterationResult iteration) {
        IterationResultMetaData metadata = iteration.getMetadata();
        double operations = metadata == null ? 0 : metadata.getMeasuredOps();
        double score = iteration.getPrimaryResult().getScore();
        double unit = TimeUnit.NANOSECONDS.convert(1, benchmark.getTimeUnit());
        double nanos = isTime(benchmark.getMode()) ? score * unit * operations / benchmark.getThreads()
                : benchmark.getMode() == Mode.Throughput ? operations / score * unit : 0;
        return nanos > 0 && nanos < Long.MAX_VALUE ? (long) nanos : 0;
    }

    private static boolean isTime(Mode mode) {
        return mode == Mode.AverageTime || mode == Mode.SampleTime;
    }
}
