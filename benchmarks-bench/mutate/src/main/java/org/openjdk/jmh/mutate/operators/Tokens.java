package org.openjdk.jmh.mutate.operators;

/**
 * How many rounds of the delay's loop take how long on this machine: a straight line through the times of 8 and of 1,008
 * rounds, each the fastest of several tries, so that what else runs on the machine does not shorten delays.
 */
final class Tokens {

    private static final int FEW = 8;
    private static final int MANY = 1_008;
    private static final int CALLS = 2_000;
    private static final int TRIES = 40;

    private static volatile long seed = System.nanoTime();

    private Tokens() {
    }

    /** {@return the number of rounds, at least 1} */
    static long of(long nanoseconds) {
        return Math.max(1, Math.round((nanoseconds - Line.START) / Line.SLOPE));
    }

    private static double nanosecondsOf(long rounds) {
        long fastest = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            long start = System.nanoTime();
            for (int call = 0; call < CALLS; call++) {
                spend(rounds);
            }
            fastest = Math.min(fastest, System.nanoTime() - start);
        }
        return (double) fastest / CALLS;
    }

    private static void spend(long rounds) {
        long value = seed;
        for (long left = rounds; left > 0; left--) {
            value = value * 6364136223846793005L + 1442695040888963407L + left;
        }
        if (value == 42) {
            seed = value + 1;
        }
    }

    /** Measured once, when it is first asked for. */
    private static final class Line {

        static final double SLOPE;
        static final double START;

        static {
            nanosecondsOf(MANY);
            double few = nanosecondsOf(FEW);
            double many = nanosecondsOf(MANY);
            SLOPE = Math.max(0.1, (many - few) / (MANY - FEW));
            START = Math.max(0, few - FEW * SLOPE);
        }
    }
}
