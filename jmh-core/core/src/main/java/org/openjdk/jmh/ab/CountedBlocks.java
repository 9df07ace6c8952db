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
 * Runs both forks of a block under valgrind: at the same time where there are processors for both, as what one of them does changes
 * no count of the other, else one after the other.
 */
final class CountedBlocks implements BlockForks {

    private final ForkRunner hosts;
    private final ForkCounting counting;
    private final BlockForks single;
    /** Whether an earlier build, which told of each fork of a block by itself, has left one of which one fork is there. */
    private boolean half;

    CountedBlocks(ForkRunner hosts, ForkCounting counting) {
        this.hosts = hosts;
        this.counting = counting;
        single = new CountedForks(hosts, counting);
    }

    /** Runs a fork of a side. */
    interface Attempt {

        /** Empty where it does not count. */
        Optional<CountedForkResult> run(int side) throws IOException, InterruptedException;
    }

    /** Whether there is more than one processor. */
    static boolean areAtOnce() {
        return Runtime.getRuntime().availableProcessors() > 1;
    }

    @Override
    public List<SideFork> run(PairedBenchmark benchmark, int side, int block)
            throws IOException, InterruptedException {
        if (half) {
            half = false;
            return single.run(benchmark, side, block);
        }
        return both(areAtOnce(), side, one -> counting.attempt(benchmark, one, block, hosts));
    }

    /** Runs both until both are there: what was counted of one alone in windows that were too small is not like the other. */
    static List<SideFork> both(boolean atOnce, int side, Attempt attempt) throws IOException, InterruptedException {
        while (true) {
            List<Optional<CountedForkResult>> ended =
                    both(atOnce, () -> attempt.run(side), () -> attempt.run(1 - side));
            try (CountedForkResult own = ended.get(0).orElse(null);
                    CountedForkResult other = ended.get(1).orElse(null)) {
                if (own != null && other != null) {
                    return both(atOnce, () -> own.beside(other), () -> other.beside(own));
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

    /** A block is the only one that can be half done: the next fork is always its other one. */
    @Override
    public void replayed(SideFork fork) throws IOException {
        half = !half;
        single.replayed(fork);
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return (areAtOnce() ? 1 : 2) * counting.seconds();
    }

    @Override
    public List<String> announcements() {
        return counting.announcements();
    }

    @Override
    public List<String> observations() {
        return counting.observations();
    }
}
