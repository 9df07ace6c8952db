package org.openjdk.jmh.noise;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;

/** The time for which an iteration was measured. JMH does not report it, and it differs from {@code -r}. */
public final class MeasuredTime {

    private MeasuredTime() {
    }

    /**
     * Computes the measured time of each thread from the score of an iteration.
     *
     * @param mode       mode of the benchmark
     * @param unit       unit of time of the score
     * @param score      score of all threads
     * @param operations operations of all threads
     * @param threads    number of threads, at least 1
     * @return nanoseconds; 0 if the mode does not show it
     */
    public static long nanos(Mode mode, TimeUnit unit, double score, double operations, int threads) {
        double perUnit = unit.toNanos(1);
        double nanos = mode == Mode.AverageTime || mode == Mode.SampleTime ? score * perUnit * operations / threads
                : mode == Mode.Throughput ? operations / score * perUnit : 0;
        return nanos > 0 && nanos < Long.MAX_VALUE ? (long) nanos : 0;
    }

    /**
     * Returns for which share of the measured time threads waited for a processor, on average. They have also waited
     * outside of it, while they started and stopped. So they waited for no more than what is left of the measured time
     * after the time that they ran.
     *
     * @param measured nanoseconds for which each thread was measured, above 0
     * @param threads  number of threads, at least 1
     * @param ran      nanoseconds for which all of them ran between two readings
     * @param waited   nanoseconds for which all of them waited meanwhile
     * @return from 0 to 1
     */
    static double waiting(long measured, int threads, long ran, long waited) {
        return sampledWaiting(measured, threads, ran, waited, Long.MAX_VALUE);
    }

    /**
     * Returns the same for sampled invocations. A sample that contains waiting stands for many invocations that do not,
     * so that the measured time may be far longer than the iteration.
     *
     * @param elapsed nanoseconds from the start of the iteration to its end
     */
    static double sampledWaiting(long measured, int threads, long ran, long waited, long elapsed) {
        double whole = (double) measured * threads;
        double own = Math.max(whole - waited, Math.min(whole, (double) ran));
        double longest = Math.max((double) ran, (double) elapsed * threads - waited);
        return 1 - Math.min(own, longest) / whole;
    }
}
