package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;

/**
 * Blocks of two forks, one of each side of a benchmark, run one after the other; one block of each benchmark, then the
 * next one of each that has not ended. What the machine does in one part of the run lands on both sides and on all
 * benchmarks alike, and a run that is interrupted has something of everything.
 *
 * <p>Which side begins is random, and balanced: of two blocks that follow each other, counted from the first one, each
 * side begins one. So neither a drift within blocks nor a machine with a habit of its own favours a side, and after any
 * number of blocks neither has begun more than one more than the other.
 */
public final class Blocks implements BlockSchedule {

    private final BlockCounts forks;

    /**
     * Benchmarks without a fork so far.
     *
     * @param benchmarks how many there are on both sides, 0 or more; benchmark b has the numbers 2 b, as the baseline,
     *                   and 2 b + 1, as the candidate
     * @param seed       of the random order: the same seed gives the same order
     */
    public Blocks(int benchmarks, long seed) {
        forks = new BlockCounts(benchmarks, seed);
    }

    /** Prefers a benchmark whose block is half done, then the one with the fewest blocks. */
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

    /** The last fork of either side ends both. */
    @Override
    public void forkEnded(int number, ForkEnd end) {
        forks.forkEnded(number, end);
    }

    @Override
    public void end(int benchmark) {
        forks.end(benchmark);
    }
}
