package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;

/** Runs all forks of a benchmark, then those of the next: JMH's own order. */
public final class OneByOne implements Schedule {

    private final OpenBenchmarks open;

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
