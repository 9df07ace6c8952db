package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;

/**
 * Runs blocks of two forks, one of each side of a benchmark, one after the other: one block of each benchmark, then the
 * next one of each that has not ended. A disturbance of the machine affects both sides and all benchmarks alike, and an
 * interrupted run has results of all benchmarks.
 *
 * <p>The first side is random and balanced: of two consecutive blocks, counted from the first one, each side begins
 * one. So neither a drift within blocks nor a periodic disturbance favours a side.
 */
public final class Blocks implements BlockSchedule {

    private final BlockCounts forks;

    /** Creates a schedule without forks. The same seed gives the same order of sides. */
    public Blocks(int benchmarks, long seed) {
        forks = new BlockCounts(benchmarks, seed);
    }

    /** Prefers a benchmark in the middle of a block, then the one with the fewest blocks. */
    @Override
    public OptionalInt next() {
        OptionalInt half = forks.half();
        if (half.isPresent()) {
            return OptionalInt.of(forks.next(half.getAsInt()));
        }
        int first = -1;
        for (int benchmark = 0; benchmark < forks.benchmarks(); benchmark++) {
            if (!forks.hasEnded(benchmark) && (first < 0 || forks.blocks(benchmark) < forks.blocks(first))) {
                first = benchmark;
            }
        }
        return first < 0 ? OptionalInt.empty() : OptionalInt.of(forks.next(first));
    }

    /** Counts a fork; the last fork of either side ends both. */
    @Override
    public void forkEnded(int number, ForkEnd end) {
        forks.forkEnded(number, end);
    }

    @Override
    public void end(int benchmark) {
        forks.end(benchmark);
    }
}
