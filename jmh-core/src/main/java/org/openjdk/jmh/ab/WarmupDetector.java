package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.ab.client.TimedIteration;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

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

    /** Standard deviations of normal values by their median absolute deviation. */
    private static final double NORMAL_DEVIATIONS = 1.4826;
    /** Standard error of a median of normal values by that of their mean, √(π / 2). */
    private static final double MEDIAN_ERROR = 1.2533;

    private final Optional<Interval> wanted;
    private final List<TimedIteration> warmups = new ArrayList<>();
    private final List<TimedIteration> measurements = new ArrayList<>();
    private double seconds;
    private double ran;

    /**
     * @param seconds minimum on a processor, and maximum of own time, after which even an unsteady fork is measured; empty if
     *     the number of iterations is fixed
     */
    WarmupDetector(Optional<Interval> seconds) {
        wanted = seconds;
    }

    void add(TimedIteration iteration, boolean warmup) {
        seconds += iteration.ownSeconds();
        ran += iteration.ranSeconds() > 0 ? iteration.ranSeconds() : iteration.ownSeconds();
        (warmup ? warmups : measurements).add(iteration);
    }

    /** Returns whether the warmup may end. */
    boolean isWarm() {
        List<TimedIteration> newest = newest(NEWEST);
        return wanted.filter(bounds -> seconds >= bounds.upper() || ran >= bounds.lower()
                && newest.size() >= FEWEST && !isCompiling(newest) && !isMoving(newest))
                .isPresent();
    }

    /** Noise must not look like movement, or forks with few invocations in an iteration would never be warm. */
    private static boolean isMoving(List<TimedIteration> iterations) {
        return Math.abs(movement(iterations)) > SMALLEST_MOVEMENT + movementError(iterations);
    }

    /** Returns {@code SideFork.warmth()}. Of a short warmup, only the second half counts, since its start is cold in any case. */
    double[] atEnd() {
        return new double[] {Math.expm1(movement(newest(Math.min(NEWEST, warmups.size() / 2)))),
            Math.min(1, sum(measurements, TimedIteration::compilationSeconds)
                    / sum(measurements, TimedIteration::seconds))};
    }

    private List<TimedIteration> newest(int most) {
        return warmups.subList(Math.max(0, warmups.size() - most), warmups.size());
    }

    /** Both times include waiting for a processor. */
    private static boolean isCompiling(List<TimedIteration> iterations) {
        return sum(iterations, TimedIteration::compilationSeconds) > LITTLE_COMPILATION
                * sum(iterations, TimedIteration::seconds);
    }

    private static double sum(List<TimedIteration> iterations, ToDoubleFunction<TimedIteration> seconds) {
        return iterations.stream().mapToDouble(seconds).sum();
    }

    /** Returns the logarithm of the second half by the first half; NaN for fewer than two iterations in each. */
    private static double movement(List<TimedIteration> iterations) {
        double[] scores = iterations.stream().mapToDouble(TimedIteration::ownScore).toArray();
        int half = scores.length / 2;
        return half < 2 ? Double.NaN : Math.log(Quantiles.median(scores, scores.length - half, scores.length)
                / Quantiles.median(scores, 0, half));
    }

    /**
     * Returns the standard error of {@link #movement}: that of the difference of two medians of half as many normal
     * values each, whose standard deviation is the median absolute difference of neighbours, without their trend; 0 if
     * unknown.
     */
    private static double movementError(List<TimedIteration> iterations) {
        double[] scores = iterations.stream().mapToDouble(TimedIteration::ownScore).map(Math::log).toArray();
        int steps = scores.length - 1;
        if (steps < 2) {
            return 0;
        }
        double[] differences = new double[steps];
        Arrays.setAll(differences, i -> scores[i + 1] - scores[i]);
        double trend = Quantiles.median(differences, 0, steps);
        Arrays.setAll(differences, i -> Math.abs(differences[i] - trend));
        double deviation = NORMAL_DEVIATIONS * Quantiles.median(differences, 0, steps) / Math.sqrt(2);
        double error = MEDIAN_ERROR * deviation * 2 / Math.sqrt(scores.length);
        return error < Double.POSITIVE_INFINITY ? error : 0;
    }
}
