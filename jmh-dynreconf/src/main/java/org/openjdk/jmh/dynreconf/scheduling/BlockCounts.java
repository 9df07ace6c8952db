package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;
import java.util.SplittableRandom;

/**
 * Counts the forks of both sides of benchmarks, and determines the side of the next one. The sides of benchmark b have
 * the numbers 2 b, the baseline, and 2 b + 1.
 */
final class BlockCounts {

    static final int SIDES = 2;

    private final int[] forks;
    private final boolean[] ended;
    private final long seed;

    BlockCounts(int benchmarks, long seed) {
        forks = new int[SIDES * benchmarks];
        ended = new boolean[benchmarks];
        this.seed = seed;
    }

    int benchmarks() {
        return ended.length;
    }

    boolean hasEnded(int benchmark) {
        return ended[benchmark];
    }

    void end(int benchmark) {
        ended[benchmark] = true;
    }

    /** Returns whether one side has run its fork of a block, and the other has not. */
    boolean isHalf(int benchmark) {
        return forks[SIDES * benchmark] != forks[SIDES * benchmark + 1];
    }

    /** Returns the number of whole blocks of a benchmark. */
    int blocks(int benchmark) {
        return Math.min(forks[SIDES * benchmark], forks[SIDES * benchmark + 1]);
    }

    /** Returns the benchmark in the middle of a block. */
    OptionalInt half() {
        for (int benchmark = 0; benchmark < ended.length; benchmark++) {
            if (!ended[benchmark] && isHalf(benchmark)) {
                return OptionalInt.of(benchmark);
            }
        }
        return OptionalInt.empty();
    }

    /** Returns the number of the side that runs the next fork of a benchmark. */
    int next(int benchmark) {
        int baseline = SIDES * benchmark;
        if (isHalf(benchmark)) {
            return forks[baseline] < forks[baseline + 1] ? baseline : baseline + 1;
        }
        return baseline + (candidateBegins(benchmark, blocks(benchmark)) ? 1 : 0);
    }

    private boolean candidateBegins(int benchmark, int block) {
        SplittableRandom random = new SplittableRandom(seed + benchmark);
        boolean firstOfTwo = false;
        for (int i = 0; i <= block; i += SIDES) {
            firstOfTwo = random.nextBoolean();
        }
        return block % SIDES == 0 ? firstOfTwo : !firstOfTwo;
    }

    /** Counts a fork; the last fork of either side ends both. */
    void forkEnded(int number, ForkEnd end) {
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
