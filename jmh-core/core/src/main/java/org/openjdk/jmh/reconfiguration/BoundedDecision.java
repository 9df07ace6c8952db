package org.openjdk.jmh.reconfiguration;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs a decision on a thread of its own, so that one that never ends can be left behind. The thread lives no longer than
 * the decision: none of ours is there while iterations run, which in a run without forks do so in this VM.
 *
 * <p>Starting the thread and waiting for its end order memory, so that the thread of the next decision sees all that this
 * one wrote.
 */
final class BoundedDecision {

    private BoundedDecision() {
    }

    /**
     * Waits for an answer.
     *
     * @param limit    the longest time to wait
     * @param question what to run
     * @return its answer
     * @throws TimeoutException     if there is none in time; the thread is interrupted, and left to itself if it ignores that
     * @throws InterruptedException if the thread that waits is interrupted; the other one is, too
     * @throws ExecutionException   if the question throws something, be it an error of the virtual machine
     */
    static <T> T within(TimeValue limit, Callable<T> question)
            throws TimeoutException, InterruptedException, ExecutionException {
        FutureTask<T> task = new FutureTask<>(question);
        Thread thread = new Thread(task, "jmh-decision");
        thread.setDaemon(true);
        thread.start();
        boolean ended = false;
        try {
            T answer = task.get(limit.convertTo(TimeUnit.NANOSECONDS), TimeUnit.NANOSECONDS);
            thread.join();
            ended = true;
            return answer;
        } catch (ExecutionException e) {
            ended = true;
            throw e;
        } finally {
            if (!ended) {
                thread.interrupt();
            }
        }
    }
}
