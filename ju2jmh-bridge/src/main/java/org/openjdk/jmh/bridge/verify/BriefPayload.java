package org.openjdk.jmh.bridge.verify;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationTargetException;
import java.time.Duration;

/**
 * Finds payloads that are too short to measure. JMH's loop and its black hole take about 1 ns per invocation, and two
 * clock readings about 50 ns if fixtures run outside of the measurement. Below the limits, a change of a few percent is
 * as large as a change of these.
 */
final class BriefPayload {

    /** Beginning of the message. */
    static final String MARK = "it takes about ";

    /** 100 times JMH's overhead. */
    static final Duration LIMIT = Duration.ofNanos(100);
    /** 20 times the time of two clock readings. */
    static final Duration LIMIT_WITH_FIXTURES = Duration.ofNanos(1000);

    /** Time of the second invocation above which the JIT compiler cannot optimize a payload to the limit. */
    private static final Duration NEVER_BRIEF = Duration.ofMillis(1);
    /** Measures processor time, since on a busy machine the JIT compiler may need longer by the clock. */
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final Duration BUDGET = Duration.ofMillis(10);
    private static final int MOST_AT_ONCE = 1024;

    private final States states;
    private final Step payload;
    private final boolean hasFixtures;

    /** Creates a measurement; {@code payload} is the benchmark method without invocation-level fixtures. */
    BriefPayload(States states, Step payload) {
        this.states = states;
        this.payload = payload;
        hasFixtures = states.haveInvocationFixtures();
    }

    /** A call by reflection. */
    @FunctionalInterface
    interface Step {
        void run() throws ReflectiveOperationException;
    }

    /**
     * Invokes the payload for 10 ms of processor time and describes its time.
     *
     * @param second time of the second invocation
     * @return empty if the payload is long enough, or fails if it is repeated often
     */
    String text(Duration second) throws ReflectiveOperationException {
        if (second.compareTo(NEVER_BRIEF) > 0) {
            return "";
        }
        try {
            return text(shortest(), hasFixtures);
        } catch (InvocationTargetException e) {
            return "";
        }
    }

    static String text(Duration invocation, boolean hasFixtures) {
        Duration limit = hasFixtures ? LIMIT_WITH_FIXTURES : LIMIT;
        return invocation.compareTo(limit) < 0 ? MARK + invocation.toNanos() + " ns" : "";
    }

    private Duration shortest() throws ReflectiveOperationException {
        long end = THREADS.getCurrentThreadCpuTime() + BUDGET.toNanos();
        long shortest = Long.MAX_VALUE;
        int atOnce = 1;
        while (THREADS.getCurrentThreadCpuTime() < end) {
            states.beforeInvocation();
            long start = System.nanoTime();
            for (int i = 0; i < atOnce; i++) {
                payload.run();
            }
            shortest = Math.min(shortest, (System.nanoTime() - start) / atOnce);
            states.afterInvocation();
            atOnce = hasFixtures ? 1 : Math.min(2 * atOnce, MOST_AT_ONCE);
        }
        return Duration.ofNanos(shortest);
    }
}
