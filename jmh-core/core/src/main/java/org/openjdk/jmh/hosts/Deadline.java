package org.openjdk.jmh.hosts;

import java.io.Closeable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The time by which a host must have replied: ends its forks then, and the host as well if that does not help. */
final class Deadline implements Closeable {

    /** What a host whose fork was killed needs to notice it and to say so. */
    private static final long GRACE_SECONDS = 20;

    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "jmh-deadline");
        thread.setDaemon(true);
        return thread;
    });
    private final Future<?> endOfForks;
    private final Future<?> endOfHost;
    private volatile boolean over;

    Deadline(HostProcess host, double seconds) {
        endOfForks = clock.schedule(() -> {
            over = true;
            host.endForks();
        }, millis(seconds), TimeUnit.MILLISECONDS);
        endOfHost = clock.schedule(host::close, millis(seconds + GRACE_SECONDS), TimeUnit.MILLISECONDS);
    }

    private static long millis(double seconds) {
        return (long) (seconds * TimeUnit.SECONDS.toMillis(1));
    }

    boolean isOver() {
        return over;
    }

    @Override
    public void close() {
        endOfForks.cancel(false);
        endOfHost.cancel(false);
        clock.shutdown();
    }
}
