package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.ab.client.TimedIteration;
import org.openjdk.jmh.dynreconf.sequential.WarmupTrend;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.MedianShift;

/**
 * Decides when a fork has warmed up: its benchmark has run for long enough, compilers are idle, and its newest
 * iterations are steady. Time for which it waited for a processor or a compiler does not count.
 */
final class WarmupDetector {

    private static final int NEWEST = 20;
    /** Two iterations in each half, so that the first one, which is cold, does not decide. */
    private static final int FEWEST = 4;
    /** Less than the changes that comparisons look for, and more than short disturbances of the machine. */
    private static final double SMALLEST_MOVEMENT = 0.02;
    /** Occasional methods are compiled at any time; those of the benchmark keep a compiler busy for longer. */
    private static final double LITTLE_COMPILATION = 0.05;
    /** Factor by which a queue of compilers prolongs a warmup at most: a measurement would be of cold code. */
    private static final int LONGEST_QUEUE = 3;

    private final Optional<Interval> wanted;
    private final List<TimedIteration> warmups = new ArrayList<>();
    private final List<TimedIteration> measurements = new ArrayList<>();
    private double seconds;
    private double ran;

    /**
     * @param seconds minimum on a processor, and maximum of own time, after which even an unsteady fork is measured, unless
     *     its compilers have a queue; empty if the number of iterations is fixed
     */
    WarmupDetector(Optional<Interval> seconds) {
        wanted = seconds;
    }

    void add(TimedIteration iteration, boolean warmup) {
        seconds += iteration.ownSeconds();
        ran += iteration.ranSeconds() > 0 ? iteration.ranSeconds() : iteration.ownSeconds();
        (warmup ? warmups : measurements).add(iteration);
    }

    /**
     * Returns whether the warmup may end.
     *
     * @param isLate whether time is short, so that scores may still change a little
     */
    boolean isWarm(boolean isLate) {
        List<TimedIteration> newest = newest(NEWEST);
        double longest = compiling(newest) > WarmupTrend.BUSY_COMPILERS ? LONGEST_QUEUE : 1;
        return wanted.filter(bounds -> seconds >= longest * bounds.upper()
                || ran >= bounds.lower() && newest.size() >= FEWEST && compiling(newest) <= LITTLE_COMPILATION
                        && (isLate || !isMoving(newest)))
                .isPresent();
    }

    /** Returns the own time of the measurement so far, in seconds. */
    double measuredSeconds() {
        return sum(measurements, TimedIteration::ownSeconds);
    }

    /** Returns the scores of the measurement so far, without the time for which its threads waited for a processor. */
    double[] measuredScores() {
        return measurements.stream().mapToDouble(TimedIteration::ownScore).toArray();
    }

    /** Noise must not look like movement, or forks with few invocations in an iteration would never be warm. */
    private static boolean isMoving(List<TimedIteration> iterations) {
        return movement(iterations).exceeds(SMALLEST_MOVEMENT);
    }

    /** Returns {@code SideFork.warmth()}. Of a short warmup, only the second half counts, since its start is cold in any case. */
    double[] atEnd() {
        return new double[] {Math.expm1(movement(newest(Math.min(NEWEST, warmups.size() / 2))).shift()),
            Math.min(1, compiling(measurements))};
    }

    private List<TimedIteration> newest(int most) {
        return warmups.subList(Math.max(0, warmups.size() - most), warmups.size());
    }

    /**
     * Returns the share of the time for which compilers had something to do; NaN without iterations. Both times include
     * waiting for a processor.
     */
    private static double compiling(List<TimedIteration> iterations) {
        return sum(iterations, TimedIteration::compilationSeconds) / sum(iterations, TimedIteration::seconds);
    }

    private static double sum(List<TimedIteration> iterations, ToDoubleFunction<TimedIteration> seconds) {
        return iterations.stream().mapToDouble(seconds).sum();
    }

    private static MedianShift movement(List<TimedIteration> iterations) {
        return MedianShift.of(iterations.stream().mapToDouble(TimedIteration::ownScore).toArray());
    }
}
