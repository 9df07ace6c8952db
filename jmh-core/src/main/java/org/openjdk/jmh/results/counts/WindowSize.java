package org.openjdk.jmh.results.counts;

/**
 * How many invocations of a benchmark warm its forks up, and how many are counted. These are numbers rather than times, so that
 * all forks do the same however busy their machine is. Immutable.
 */
public final class WindowSize {

    /** The iterations of a warmup. */
    public static final int WARMUPS = 15;
    /**
     * The iterations at the begin of the measurement in which counting begins, and which do not count. JMH calls a benchmark's
     * loop by reflection once in an iteration. JDKs up to 17 generate bytecode for such a call in the calling thread when it is
     * made for the 16th time, which takes 400,000 instructions. This is that iteration.
     */
    public static final int LEAD = 1;
    /** The iterations that count: windows. Enough for three that agree beside one in which something was compiled. */
    public static final int WINDOWS = 5;

    /**
     * The processor time of a window without valgrind. JMH itself executes about 80,000 instructions around an iteration in the
     * benchmark's thread. A window of this time has 25 million instructions of a slow loop, and 100 million of a fast one.
     */
    private static final double NANOS = 7.5e6;
    /** About how many instructions such a window has. */
    private static final double WORK = 50e6;
    /** The share of them below which more than 1 % of a window would be JMH's own. */
    private static final double LEAST_SHARE = 0.1;
    /** The invocations of a warmup for each one of a window: 0.4 s of processor time without valgrind. */
    private static final int WARMUP = 56;
    /**
     * The least invocations of a warmup. HotSpot's C2 compiles no method with fewer than 600 invocations, however long its
     * loops (flag Tier4MinInvocationThreshold); with fewer, the code between two compilers would be counted.
     */
    private static final int LEAST_WARMUP = 1000;
    /** The limit of that: processor time without valgrind. */
    private static final double MOST_NANOS = 1e9;
    private static final int TEN = 10;

    private final int invocations;
    private final int warmup;

    private WindowSize(int invocations, int warmup) {
        this.invocations = invocations;
        this.warmup = warmup;
    }

    /**
     * Returns the size for a benchmark.
     *
     * @param nanos nanoseconds that an invocation takes without valgrind, above 0. A rough value suffices: the size is rounded
     *              down to 1, 2 or 5 times a power of ten, so that it is mostly the same each time
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
     * Returns a larger size if a window had far too little work, as after a pilot fork that was starved of processor time.
     *
     * @param work instructions of an invocation
     * @return this if its windows have at least a tenth of the intended work; otherwise a size with up to ten times as many
     *         invocations. It has no more, as a benchmark that sleeps would otherwise take all day for its few instructions
     */
    public WindowSize corrected(double work) {
        if (work <= 0 || invocations * work >= LEAST_SHARE * WORK) {
            return this;
        }
        return of(NANOS * Math.max(work / WORK, 1.0 / (TEN * (double) invocations)));
    }

    /**
     * Returns the size with a number of invocations in a window, such as that of an earlier fork.
     *
     * @param invocations 1 or more
     */
    public static WindowSize ofInvocations(int invocations) {
        double most = MOST_NANOS / (NANOS / invocations);
        double all = Math.max(WARMUP * (double) invocations, Math.min(LEAST_WARMUP, most));
        return new WindowSize(invocations, (int) Math.ceil(all / WARMUPS));
    }

    /** Returns the invocations in a window. */
    public int invocations() {
        return invocations;
    }

    /** Returns the invocations before those that count. */
    public long invocationsBefore() {
        return (long) WARMUPS * warmup + (long) LEAD * invocations;
    }

    /** Returns the invocations in an iteration of the warmup. */
    public int warmupInvocations() {
        return warmup;
    }
}
