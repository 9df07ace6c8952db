package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;

/**
 * One fork of each benchmark, then the next one of each that has not ended. What the machine does in one part of the
 * run lands on all benchmarks alike, and a run that is interrupted has something of everything.
 *
 * <p>Warmup forks count for nothing: a benchmark's run directly before the first of its forks that is measured.
 */
public final class Rounds implements Schedule {

    private final int[] forks;
    private final OpenBenchmarks open;

    /**
     * Benchmarks without a fork so far.
     *
     * @param benchmarks how many, 0 or more
     */
    public Rounds(int benchmarks) {
        forks = new int[benchmarks];
        open = new OpenBenchmarks(benchmarks, benchmark -> forks[benchmark]);
    }

    @Override
    public OptionalInt next() {
        return open.first();
    }

    @Override
    public void forkEnded(int benchmark, ForkEnd end) {
        open.forkEnded(benchmark, end, () -> forks[benchmark] += end.isWarmup() ? 0 : 1);
    }
}
