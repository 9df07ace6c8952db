package org.openjdk.jmh.results.partitions;

import java.util.Objects;

/** One benchmark of a suite, with mode and parameters, as all machines of the suite see it. Immutable. */
public final class SuiteBenchmark {

    private final String name;
    private final int forks;
    private final String settings;
    private final double forkSeconds;
    private final double seconds;

    /**
     * A benchmark.
     *
     * @param name         with mode and parameters, as results are named
     * @param forks        that are measured; 0 where it runs once, in the host
     * @param settings     all that has to be the same on all machines
     * @param forkSeconds  that a measured fork is expected to take
     * @param seconds      that all of it is expected to take on one machine, with warmup forks
     */
    public SuiteBenchmark(String name, int forks, String settings, double forkSeconds, double seconds) {
        this.name = Objects.requireNonNull(name, "name");
        this.forks = forks;
        this.settings = Objects.requireNonNull(settings, "settings");
        this.forkSeconds = forkSeconds;
        this.seconds = seconds;
    }

    /** Returns the name: with mode and parameters. */
    public String name() {
        return name;
    }

    /** Returns how many forks are measured on all machines together; 0 where it runs once, in the host. */
    public int forks() {
        return forks;
    }

    /** What it gives a machine to do, counted like forks. */
    int runs() {
        return Math.max(1, forks);
    }

    /** Returns how it is run: one line, equal on all machines. */
    public String settings() {
        return settings;
    }

    double forkSeconds() {
        return forkSeconds;
    }

    double seconds() {
        return seconds;
    }
}
