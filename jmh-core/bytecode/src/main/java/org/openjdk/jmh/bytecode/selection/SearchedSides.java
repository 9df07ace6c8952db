package org.openjdk.jmh.bytecode.selection;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.openjdk.jmh.bytecode.code.Code;
import org.openjdk.jmh.bytecode.code.CodePair;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.bytecode.reach.Reachable;

/** Both sides of a comparison, searched at the same time. */
final class SearchedSides {

    /** One side, and how it differs from the other. */
    private static final class Side {

        private final Code code;
        private final Difference difference;
        private final Reachable reachable;

        private Side(Code code, Code other, Platform platform) {
            this.code = code;
            this.difference = new Difference(code, other);
            this.reachable = new Reachable(code, platform, name -> !Harness.has(name));
        }

        private boolean has(String benchmark) {
            return Stubs.find(code, benchmark).isPresent();
        }

        private Optional<ReachedChange> change(List<String> benchmarks, BooleanSupplier isSettled) {
            Map<String, String> stubs = new LinkedHashMap<>();
            benchmarks.forEach(benchmark -> stubs
                    .put(Stubs.find(code, benchmark).orElseThrow(IllegalStateException::new), benchmark));
            return FirstChange.of(reachable, difference, stubs, isSettled);
        }
    }

    private final Side baseline;
    private final Side candidate;

    SearchedSides(CodePair code, Platform platform) {
        baseline = new Side(code.baseline(), code.candidate(), platform);
        candidate = new Side(code.candidate(), code.baseline(), platform);
    }

    /** The first thing in which JMH differs; empty where it is the same. */
    Optional<String> differenceOfHarness() {
        return candidate.difference.first(Harness::has);
    }

    boolean haveBoth(String benchmark) {
        return baseline.has(benchmark) && candidate.has(benchmark);
    }

    /**
     * A change that benchmarks reach together, on either side; on the candidate's, if there is one.
     *
     * @return empty where they reach none; without a benchmark where it is not known from which the way to it begins
     */
    Optional<ReachedChange> change(List<String> benchmarks) {
        AtomicBoolean settled = new AtomicBoolean();
        CompletableFuture<Optional<ReachedChange>> before =
                CompletableFuture.supplyAsync(() -> baseline.change(benchmarks, settled::get));
        try {
            Optional<ReachedChange> after = candidate.change(benchmarks, () -> false);
            settled.set(after.isPresent());
            Optional<ReachedChange> was = before.join();
            return after.isPresent() ? after : was;
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException ? (RuntimeException) e.getCause() : e;
        } finally {
            settled.set(true);
        }
    }
}
