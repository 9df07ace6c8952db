package org.openjdk.jmh.bridge.runtime;

import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/**
 * What JUnit runs around something, stopped in the middle: its first half has run, its second half runs when this is
 * closed.
 *
 * <p>Class rules and runners wrap what they surround, and so return only when all is over. They stand on a thread of
 * their own that sleeps from the end of {@link #open} to {@link #close()}: the measurement between them has its usual
 * thread, and nothing of this in it.
 */
final class HeldOpen {

    /** Code that surrounds other code. */
    interface Surrounding {

        /**
         * Runs the first half, then the given code, then the second half.
         *
         * @param middle what to run in the middle
         * @throws Throwable what either half throws
         */
        void run(Runnable middle) throws Throwable;
    }

    private final CountDownLatch opened = new CountDownLatch(1);
    private final CountDownLatch closing = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile boolean reached;
    private volatile @Nullable Throwable failure;

    private HeldOpen() {
    }

    /**
     * Runs the first half.
     *
     * @param what        what is held open, for the name of the thread
     * @param surrounding both halves
     * @return what is to be closed
     * @throws Throwable what the first half threw, or {@link IllegalStateException} if the middle was never reached
     */
    static HeldOpen open(String what, Surrounding surrounding) throws Throwable {
        HeldOpen held = new HeldOpen();
        Thread thread = new Thread(() -> held.run(surrounding), "ju2jmh holds open " + what);
        thread.setDaemon(true);
        thread.start();
        held.opened.await();
        if (!held.reached) {
            held.close();
            throw new IllegalStateException("JUnit does not run the tests of " + what);
        }
        return held;
    }

    private void run(Surrounding surrounding) {
        try {
            surrounding.run(this::pause);
        } catch (Throwable thrown) {
            // Handed to the thread that opens or closes, whatever it is.
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
                // A time limit for the whole class is no limit for a trial, and must not end it half-way.
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Runs the second half.
     *
     * @throws Throwable what it threw
     */
    void close() throws Throwable {
        closing.countDown();
        closed.await();
        Throwable thrown = failure;
        if (thrown != null && !isTimeLimit(thrown)) {
            throw thrown;
        }
    }

    /** The limit is for the tests of a class, each run once; the class of the exception is not in every JUnit 4. */
    private static boolean isTimeLimit(Throwable failure) {
        return failure.getClass().getName().equals("org.junit.runners.model.TestTimedOutException");
    }
}
