package org.openjdk.jmh.ab;

import java.util.ArrayDeque;
import java.util.Deque;
import org.openjdk.jmh.ab.client.TimedIteration;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Decides when a fork has warmed up: its benchmark has run for long enough, compilers are idle, and its newest
 * iterations are steady. Time for which it waited for a processor or a compiler does not count.
 */
final class WarmupDetector {

    private static final int NEWEST = 20;
    /** Less than the changes that comparisons look for, and more than short disturbances of the machine. */
    private static final double SMALLEST_MOVEMENT = 0.02;
    /** Occasional methods are compiled at any time; those of the benchmark keep a compiler busy for longer. */
    private static final double LITTLE_COMPILATION = 0.05;

    private final Interval wanted;
    private final Deque<TimedIteration> newest = new ArrayDeque<>();
    private double seconds;
    private double ran;

    /** @param seconds minimum on a processor, and maximum of own time, after which even an unsteady fork is measured */
    WarmupDetector(Interval seconds) {
        wanted = seconds;
    }

    void add(TimedIteration iteration) {
        seconds += iteration.ownSeconds();
        ran += iteration.ranSeconds() > 0 ? iteration.ranSeconds() : iteration.ownSeconds();
        newest.add(iteration);
        if (newest.size() > NEWEST) {
            newest.remove();
        }
    }

    boolean isWarm() {
        return seconds >= wanted.upper() || ran >= wanted.lower() && !isCompiling() && !isMoving();
    }

    private boolean isCompiling() {
        double all = newest.stream().mapToDouble(TimedIteration::ownSeconds).sum();
        double compilation = newest.stream().mapToDouble(TimedIteration::compilationSeconds).sum();
        return compilation > LITTLE_COMPILATION * all;
    }

    private boolean isMoving() {
        double[] scores = newest.stream().mapToDouble(TimedIteration::ownScore).toArray();
        int half = scores.length / 2;
        return half > 1 && Math.abs(Math.log(Quantiles.median(scores, scores.length - half, scores.length)
                / Quantiles.median(scores, 0, half))) > SMALLEST_MOVEMENT;
    }
}
