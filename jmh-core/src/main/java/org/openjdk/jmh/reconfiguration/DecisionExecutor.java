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
 * Runs decisions on another thread, so that one that never ends can be abandoned. Handing a decision over and waiting
 * for it orders memory: each decision sees all writes of the previous one, regardless of its thread.
 */
final class DecisionExecutor {

    /** Most iterations are shorter, so that the thread of one decision is reused for the next. */
    private static final long IDLE_SECONDS = 15;

    /** Holds one idle thread, plus one for each abandoned decision. */
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
     * Creates an executor for a host that waits while forks are measured.
     *
     * @param limit maximum time of a decision, above 0
     */
    static DecisionExecutor inHost(TimeValue limit) {
        return new DecisionExecutor(limit, false);
    }

    /**
     * Creates an executor for a VM that measures by itself. Threads end with their decision, so that none exists while
     * iterations run.
     *
     * @param limit maximum time of a decision, above 0
     */
    static DecisionExecutor inMeasuredVm(TimeValue limit) {
        return new DecisionExecutor(limit, true);
    }

    private static Thread thread(Runnable decisions) {
        Thread thread = new Thread(decisions, "jmh-decision");
        thread.setDaemon(true);
        return thread;
    }

    /** Returns the maximum time of a decision. */
    TimeValue limit() {
        return limit;
    }

    /**
     * Runs a decision and waits for its result.
     *
     * @throws TimeoutException if the time is up; the thread is interrupted, and abandoned if it ignores that
     * @throws InterruptedException if the waiting thread is interrupted, now or before; the decision is interrupted as
     *                              well
     * @throws ExecutionException if the decision throws an exception or an error
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
