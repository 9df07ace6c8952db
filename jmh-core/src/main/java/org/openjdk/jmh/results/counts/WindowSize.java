package org.openjdk.jmh.results.counts;

/**
 * How many invocations of a benchmark warm its forks up, and how many are counted. These are numbers rather than times,
 * so that all forks do the same work regardless of load. Immutable.
 */
public final class WindowSize {

    /** Number of warmup iterations. */
    public static final int WARMUPS = 15;
    /**
     * Number of measurement iterations before those that count. Counting starts in this iteration: JMH calls a
     * benchmark's loop by reflection once in an iteration, and JDKs up to 17 generate bytecode for such a call when it
     * is made for the 16th time, in the calling thread, which takes 400,000 instructions.
     */
    public static final int LEAD = 1;
    /** Number of counted iterations (windows): three that agree, and spare ones in which something was compiled. */
    public static final int WINDOWS = 5;

    /**
     * Processor time of a window without valgrind. JMH itself executes about 80,000 instructions around an iteration in
     * the benchmark's thread. A window of this time has 25 million instructions of a slow loop, and 100 million of a
     * fast one.
     */
    private static final double NANOS = 7.5e6;
    /** Approximate number of instructions in such a window. */
    private static final double WORK = 50e6;
    /** Share of {@link #WORK} below which JMH's own instructions exceed 1 % of a window. */
    private static final double MIN_SHARE = 0.1;
    /** Warmup invocations for each one of a window: 0.4 s of processor time without valgrind. */
    private static final int WARMUP = 56;
    /**
     * Minimum of warmup invocations. HotSpot's C2 compiles no method with fewer than 600 invocations, regardless of its
     * loops (flag Tier4MinInvocationThreshold); with fewer, less optimized code would be counted.
     */
    private static final int MIN_WARMUP = 1000;
    /** Limits {@link #MIN_WARMUP}: processor time without valgrind. */
    private static final double MAX_NANOS = 1e9;
    private static final int TEN = 10;

    private final int invocations;
    private final int warmup;

    private WindowSize(int invocations, int warmup) {
        this.invocations = invocations;
        this.warmup = warmup;
    }

    /**
     * Returns the size for a benchmark. It is rounded down to 1, 2 or 5 times a power of ten, so that it is mostly the
     * same in each run.
     *
     * @param nanos approximate nanoseconds of an invocation without valgrind, above 0
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
     * Returns a larger size if a window had far too little work, for example because the pilot fork lacked processor
     * time.
     *
     * @param work instructions of an invocation
     * @return this if its windows have at least a tenth of the intended work; otherwise a size with at most ten times
     *     as many invocations, because a benchmark that sleeps would otherwise take hours
     */
    public WindowSize corrected(double work) {
        if (work <= 0 || invocations * work >= MIN_SHARE * WORK) {
            return this;
        }
        return of(NANOS * Math.max(work / WORK, 1.0 / (TEN * (double) invocations)));
    }

    /** Returns the size with a number of invocations in a window, 1 or more. */
    public static WindowSize ofInvocations(int invocations) {
        double most = MAX_NANOS / (NANOS / invocations);
        double all = Math.max(WARMUP * (double) invocations, Math.min(MIN_WARMUP, most));
        return new WindowSize(invocations, (int) Math.ceil(all / WARMUPS));
    }

    public int invocations() {
        return invocations;
    }

    /** Returns the invocations before those that count. */
    public long invocationsBefore() {
        return (long) WARMUPS * warmup + (long) LEAD * invocations;
    }

    public int warmupInvocations() {
        return warmup;
    }
}
