package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.openjdk.jmh.counting.CountedFork;

/** The windows of two forks that run at the same time: each waits for the other one, so that the same ones count of both. */
final class CommonWindows implements ForkWindows {

    private final List<CompletableFuture<Optional<CountedFork>>> sides =
            Arrays.asList(new CompletableFuture<>(), new CompletableFuture<>());

    @Override
    public CountedFork of(int side, CountedFork fork) throws IOException, InterruptedException {
        sides.get(side).complete(Optional.of(fork));
        try {
            return sides.get(1 - side).get().map(fork::like).orElse(fork);
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    /** Nothing, or nothing more, is heard of a side: nobody waits for it. */
    void ended(int side) {
        sides.get(side).complete(Optional.empty());
    }
}
