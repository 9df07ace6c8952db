package org.openjdk.jmh.ab.client;

import java.io.Closeable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** When a host must have been heard: ends its forks then, and the host as well if that does not help. */
final class Deadline implements Closeable {

    /** What a host whose fork was killed needs to notice it and to say so. */
    private static final double GRACE_SECONDS = 20;

    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "jmh-deadline");
        thread.setDaemon(true);
        return thread;
    });
    private final WorkerProcess host;
    private final ForkLimits limits;
    private int begun;
    private int ended;
    private Future<?> silence;
    private volatile ForkLostException reason;

    Deadline(WorkerProcess host, ForkLimits limits) {
        this.host = host;
        this.limits = limits;
        Future<?> unused = after(limits.inAll(), ForkLostException.overdue(limits.inAll()));
        listen();
    }

    /** An iteration of the fork begins. */
    void iterationStarts() {
        begun++;
        listen();
    }

    /** An iteration of the fork has ended. */
    void iterationEnds() {
        ended++;
        listen();
    }

    private void listen() {
        if (silence != null) {
            silence.cancel(false);
        }
        double seconds = limits.untilNext(begun, ended);
        silence = after(seconds, ForkLostException.silent(seconds));
    }

    /** Null where there is no limit. */
    private Future<?> after(double seconds, ForkLostException loss) {
        return Double.isInfinite(seconds) ? null
                : clock.schedule(() -> end(loss), millis(seconds), TimeUnit.MILLISECONDS);
    }

    private void end(ForkLostException loss) {
        if (reason == null) {
            reason = loss;
            host.endForks();
            Future<?> unused = clock.schedule(host::close, millis(GRACE_SECONDS), TimeUnit.MILLISECONDS);
        }
    }

    private static long millis(double seconds) {
        return (long) (seconds * TimeUnit.SECONDS.toMillis(1));
    }

    /** Throws what a fork was ended for, if it was. */
    void check() throws ForkLostException {
        if (reason != null) {
            throw reason;
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
