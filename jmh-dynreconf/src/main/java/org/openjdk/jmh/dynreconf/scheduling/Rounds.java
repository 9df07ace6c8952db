package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;

/**
 * Runs one fork of each benchmark, then the next one of each that has not ended. A disturbance of the machine affects
 * all benchmarks alike, and an interrupted run has results of all benchmarks.
 *
 * <p>Warmup forks do not count: those of a benchmark run directly before its first measured fork.
 */
public final class Rounds implements Schedule {

    private final int[] forks;
    private final OpenBenchmarks open;

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
