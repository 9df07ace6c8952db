package org.openjdk.jmh.bridge.verify;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationTargetException;
import java.time.Duration;

/**
 * Finds payloads that are too short to time. JMH's loop and its black hole take about a nanosecond for each invocation, and
 * two clock readings some 50 ns where fixtures run outside the measurement. Below {@link #LIMIT} and
 * {@link #LIMIT_WITH_FIXTURES}, a change of a few percent is in the same range as a change of these.
 */
final class BriefPayload {

    /** How the message of such a payload begins. */
    static final String MARK = "it takes about ";

    /** One hundred times what JMH adds. */
    static final Duration LIMIT = Duration.ofNanos(100);
    /** Twenty times what two clock readings take. */
    static final Duration LIMIT_WITH_FIXTURES = Duration.ofNanos(1000);

    /** A second invocation that takes longer does not become that short when the JIT compiler optimizes it. */
    private static final Duration NEVER_BRIEF = Duration.ofMillis(1);
    /** On a busy machine, a time by the clock may not suffice for the JIT compiler to optimize the payload. */
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final Duration BUDGET = Duration.ofMillis(10);
    private static final int MOST_AT_ONCE = 1024;

    private final States states;
    private final Step payload;
    private final boolean hasFixtures;

    /**
     * Prepares the measurement.
     *
     * @param states  what the payload needs
     * @param payload the benchmark method, without what runs before and after each invocation
     */
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
     * @param second how long the second invocation took
     * @return empty if the payload is long enough, or fails when it is repeated often
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
