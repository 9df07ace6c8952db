package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;
import java.util.SplittableRandom;

/**
 * Blocks of two forks, one of each side of a benchmark, run one after the other; one block of each benchmark, then the
 * next one of each that has not ended. What the machine does in one part of the run lands on both sides and on all
 * benchmarks alike, and a run that is interrupted has something of everything.
 *
 * <p>Which side begins is random, and balanced: of two blocks that follow each other, counted from the first one, each
 * side begins one. So neither a drift within blocks nor a machine with a habit of its own favours a side, and after any
 * number of blocks neither has begun more than one more than the other.
 */
public final class Blocks implements Schedule {

    private static final int SIDES = 2;

    private final int[] forks;
    private final boolean[] ended;
    private final long seed;

    /**
     * Benchmarks without a fork so far.
     *
     * @param benchmarks how many there are on both sides, 0 or more; benchmark b has the numbers 2 b, as the baseline,
     *                   and 2 b + 1, as the candidate
     * @param seed       of the random order: the same seed gives the same order
     */
    public Blocks(int benchmarks, long seed) {
        forks = new int[SIDES * benchmarks];
        ended = new boolean[benchmarks];
        this.seed = seed;
    }

    /** A benchmark whose block is half done comes first, then the one with the fewest blocks. */
    @Override
    public OptionalInt next() {
        int first = -1;
        for (int benchmark = 0; benchmark < ended.length; benchmark++) {
            if (!ended[benchmark] && isHalf(benchmark)) {
                return OptionalInt.of(fewer(benchmark));
            }
            if (!ended[benchmark] && (first < 0 || blocks(benchmark) < blocks(first))) {
                first = benchmark;
            }
        }
        return first < 0 ? OptionalInt.empty()
                : OptionalInt.of(SIDES * first + (candidateBegins(first, blocks(first)) ? 1 : 0));
    }

    private boolean isHalf(int benchmark) {
        return forks[SIDES * benchmark] != forks[SIDES * benchmark + 1];
    }

    private int fewer(int benchmark) {
        return forks[SIDES * benchmark] < forks[SIDES * benchmark + 1] ? SIDES * benchmark : SIDES * benchmark + 1;
    }

    private int blocks(int benchmark) {
        return Math.min(forks[SIDES * benchmark], forks[SIDES * benchmark + 1]);
    }

    private boolean candidateBegins(int benchmark, int block) {
        SplittableRandom random = new SplittableRandom(seed + benchmark);
        boolean firstOfTwo = false;
        for (int i = 0; i <= block; i += SIDES) {
            firstOfTwo = random.nextBoolean();
        }
        return block % SIDES == 0 ? firstOfTwo : !firstOfTwo;
    }

    /** The last fork of either side ends both. */
    @Override
    public void forkEnded(int number, ForkEnd end) {
        if (number < 0 || number >= forks.length) {
            throw new IllegalArgumentException("there is no side " + number + " among " + forks.length);
        }
        if (ended[number / SIDES]) {
            throw new IllegalArgumentException("benchmark " + number / SIDES + " has ended before");
        }
        forks[number] += end.isWarmup() ? 0 : 1;
        ended[number / SIDES] = end.isLast();
    }
}
