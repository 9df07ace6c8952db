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
 * Runs decisions on another thread, so that one that never returns can be abandoned. Each decision sees all writes of
 * the previous one, regardless of its thread, because the caller waits for the first before it submits the second.
 */
final class DecisionExecutor {

    /** Longer than most iterations, so that consecutive decisions share a thread. */
    private static final long IDLE_SECONDS = 15;

    /** Holds one idle thread, plus one for each abandoned decision. */
    private static final Executor SLEEPING =
            new ThreadPoolExecutor(0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS,
                    new SynchronousQueue<>(), DecisionExecutor::thread);

    final TimeValue limit;
    private final boolean besideIterations;

    private DecisionExecutor(TimeValue limit, boolean besideIterations) {
        this.limit = limit;
        this.besideIterations = besideIterations;
    }

    /** Creates an executor for a host that is idle while forks are measured. The limit of a decision is above 0. */
    static DecisionExecutor inHost(TimeValue limit) {
        return new DecisionExecutor(limit, false);
    }

    /**
     * Creates an executor for a VM that runs benchmarks itself: no thread of it exists while iterations run. The limit
     * of a decision is above 0.
     */
    static DecisionExecutor inMeasuredVm(TimeValue limit) {
        return new DecisionExecutor(limit, true);
    }

    private static Thread thread(Runnable decisions) {
        Thread thread = new Thread(decisions, "jmh-decision");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Runs a decision and waits for its result.
     *
     * @throws TimeoutException if the time is up; the thread is interrupted, and abandoned if it ignores that
     * @throws InterruptedException if the waiting thread is or was interrupted; the decision is interrupted as well
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
