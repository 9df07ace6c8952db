package org.openjdk.jmh.results.environment;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * A loop of known length whose time tells how fast the machine is by itself: a chain of multiplications, each of which
 * waits for the one before, so that neither compilers nor wide processors shorten it. It sees the clock frequency and who
 * shares a core; it does not see caches and memory, nor a single interruption, since the median of several loops counts.
 */
public final class Ruler {

    /** Half a millisecond: ten thousand times the resolution of a clock, and shorter than a slice of time. */
    private static final long LOOP_NANOS = TimeUnit.MICROSECONDS.toNanos(500);
    private static final int LOOPS = 5;

    /** Until compilers are done with the loop. */
    private static final long CALIBRATION_NANOS = TimeUnit.MILLISECONDS.toNanos(30);
    private static final int FIRST_STEPS = 20_000;
    private static final int MOST_STEPS = 10_000_000;

    private final LongSupplier clock;
    private final int steps;
    private long sink = 1;

    private Ruler(LongSupplier clock, int steps) {
        this.clock = clock;
        this.steps = steps;
    }

    /**
     * Makes a ruler for this machine, which takes some 40 ms.
     *
     * @return a ruler whose loops take half a millisecond now
     */
    public static Ruler calibrated() {
        return calibrated(System::nanoTime);
    }

    /**
     * Makes a ruler by some clock.
     *
     * @param clock in nanoseconds
     * @return a ruler whose loops take half a millisecond by this clock
     */
    public static Ruler calibrated(LongSupplier clock) {
        Ruler first = new Ruler(clock, FIRST_STEPS);
        long end = clock.getAsLong() + CALIBRATION_NANOS;
        while (clock.getAsLong() < end) {
            first.loop();
        }
        double nanosOfStep = first.median() / FIRST_STEPS;
        return new Ruler(clock, (int) Math.min(MOST_STEPS, Math.max(1, Math.round(LOOP_NANOS / nanosOfStep))));
    }

    /**
     * Measures the machine, which takes some 3 ms.
     *
     * @return nanoseconds that a loop takes
     */
    public double measure() {
        return median();
    }

    /**
     * Measures the machine in a unit that machines can be compared by.
     *
     * @return nanoseconds that one multiplication with an addition takes
     */
    public double stepNanos() {
        return median() / steps;
    }

    private double median() {
        long[] nanos = new long[LOOPS];
        for (int i = 0; i < LOOPS; i++) {
            nanos[i] = Math.max(1, loop());
        }
        Arrays.sort(nanos);
        return nanos[LOOPS / 2];
    }

    /** The multiplier is that of Knuth's MMIX; any odd number that is not simple would do. */
    private long loop() {
        long start = clock.getAsLong();
        long value = sink;
        for (int i = 0; i < steps; i++) {
            value = value * 6364136223846793005L + 1442695040888963407L;
        }
        sink = value;
        return clock.getAsLong() - start;
    }
}
