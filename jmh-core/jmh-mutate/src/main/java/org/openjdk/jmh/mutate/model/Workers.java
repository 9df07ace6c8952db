package org.openjdk.jmh.mutate.model;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Works on tasks in parallel, with a tool for each thread, as it cannot be shared. */
public final class Workers {

    private Workers() {
    }

    /** Opens the tool of a thread. */
    public interface Opening<W extends Closeable> {

        W open() throws MutateException, IOException;
    }

    /** Works on one task. */
    public interface Work<W, T> {

        void on(W tool, T task) throws IOException, InterruptedException;
    }

    /**
     * Works on all tasks, in any order.
     *
     * @throws MutateException if opening a tool did
     * @throws IOException if anything else failed, or this thread was interrupted
     */
    public static <W extends Closeable, T> void each(Collection<T> tasks, int threads, Opening<W> opening,
                                                     Work<W, T> work)
            throws MutateException, IOException {
        Queue<T> queue = new ConcurrentLinkedQueue<>(tasks);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(pool.submit(() -> {
                    try (W tool = opening.open()) {
                        for (T task = queue.poll(); task != null; task = queue.poll()) {
                            work.on(tool, task);
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> each : running) {
                each.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof MutateException mistake) {
                throw mistake;
            }
            throw e.getCause() instanceof IOException failed ? failed : new IOException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}
