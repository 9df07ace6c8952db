package org.openjdk.jmh.results.partitions;

import java.util.Objects;

/** A benchmark of a suite, with mode and parameters, as all machines of the suite see it. Immutable. */
public final class SuiteBenchmark {

    /** The name with mode and parameters, as results are named. */
    public final String name;
    /** The number of measured forks on all machines together; 0 if the benchmark runs once, in the host. */
    public final int forks;
    /** All that must be the same on all machines, in one line. */
    public final String settings;
    /** The expected duration of a measured fork. */
    final double forkSeconds;
    /** The expected duration of all forks, with warmup forks. */
    final double seconds;

    public SuiteBenchmark(String name, int forks, String settings, double forkSeconds, double seconds) {
        this.name = Objects.requireNonNull(name, "name");
        this.forks = forks;
        this.settings = Objects.requireNonNull(settings, "settings");
        this.forkSeconds = forkSeconds;
        this.seconds = seconds;
    }

    /** Returns the number of units of work: forks, or one run in the host. */
    int runs() {
        return Math.max(1, forks);
    }
}
