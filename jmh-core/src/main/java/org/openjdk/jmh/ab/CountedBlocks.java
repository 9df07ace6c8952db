package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.openjdk.jmh.results.journal.SideFork;

/**
 * Runs both forks of a block under valgrind: at the same time if there are several processors, because forks do not
 * affect each other's counts; otherwise one after the other.
 */
final class CountedBlocks implements BlockRunner {

    private final CountedForks single;

    CountedBlocks(CountedForks single) {
        this.single = single;
    }

    /** Runs a fork of a side. */
    interface Attempt {

        /** Returns the fork, empty if it does not count and both forks must run again. */
        Optional<CountedForkResult> run(int side) throws IOException, InterruptedException;
    }

    /** Returns whether both forks of a block run at the same time. */
    static boolean areAtOnce() {
        return Runtime.getRuntime().availableProcessors() > 1;
    }

    @Override
    public List<SideFork> run(PairedBenchmark benchmark, int side, int block)
            throws IOException, InterruptedException {
        return both(areAtOnce(), side, one -> single.attempt(benchmark, one, block));
    }

    /** Runs both forks until both count: one whose windows were too small cannot be compared. */
    static List<SideFork> both(boolean atOnce, int side, Attempt attempt) throws IOException, InterruptedException {
        while (true) {
            List<Optional<CountedForkResult>> ended =
                    both(atOnce, () -> attempt.run(side), () -> attempt.run(1 - side));
            try (CountedForkResult own = ended.get(0).orElse(null);
                    CountedForkResult other = ended.get(1).orElse(null)) {
                if (own != null && other != null) {
                    return both(atOnce, () -> own.comparedWith(other), () -> other.comparedWith(own));
                }
            }
        }
    }

    private static <T> List<T> both(boolean atOnce, Callable<T> own, Callable<T> other)
            throws IOException, InterruptedException {
        FutureTask<T> first = new FutureTask<>(own);
        FutureTask<T> second = new FutureTask<>(other);
        if (atOnce) {
            Thread thread = new Thread(second, "jmh-count-side");
            thread.setDaemon(true);
            thread.start();
        }
        try {
            first.run();
            T result = result(first);
            second.run();
            return Arrays.asList(result, result(second));
        } finally {
            second.cancel(true);
        }
    }

    private static <T> T result(FutureTask<T> task) throws IOException, InterruptedException {
        try {
            return task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof InterruptedException) {
                throw (InterruptedException) e.getCause();
            }
            throw e.getCause() instanceof IOException ? (IOException) e.getCause()
                    : new IOException(String.valueOf(e.getCause()), e.getCause());
        }
    }

    @Override
    public void replayed(SideFork fork) throws IOException {
        single.replayed(fork);
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return (areAtOnce() ? 1 : 2) * single.secondsOfFork();
    }

    @Override
    public List<String> announcements() {
        return single.announcements();
    }

    @Override
    public List<String> observations() {
        return single.observations();
    }
}
