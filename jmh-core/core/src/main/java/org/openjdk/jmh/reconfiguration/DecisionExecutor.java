package org.openjdk.jmh.reconfiguration;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs decisions on another thread, so that one that never ends can be left behind. Handing them over, and waiting for
 * their end, orders memory: each sees all that the one before it wrote, on whatever thread.
 */
final class DecisionExecutor {

    /** Most iterations are shorter, so that the thread of one decision is there for the next one. */
    private static final long IDLE_SECONDS = 15;

    /** As many threads as decisions were left behind, and one that sleeps between decisions. */
    private static final Executor SLEEPING =
            new ThreadPoolExecutor(0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS,
                    new SynchronousQueue<>(), DecisionExecutor::thread);

    private final TimeValue limit;
    private final boolean besideIterations;

    private DecisionExecutor(TimeValue limit, boolean besideIterations) {
        this.limit = limit;
        this.besideIterations = besideIterations;
    }

    /**
     * For a host that waits while forks are measured.
     *
     * @param limit the longest time to wait
     */
    static DecisionExecutor inHost(TimeValue limit) {
        return new DecisionExecutor(limit, false);
    }

    /**
     * For a VM that measures by itself: a thread lives no longer than its decision, since none of ours is to be there
     * while iterations run.
     *
     * @param limit the longest time to wait
     */
    static DecisionExecutor inMeasuredVm(TimeValue limit) {
        return new DecisionExecutor(limit, true);
    }

    private static Thread thread(Runnable decisions) {
        Thread thread = new Thread(decisions, "jmh-decision");
        thread.setDaemon(true);
        return thread;
    }

    /** Returns the longest time to wait. */
    TimeValue limit() {
        return limit;
    }

    /**
     * Waits for an answer.
     *
     * @param question what to run
     * @return its answer
     * @throws TimeoutException     if there is none in time; the thread is interrupted, and left to itself if it ignores that
     * @throws InterruptedException if the thread that waits is interrupted, now or before; the other one is, too
     * @throws ExecutionException   if the question throws something, be it an error of the virtual machine
     */
    <T> T answer(Callable<T> question) throws TimeoutException, InterruptedException, ExecutionException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        FutureTask<T> task = new FutureTask<>(question);
        Thread fleeting = besideIterations ? thread(task) : null;
        if (fleeting == null) {
            SLEEPING.execute(task);
        } else {
            fleeting.start();
        }
        try {
            T answer = task.get(limit.convertTo(TimeUnit.NANOSECONDS), TimeUnit.NANOSECONDS);
            if (fleeting != null) {
                fleeting.join();
            }
            return answer;
        } finally {
            task.cancel(true);
        }
    }
}
