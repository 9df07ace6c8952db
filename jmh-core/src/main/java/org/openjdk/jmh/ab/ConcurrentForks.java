package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import org.openjdk.jmh.ab.client.ForkListener;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.results.journal.SideFork;

/**
 * Runs both forks of a pair while both VMs are alive. If one fork is lost, the other is ended, because alone it would
 * measure something else.
 */
final class ConcurrentForks {

    private final SideWorkers workers;

    ConcurrentForks(SideWorkers workers) {
        this.workers = workers;
    }

    /** A fork that has ended, without a result if it was lost. */
    private static final class EndedFork {

        private final SideFork fork;
        private final ForkResult result;

        private EndedFork(SideFork fork, ForkResult result) {
            this.fork = fork;
            this.result = result;
        }

        private boolean isMeasured() {
            return result != null;
        }
    }

    /**
     * Runs a pair of forks and returns them, the first one first.
     *
     * @param side      of the first fork
     * @param requests  for the first fork and for that of the other side
     * @param listeners of both, in the same order
     * @param measured  receives both results if neither fork is lost, that of the fork that ended first before the
     *     other
     */
    List<SideFork> run(PairedBenchmark benchmark, int side, List<ForkRequest> requests, List<ForkListener> listeners,
                       BiConsumer<ForkResult, ForkResult> measured)
            throws IOException, InterruptedException {
        CompletionService<EndedFork> forks = new ExecutorCompletionService<>(task -> {
            Thread thread = new Thread(task, "jmh-fork");
            thread.setDaemon(true);
            thread.start();
        });
        forks.submit(() -> run(benchmark, side, requests.get(0), listeners.get(0)));
        forks.submit(() -> run(benchmark, 1 - side, requests.get(1), listeners.get(1)));
        EndedFork first = next(forks);
        if (!first.isMeasured()) {
            workers.endFork(1 - first.fork.side());
        }
        EndedFork second = next(forks);
        if (first.isMeasured() && second.isMeasured()) {
            measured.accept(first.result, second.result);
            return inOrder(side, first.fork, second.fork);
        }
        return first.isMeasured() ? inOrder(side, SideFork.discarded(first.fork.side()), second.fork)
                : inOrder(side, first.fork, SideFork.discarded(second.fork.side()));
    }

    private EndedFork next(CompletionService<EndedFork> forks) throws IOException, InterruptedException {
        Future<EndedFork> ended = forks.take();
        try {
            return ended.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException) {
                throw (IOException) e.getCause();
            }
            throw new IOException(String.valueOf(e.getCause()), e.getCause());
        }
    }

    private static List<SideFork> inOrder(int side, SideFork one, SideFork other) {
        return one.side() == side ? Arrays.asList(one, other) : Arrays.asList(other, one);
    }

    private EndedFork run(PairedBenchmark benchmark, int side, ForkRequest fork, ForkListener listener)
            throws IOException, InterruptedException {
        try {
            ForkResult result = workers.run(side, benchmark, fork, listener);
            return new EndedFork(SideFork.measured(side, result.json(), result.waiting()), result);
        } catch (ForkLostException e) {
            return new EndedFork(SideFork.lost(side, e.getMessage()), null);
        }
    }
}
