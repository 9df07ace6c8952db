package org.openjdk.jmh.mutate.operators;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * How many rounds of the delay's loop take how long on this machine. Measured is what calls make a loop longer that does a
 * little work of its own, each number of rounds by the fastest of many tries, so that what else runs on the machine does not
 * shorten delays. In between, straight lines: the first rounds cost less than others, as the call takes its time anyway.
 */
final class DelayTokens {

    private static final double[] ROUNDS = {0, 2, 4, 8, 16, 32, 64, 256, 1_024};
    private static final int TRIES = 60;
    private static final int LAPS = 6;

    /** Long enough for a clock of some ten nanoseconds, and too short to be interrupted each time. */
    private static final double NANOSECONDS_OF_TRY = 200_000;

    /** About what a round takes: it only chooses how many calls a try has. */
    private static final double ROUGHLY = 1.5;

    private static final AtomicLongArray LAST = new AtomicLongArray(64 << 4);

    private static volatile long work = System.nanoTime();

    private DelayTokens() {
    }

    /** {@return the number of rounds; 0 if even a call without any takes longer} */
    static long of(long nanoseconds) {
        return rounds(ROUNDS, Measured.NANOSECONDS, (double) nanoseconds);
    }

    /**
     * Interpolates between what was measured, and goes on straight behind its end.
     *
     * @param rounds ascending numbers, two at least
     * @param nanoseconds what each takes
     * @param wanted      nanoseconds
     * @return the number of rounds that takes the time wanted, 0 or more
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

    /** What a lap of the loop takes with a delay of so many rounds, or without any if they are negative. */
    private static double fastest(long rounds) {
        int calls = (int) (NANOSECONDS_OF_TRY / (10 + Math.max(0, rounds) * ROUGHLY));
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

    /** As {@link DelayLength#source} has it. */
    private static void spend(long rounds) {
        int own = ((int) Thread.currentThread().getId() & 63) << 4;
        long value = LAST.get(own);
        for (long left = rounds; left > 0; left--) {
            value = value * 6364136223846793005L + 1442695040888963407L + left;
        }
        LAST.set(own, value);
    }

    /** Measured once, when it is first asked for. */
    private static final class Measured {

        static final double[] NANOSECONDS = measure();
    }
}
