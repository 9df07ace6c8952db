package org.openjdk.jmh.bridge.verify;

import com.sun.management.OperatingSystemMXBean;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * Detects invocations that mostly wait. It measures the time in which the calling thread sleeps, waits or is blocked,
 * which does not depend on the load of the machine. Waiting for threads that compute does not count.
 */
final class WaitDetector {

    /** Shorter waits may come from starting threads. */
    private static final Duration SHORTEST = Duration.ofMillis(10);
    /** If the VM uses more than this fraction (1 / 10) of a processor, the thread may wait for computing threads. */
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

    /** Describes how long the thread waited; empty if that is not most of the time since this object was created. */
    String waiting() {
        Duration waited = Duration.ofMillis(waitedMillis() - startOfWaiting);
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        Duration computed = Duration.ofNanos(SYSTEM.getProcessCpuTime() - startOfComputing);
        boolean mostly = waited.multipliedBy(2).compareTo(time) > 0 && computed.multipliedBy(BUSY).compareTo(time) < 0;
        return mostly && waited.compareTo(SHORTEST) >= 0
                ? "it waits " + waited.toMillis() + " of " + time.toMillis() + " ms" : "";
    }
}
