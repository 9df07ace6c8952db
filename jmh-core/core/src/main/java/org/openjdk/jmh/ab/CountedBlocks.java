package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.openjdk.jmh.results.journal.SideFork;

/**
 * Runs both forks of a block at the same time under valgrind, where there are processors for both: what one of them does
 * changes no count of the other.
 */
final class CountedBlocks {

    private CountedBlocks() {
    }

    /** Runs a fork of a side. */
    interface Attempt {

        /** Empty where it does not count. */
        Optional<SideFork> run(int side, ForkWindows windows) throws IOException, InterruptedException;
    }

    /** Whether there is more than one processor. */
    static boolean arePossible() {
        return Runtime.getRuntime().availableProcessors() > 1;
    }

    /** Runs both until both are there: what was counted of one alone in windows that were too small is not like the other. */
    static List<SideFork> both(int side, Attempt attempt) throws IOException, InterruptedException {
        while (true) {
            CommonWindows windows = new CommonWindows();
            FutureTask<Optional<SideFork>> other = new FutureTask<>(() -> run(1 - side, windows, attempt));
            Thread thread = new Thread(other, "jmh-count-side");
            thread.setDaemon(true);
            thread.start();
            Optional<SideFork> own = run(side, windows, attempt);
            Optional<SideFork> others = result(other);
            if (own.isPresent() && others.isPresent()) {
                return Arrays.asList(own.get(), others.get());
            }
        }
    }

    private static Optional<SideFork> run(int side, CommonWindows windows, Attempt attempt)
            throws IOException, InterruptedException {
        try {
            return attempt.run(side, windows);
        } finally {
            windows.ended(side);
        }
    }

    private static Optional<SideFork> result(FutureTask<Optional<SideFork>> fork)
            throws IOException, InterruptedException {
        try {
            return fork.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException ? (IOException) e.getCause()
                    : new IOException(String.valueOf(e.getCause()), e.getCause());
        }
    }
}
