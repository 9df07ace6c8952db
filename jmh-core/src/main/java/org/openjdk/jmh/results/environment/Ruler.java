package org.openjdk.jmh.results.environment;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Measures the speed of the machine by a loop of known length: a chain of multiplications, each of which waits for the
 * one before, so that neither compilers nor wide processors shorten it. It detects changes of the clock frequency and
 * of load on the same core, but not of caches and memory, nor single interruptions, because it is the median of several
 * loops.
 */
public final class Ruler {

    /** Half a millisecond: ten thousand times the resolution of a clock, and shorter than a time slice. */
    private static final long LOOP_NANOS = TimeUnit.MICROSECONDS.toNanos(500);
    private static final int LOOPS = 5;

    /** Long enough to compile the loop. */
    private static final long CALIBRATION_NANOS = TimeUnit.MILLISECONDS.toNanos(30);
    private static final int FIRST_STEPS = 20_000;
    private static final int MAX_STEPS = 10_000_000;

    private final LongSupplier clock;
    private final int steps;
    private long sink = 1;

    private Ruler(LongSupplier clock, int steps) {
        this.clock = clock;
        this.steps = steps;
    }

    /** Creates a ruler for this machine, which takes about 40 ms. Its loops take half a millisecond now. */
    public static Ruler calibrated() {
        return calibrated(System::nanoTime);
    }

    /** Creates a ruler by a clock in nanoseconds. */
    public static Ruler calibrated(LongSupplier clock) {
        Ruler first = new Ruler(clock, FIRST_STEPS);
        long end = clock.getAsLong() + CALIBRATION_NANOS;
        while (clock.getAsLong() < end) {
            first.loop();
        }
        double nanosOfStep = first.median() / FIRST_STEPS;
        return new Ruler(clock, (int) Math.min(MAX_STEPS, Math.max(1, Math.round(LOOP_NANOS / nanosOfStep))));
    }

    /** Returns the nanoseconds of a loop. Takes about 3 ms. */
    public double measure() {
        return median();
    }

    /** Returns the nanoseconds of one step of the loop, which are comparable between machines. */
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

    /** The multiplier is that of Knuth's MMIX; any large odd number would do. */
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
