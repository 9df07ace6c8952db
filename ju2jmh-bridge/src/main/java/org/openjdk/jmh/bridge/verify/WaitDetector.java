package org.openjdk.jmh.bridge.verify;

import com.sun.management.OperatingSystemMXBean;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * Tells whether an invocation spends its time waiting. What counts is the time that the calling thread sleeps, waits or
 * is blocked, which a busy machine does not lengthen; a thread that waits for others that compute does not count.
 */
final class WaitDetector {

    /** Shorter waits can be the price of a test that starts threads. */
    private static final Duration SHORTEST = Duration.ofMillis(10);
    /** A VM that computes for more than a tenth of the time may be waited for: a busy machine gives it no more. */
    private static final int BUSY = 10;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final long start = System.nanoTime();
    private final long startOfComputing = SYSTEM.getProcessCpuTime();
    private final long startOfWaiting;

    WaitDetector() {
        THREADS.setThreadContentionMonitoringEnabled(true);
        startOfWaiting = waitedMillis();
    }

    private static long waitedMillis() {
        ThreadInfo info = THREADS.getThreadInfo(Thread.currentThread().getId());
        return info.getWaitedTime() + info.getBlockedTime();
    }

    /** How long the thread waited, empty if that is not most of what was done since this object was made. */
    String waiting() {
        Duration waited = Duration.ofMillis(waitedMillis() - startOfWaiting);
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        Duration computed = Duration.ofNanos(SYSTEM.getProcessCpuTime() - startOfComputing);
        boolean mostly = waited.multipliedBy(2).compareTo(time) > 0 && computed.multipliedBy(BUSY).compareTo(time) < 0;
        return mostly && waited.compareTo(SHORTEST) >= 0
                ? "it waits " + waited.toMillis() + " of " + time.toMillis() + " ms" : "";
    }
}
