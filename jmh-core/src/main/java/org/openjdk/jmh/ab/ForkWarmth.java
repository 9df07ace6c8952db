package org.openjdk.jmh.ab;

import java.util.ArrayDeque;
import java.util.Deque;
import org.openjdk.jmh.ab.client.TimedIteration;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Decides when a fork has warmed up: its benchmark has run for long enough, compilers have nothing left to do, and its newest
 * iterations no longer move. Time for which it waited for a processor, or for a compiler, does not warm it up.
 */
final class ForkWarmth {

    private static final int NEWEST = 20;
    /** Movements below this are smaller than what comparisons are about, and larger than what the machine does for a while. */
    private static final double SMALLEST_MOVEMENT = 0.02;
    /** Single methods are compiled at any time; those of the benchmark keep a compiler busy for longer. */
    private static final double LITTLE_COMPILATION = 0.05;

    private final Interval wanted;
    private final Deque<TimedIteration> newest = new ArrayDeque<>();
    private double seconds;
    private double ran;

    /**
     * Creates the warmth of a fork that has not run.
     *
     * @param seconds on a processor at least, and of its own time at most; a fork that still moves then is measured all the same
     */
    ForkWarmth(Interval seconds) {
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
