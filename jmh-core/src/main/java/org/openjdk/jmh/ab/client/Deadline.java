package org.openjdk.jmh.ab.client;

import java.io.Closeable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Ends the fork of a worker that exceeds its limits, and then the worker if that does not help. */
final class Deadline implements Closeable {

    /** Time for a worker to report that its fork was killed. */
    private static final double GRACE_SECONDS = 20;

    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "jmh-deadline");
        thread.setDaemon(true);
        return thread;
    });
    private final WorkerProcess worker;
    private final ForkLimits limits;
    private int begun;
    private int ended;
    private Future<?> silence;
    private volatile ForkLostException reason;

    Deadline(WorkerProcess worker, ForkLimits limits) {
        this.worker = worker;
        this.limits = limits;
        Future<?> unused = after(limits.inAll, ForkLostException.overdue(limits.inAll));
        listen();
    }

    void iterationStarts() {
        begun++;
        listen();
    }

    void iterationEnds() {
        ended++;
        listen();
    }

    /** Stops the limit between two events while the fork waits for its turn. */
    void pause() {
        if (silence != null) {
            silence.cancel(false);
        }
    }

    /** The fork goes on. */
    void resume() {
        listen();
    }

    private void listen() {
        pause();
        double seconds = limits.untilNext(begun, ended);
        silence = after(seconds, ForkLostException.silent(seconds));
    }

    /** Returns null if there is no limit. */
    private Future<?> after(double seconds, ForkLostException loss) {
        return Double.isInfinite(seconds) ? null
                : clock.schedule(() -> end(loss), millis(seconds), TimeUnit.MILLISECONDS);
    }

    private void end(ForkLostException loss) {
        if (reason == null) {
            reason = loss;
            worker.endForks();
            Future<?> unused = clock.schedule(worker::close, millis(GRACE_SECONDS), TimeUnit.MILLISECONDS);
        }
    }

    private static long millis(double seconds) {
        return (long) (seconds * TimeUnit.SECONDS.toMillis(1));
    }

    /** Throws the reason why the fork was ended, if it was. */
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
