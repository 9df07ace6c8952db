package org.openjdk.jmh.dynreconf.scheduling;

import java.util.Comparator;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** Holds the benchmarks that have not ended, in the order in which they get forks. */
final class OpenBenchmarks {

    private final int all;
    private final TreeSet<Integer> open;

    /** Begins with all benchmarks; those with the lowest rank, and of these the lowest number, come first. */
    OpenBenchmarks(int all, IntUnaryOperator rank) {
        this.all = all;
        open = new TreeSet<>(Comparator.<Integer>comparingInt(rank::applyAsInt).thenComparing(number -> number));
        for (int benchmark = 0; benchmark < all; benchmark++) {
            open.add(benchmark);
        }
    }

    OptionalInt first() {
        return open.isEmpty() ? OptionalInt.empty() : OptionalInt.of(open.first());
    }

    OptionalInt first(IntPredicate eligible) {
        return open.stream().mapToInt(Integer::intValue).filter(eligible).findFirst();
    }

    /** Counts a fork, and updates the rank of its benchmark, which must not change otherwise. */
    void forkEnded(int benchmark, ForkEnd end, Runnable changeOfRank) {
        if (benchmark < 0 || benchmark >= all) {
            throw new IllegalArgumentException("there is no benchmark " + benchmark + " among " + all);
        }
        if (!open.remove(benchmark)) {
            throw new IllegalArgumentException("benchmark " + benchmark + " has ended before");
        }
        changeOfRank.run();
        if (!end.isLast()) {
            open.add(benchmark);
        }
    }
}
