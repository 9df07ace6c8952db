package org.openjdk.jmh.mutate.operators;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Calibrates the rounds of the delay's loop on this machine.
 *
 * <p>It measures how much a call slows down a loop with a little work of its own. For each number of rounds it keeps
 * the fastest of many tries, so that other load on the machine does not shorten delays. It interpolates linearly
 * between measured numbers, since the first rounds cost less than later ones.
 */
final class DelayCalibration {

    private static final double[] ROUNDS = {0, 2, 4, 8, 16, 32, 64, 256, 1_024};
    private static final int TRIES = 60;
    private static final int LAPS = 6;

    /**
     * Duration of a try: long compared with the clock's resolution of some 10 ns, short enough to be rarely
     * interrupted.
     */
    private static final double NANOSECONDS_PER_TRY = 200_000;

    /** Rough nanoseconds of a round; only determines the number of calls in a try. */
    private static final double ROUGH_NANOSECONDS_PER_ROUND = 1.5;

    private static final AtomicLongArray LAST = new AtomicLongArray(64 << 4);

    private static volatile long work = System.nanoTime();

    private DelayCalibration() {
    }

    /** {@return the number of rounds; 0 if even a call without any takes longer} */
    static long of(long nanoseconds) {
        return rounds(ROUNDS, Measured.NANOSECONDS, (double) nanoseconds);
    }

    /**
     * Interpolates linearly between measured points and extrapolates after the last one.
     *
     * @param rounds      ascending, at least two
     * @param nanoseconds time of each
     * @param wanted      nanoseconds
     * @return the number of rounds that takes this time, 0 or more
     */
    static long rounds(double[] rounds, double[] nanoseconds, double wanted) {
        int upper = 1;
        while (upper < rounds.length - 1 && nanoseconds[upper] < wanted) {
            upper++;
        }
        double each =
                Math.max(0.1, (nanoseconds[upper] - nanoseconds[upper - 1]) / (rounds[upper] - rounds[upper - 1]));
        return Math.max(0, Math.round(rounds[upper - 1] + (wanted - nanoseconds[upper - 1]) / each));
    }

    private static double[] measure() {
        double without = Double.MAX_VALUE;
        double[] with = new double[ROUNDS.length];
        Arrays.fill(with, Double.MAX_VALUE);
        for (int lap = 0; lap < LAPS; lap++) {
            without = Math.min(without, fastest(-1));
            for (int i = 0; i < with.length; i++) {
                with[i] = Math.min(with[i], fastest((long) ROUNDS[i]));
            }
        }
        double own = without;
        return Arrays.stream(with).map(each -> each - own).toArray();
    }

    /** Returns the nanoseconds of one call with a delay of so many rounds; without a delay if negative. */
    private static double fastest(long rounds) {
        int calls = (int) (NANOSECONDS_PER_TRY / (10 + Math.max(0, rounds) * ROUGH_NANOSECONDS_PER_ROUND));
        long fastest = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            long start = System.nanoTime();
            work = rounds < 0 ? working(calls) : delayed(calls, rounds);
            fastest = Math.min(fastest, System.nanoTime() - start);
        }
        return (double) fastest / calls;
    }

    private static long working(int calls) {
        long value = work;
        for (int call = 0; call < calls; call++) {
            value = step(value);
        }
        return value;
    }

    private static long delayed(int calls, long rounds) {
        long value = work;
        for (int call = 0; call < calls; call++) {
            spend(rounds);
            value = step(value);
        }
        return value;
    }

    private static long step(long value) {
        long mixed = value ^ value << 13;
        mixed ^= mixed >>> 7;
        return mixed ^ mixed << 17;
    }

    /** Must be the same code as in {@link DelayLength#source}. */
    private static void spend(long rounds) {
        int own = ((int) Thread.currentThread().getId() & 63) << 4;
        long value = LAST.get(own);
        for (long left = rounds; left > 0; left--) {
            value = value * 6364136223846793005L + 1442695040888963407L + left;
        }
        LAST.set(own, value);
    }

    /** Measures the points once, on first use. */
    private static final class Measured {

        static final double[] NANOSECONDS = measure();
    }
}
