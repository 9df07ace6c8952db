package org.openjdk.jmh.budget;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Ends the VM of a fork that takes too long. The fork itself is not involved: a static fork has no way to ask. The host's
 * thread
 * sleeps until then.
 */
final class ForkDeadline {

    private Timer timer;
    private volatile boolean passed;

    /** A fork has started, and has so many seconds. */
    void start(Process fork, double seconds) {
        timer = new Timer("jmh-budget", true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                passed = true;
                destroy(fork);
            }
        }, Math.max(0, (long) (seconds * TimeUnit.SECONDS.toMillis(1))));
    }

    /** The fork has ended. */
    void end() {
        if (timer != null) {
            timer.cancel();
        }
    }

    /** Returns whether the deadline has ended the fork. */
    boolean hasPassed() {
        return passed;
    }

    /** The VM may be a child of a profiler's process. */
    private static void destroy(Process fork) {
        try {
            Method destroy = Class.forName("java.lang.ProcessHandle").getMethod("destroyForcibly");
            Stream<?> descendants = (Stream<?>) Process.class.getMethod("descendants").invoke(fork);
            for (Object descendant : descendants.toArray()) {
                destroy.invoke(descendant);
            }
        } catch (ClassNotFoundException | NoSuchMethodException | IllegalAccessException
                | InvocationTargetException e) {
            // Java 8 does not know them, and a process that has just ended needs no end.
        } finally {
            fork.destroyForcibly();
        }
    }
}
