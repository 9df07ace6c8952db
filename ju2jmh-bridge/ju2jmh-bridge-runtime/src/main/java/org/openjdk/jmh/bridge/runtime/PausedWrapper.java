package org.openjdk.jmh.bridge.runtime;

import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/**
 * Code that JUnit wraps around tests, paused in the middle: its first half has run, and its second half runs on
 * {@link #close()}.
 *
 * <p>Class rules and runners return only when everything is over. Therefore they run on a thread of their own, which
 * sleeps between {@link #open} and {@link #close()}. The benchmark's thread runs only the measured code.
 */
final class PausedWrapper {

    /** Code that wraps other code: runs its first half, then the given code, then its second half. */
    interface Wrapper {
        void run(Runnable middle) throws Throwable;
    }

    private final CountDownLatch opened = new CountDownLatch(1);
    private final CountDownLatch closing = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile boolean reached;
    private volatile @Nullable Throwable failure;

    private PausedWrapper() {
    }

    /**
     * Runs the first half.
     *
     * @param what name of the wrapped tests
     * @throws Throwable what the first half threw, or {@link IllegalStateException} if the wrapper never runs the
     *     middle
     */
    static PausedWrapper open(String what, Wrapper wrapper) throws Throwable {
        PausedWrapper held = new PausedWrapper();
        Thread thread = new Thread(() -> held.run(wrapper), "ju2jmh wrapper of " + what);
        thread.setDaemon(true);
        thread.start();
        held.opened.await();
        if (!held.reached) {
            held.close();
            throw new IllegalStateException("JUnit does not run the tests of " + what);
        }
        return held;
    }

    private void run(Wrapper wrapper) {
        try {
            wrapper.run(this::pause);
        } catch (Throwable thrown) {
            // Thrown by open() or close() on the caller's thread.
            failure = thrown;
        } finally {
            closed.countDown();
            opened.countDown();
        }
    }

    private void pause() {
        reached = true;
        opened.countDown();
        boolean interrupted = false;
        while (closing.getCount() > 0) {
            try {
                closing.await();
            } catch (InterruptedException e) {
                // A time limit of the class must not end the trial.
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs the second half, and throws what either half threw, except for a time limit. */
    void close() throws Throwable {
        closing.countDown();
        closed.await();
        Throwable thrown = failure;
        if (thrown != null && !isTimeLimit(thrown)) {
            throw thrown;
        }
    }

    /** Compares names, since JUnit before 4.12 does not have this exception. */
    private static boolean isTimeLimit(Throwable failure) {
        return failure.getClass().getName().equals("org.junit.runners.model.TestTimedOutException");
    }
}
