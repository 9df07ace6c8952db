package org.openjdk.jmh.counting;

/**
 * How many invocations of a benchmark its forks are warmed up by and counted in. Numbers, and not times, so that all forks do
 * the same, whatever else their machine does. Immutable.
 */
public final class WindowSize {

    /** Iterations of a warmup. */
    public static final int WARMUPS = 15;
    /**
     * Iterations of the measurement in which counting begins, and which do not count. JMH calls a benchmark's loop by reflection,
     * once in an iteration, and JDKs up to 17 make bytecode for such a call when it is made for the 16th time, in the thread that
     * makes it: 400,000 instructions that are none of the benchmark's. This is that iteration.
     */
    public static final int LEAD = 1;
    /** Iterations that count: windows. Enough for three that agree beside one in which something was compiled. */
    public static final int WINDOWS = 5;

    /**
     * Of processor time without valgrind. What JMH does around an iteration in the benchmark's thread is some 80,000
     * instructions, and a window of this time has 25 million of a slow loop, and 100 million of a fast one.
     */
    private static final double NANOS = 7.5e6;
    /** That many instructions, about. */
    private static final double WORK = 50e6;
    /** With less than this share of them, more than a per cent of a window would be JMH's own. */
    private static final double LEAST_SHARE = 0.1;
    /** Invocations in a warmup for each of a window: 0.4 s of processor time without valgrind. */
    private static final int WARMUP = 56;
    /**
     * HotSpot's last compiler looks at no method with fewer than 600 invocations, however long its loops (the flag
     * Tier4MinInvocationThreshold): with fewer, what is counted is what is between two compilers.
     */
    private static final int LEAST_WARMUP = 1000;
    /** What that may take at most, of processor time without valgrind. */
    private static final double MOST_NANOS = 1e9;
    private static final int TEN = 10;

    private final int invocations;
    private final int warmup;

    private WindowSize(int invocations, int warmup) {
        this.invocations = invocations;
        this.warmup = warmup;
    }

    /**
     * The size for a benchmark.
     *
     * @param nanos that an invocation takes without valgrind, above 0; roughly, as the size is rounded down to 1, 2 or 5 times
     *              a power of ten, so that it is mostly the same each time
     */
    public static WindowSize of(double nanos) {
        double wanted = Math.min(Integer.MAX_VALUE / (double) WARMUP, Math.max(1, NANOS / nanos));
        int power = 1;
        while (power <= wanted / TEN) {
            power *= TEN;
        }
        return ofInvocations(wanted >= 5 * power ? 5 * power : wanted >= 2 * power ? 2 * power : power);
    }

    /**
     * What the size should have been, where forks were timed that had next to no processor, and were not even compiled.
     *
     * @param work that an invocation does, in instructions
     * @return the same if its windows have a tenth or more of the work that they are to have; else up to ten times as many
     *         invocations, as a benchmark that sleeps would otherwise do so all day for its few instructions
     */
    public WindowSize corrected(double work) {
        if (work <= 0 || invocations * work >= LEAST_SHARE * WORK) {
            return this;
        }
        return of(NANOS * Math.max(work / WORK, 1.0 / (TEN * (double) invocations)));
    }

    /**
     * The size with so many invocations in a window, such as that of an earlier fork.
     *
     * @param invocations at least one
     */
    public static WindowSize ofInvocations(int invocations) {
        double most = MOST_NANOS / (NANOS / invocations);
        double all = Math.max(WARMUP * (double) invocations, Math.min(LEAST_WARMUP, most));
        return new WindowSize(invocations, (int) Math.ceil(all / WARMUPS));
    }

    /** Invocations in a window. */
    public int invocations() {
        return invocations;
    }

    /** Invocations before those that count. */
    public long invocationsBefore() {
        return (long) WARMUPS * warmup + (long) LEAD * invocations;
    }

    /** Invocations in an iteration of the warmup. */
    public int warmupInvocations() {
        return warmup;
    }
}
