package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;

/** All forks of a benchmark, then those of the next: the order in which JMH runs benchmarks by itself. */
public final class OneByOne implements Schedule {

    private final OpenBenchmarks open;

    /**
     * Benchmarks without a fork so far.
     *
     * @param benchmarks how many, 0 or more
     */
    public OneByOne(int benchmarks) {
        open = new OpenBenchmarks(benchmarks, benchmark -> 0);
    }

    @Override
    public OptionalInt next() {
        return open.first();
    }

    @Override
    public void forkEnded(int benchmark, ForkEnd end) {
        open.forkEnded(benchmark, end, () -> {
        });
    }
}
