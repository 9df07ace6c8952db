package org.openjdk.jmh.budget;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.util.VmCleanup;

/**
 * Ends the VM of a fork that takes too long. The fork is not involved, because a static fork cannot ask. A thread of
 * the host sleeps until the deadline.
 */
final class ForkDeadline {

    private Timer timer;
    private volatile boolean passed;

    /** Starts the deadline of a fork that has started. */
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

    void end() {
        if (timer != null) {
            timer.cancel();
        }
    }

    /** Returns whether the deadline has ended the fork. */
    boolean hasPassed() {
        return passed;
    }

    /** Kills the descendants as well, because the VM may be a child of a profiler's process. */
    private static void destroy(Process fork) {
        try {
            VmCleanup.endChildren(fork);
        } finally {
            fork.destroyForcibly();
        }
    }
}
